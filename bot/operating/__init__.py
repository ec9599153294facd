"""How the bot is doing, for whoever runs it: its log, its figures, and the page that shows them to this machine.

``logs``     what a line looks like and where it goes; the token stands in none
``faults``   counts the errors that are logged
``figures``  what is counted and measured
``tables``   the tables, counted
``traffic``  clicks, commands and the requests to Discord, counted
``page``     the figures for Prometheus, on the loopback address alone
``monitor``  all of it together, as the composition root and a moderator's look at the bot's health need it
"""
