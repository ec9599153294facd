"""Cards, moments, links, hands, complaints and command descriptions as text."""
