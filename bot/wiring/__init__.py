"""The composition root: all real parts are created and connected here, and nowhere else."""
