"""The operation of the bot: its start and stop, its log and figures, and its health for host and moderators.

``startup``       checks before the bot serves Discord, and the disconnect
``lifetime``      runs a service until it is stopped
``failed_starts`` delays starts after failed ones, longer each time
``fleet``         joins the other parts, if the process is one of several
``doctor``        the checks of the machine, the file and Discord's permissions, for the host
``overview``      facts about a part for the host
``logs``          the lines of the log and where they go; none contains the token
``error_count``   counts the errors that are logged
``figures``       counts and measures for Prometheus
``table_counts``  counts the tables
``traffic``       counts clicks, commands and the requests to Discord
``metrics_page``  the figures for Prometheus, on the loopback address alone
``monitor``       all of it together, for a moderator's view of the bot's health
"""
