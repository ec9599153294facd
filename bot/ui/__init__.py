"""All that people see: values become text, components and pictures. Decides nothing and saves nothing."""
