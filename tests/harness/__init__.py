"""The helpers of the tests, in folders named like those of the tests that they help.

``discord``, ``local_discord``, ``demo``, ``faults`` and ``fleet`` run the bot: on a simulated Discord, on a Discord
over sockets, in a browser, against a Discord that fails, in several processes. ``tables``, ``tournaments`` and
``use_cases`` run one of them with doubles around it. ``oracle`` and ``fairness`` check hands and proofs without using
the bot's own rules. The modules at the top start processes, share tests out to workers, and read the project's code.
"""
