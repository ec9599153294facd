"""Operation of the bot: start and stop, the log, figures for monitoring, and the health report.

``startup``       checks before the bot connects to Discord, and the disconnect
``lifetime``      runs a service until it is stopped
``failed_starts`` delays starts after failed ones, longer each time
``fleet``         connects to the other parts, if the process is one of several
``doctor``        the checks of the machine, the database and Discord's permissions, for the host
``overview``      facts about each part of the bot, for the host
``logs``          the format and destinations of the log; no line contains the token
``error_count``   counts the errors that are logged
``figures``       counters and gauges for Prometheus
``table_counts``  counts the tables
``decks_ahead``   has decks to seal made ahead in another process, when many are needed
``deck_process``  that process
``traffic``       counts clicks, commands and the requests to Discord
``metrics_page``  the HTTP page for Prometheus, by default on the loopback address only
``monitor``       all figures together, for the health report to moderators
"""
