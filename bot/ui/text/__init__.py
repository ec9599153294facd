"""Small texts that many messages use: cards, times, links, hands, complaints and command descriptions."""
