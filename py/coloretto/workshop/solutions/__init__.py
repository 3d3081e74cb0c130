"""Our solutions of the tasks: programs to read, which run in a cage as those of learners do."""
