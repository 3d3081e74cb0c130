"""What decisions are worth and how they were made, for people who want to play better; knows no page and no text."""
