"""The composition root: everything real is put together here, and nowhere else."""
