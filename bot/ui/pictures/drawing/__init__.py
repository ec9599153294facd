"""The composition of pictures from shapes, letters and cards."""
