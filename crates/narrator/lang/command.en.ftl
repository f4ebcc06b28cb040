# Words of the command line.

command-error = error
