"""Small tools without any poker that every part may use."""
