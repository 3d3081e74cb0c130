"""Games as one-line text, for people, and as JSON, for programs."""
