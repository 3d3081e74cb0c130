"""A blog beside the site."""

from collections.abc import Iterator

import pytest

from tests import blog
from tests.blog import Blog


@pytest.fixture(scope="module")
def posts() -> Iterator[Blog]:
    """Open a blog on another origin than ours."""
    yield from blog.opened("127.0.0.1")


@pytest.fixture(scope="module")
def posts_without_storage() -> Iterator[Blog]:
    """Open a blog on another site than ours, whose frames can be refused their storage."""
    yield from blog.opened("localhost")
