"""The tutor who guides players through their first hands."""
