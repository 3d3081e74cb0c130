"""Mutation testing: `python -m tools.mutation engine`, `page` or `styles`."""

import importlib
import sys

PROGRAMS = ("engine", "page", "styles")


def main() -> int:
    """Run the program that the first argument names."""
    if sys.argv[1:2] not in ([name] for name in PROGRAMS):
        print(f"usage: python -m tools.mutation {'|'.join(PROGRAMS)}", file=sys.stderr)
        return 2
    status: int = importlib.import_module(f"tools.mutation.{sys.argv[1]}").main(sys.argv[2:])
    return status


if __name__ == "__main__":
    sys.exit(main())
