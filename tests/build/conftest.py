"""The build that tests of the group "build" share, so that one worker builds it once."""

import pytest

from tests.build.support.known_build import KnownBuild, build_known


@pytest.fixture(scope="session")
def known_build(tmp_path_factory: pytest.TempPathFactory) -> KnownBuild:
    """Build a site that knows its own address."""
    return build_known(tmp_path_factory.mktemp("known"))
