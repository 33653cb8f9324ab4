// G18: nothing is left but this line.
