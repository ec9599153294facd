"""Cards, times, links, hands, complaints and command descriptions as text."""
