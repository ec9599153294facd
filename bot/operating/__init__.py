"""How the bot is run: how it starts and stops, its log, its figures, and the page that shows them to this machine.

``startup``       what is asked before the bot serves Discord, and the goodbye
``lifetime``      a service runs until it is told to stop
``failed_starts`` starts that fail in a row wait longer each time
``logs``          the lines of the log and where they go; the token stands in none
``error_count``   counts the errors that are logged
``figures``       counts and measures for Prometheus
``table_counts``  the tables, counted
``traffic``       clicks, commands and the requests to Discord, counted
``metrics_page``  the figures for Prometheus, on the loopback address alone
``monitor``       all of it together, as the composition root and a moderator's look at the bot's health need it
"""
