"""Use cases about finished hands: finding one, those of its evening, its odds and its proof."""
