"""The composition root: all real parts are made and connected here, and nowhere else."""
