"""Games as text: one-line forms for people, JSON for programs."""
