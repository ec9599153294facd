"""Code that draws pictures from shapes, text and cards."""
