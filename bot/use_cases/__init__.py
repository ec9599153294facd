"""The use cases: deciding who may do what, and carrying it out, without any knowledge of Discord."""
