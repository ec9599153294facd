"""Shows people what there is: values in, words, components and pictures out. Decides nothing and saves nothing."""
