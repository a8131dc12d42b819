"""Reading the arguments of a command, in the language of the person who types them."""
