"""Runs the bot: starts and stops it, keeps its log and its figures, and tells its host and moderators how it is.

``startup``       what is asked before the bot serves Discord, and the goodbye
``lifetime``      a service runs until it is told to stop
``failed_starts`` starts that fail in a row wait longer each time
``fleet``         joins the other parts, where the process is one of several
``doctor``        the checks of the machine, the file and Discord's permissions, for the host
``overview``      facts that a part tells of itself to the host
``logs``          the lines of the log and where they go; the token stands in none
``error_count``   counts the errors that are logged
``figures``       counts and measures for Prometheus
``table_counts``  the tables, counted
``traffic``       clicks, commands and the requests to Discord, counted
``metrics_page``  the figures for Prometheus, on the loopback address alone
``monitor``       all of it together, for a moderator's look at the bot's health
"""
