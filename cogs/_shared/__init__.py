"""Options, fixed choices and autocomplete that several commands share."""
