"""deploy/: what can be known of it without containers."""

import json
import re
import tomllib
from ipaddress import IPv4Address, IPv4Network

import pytest
import yaml
from packaging.requirements import Requirement
from tests.package.conftest import REPOSITORY

from royaumes.cli.arguments.parser import Parser
from royaumes.cli.server.serve import add_arguments
from royaumes.messages import Catalogue, Words

DEPLOY = REPOSITORY / "deploy"
COMPOSE = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
TABLES = {name: about for name, about in COMPOSE["services"].items() if name.startswith("table-")}


def text(name):
    return (DEPLOY / name).read_text("utf-8")


def started(command):
    """How `royaumes serve` reads what a container is started with."""
    entry = re.search(r"^ENTRYPOINT (\[.*\])$", text("Containerfile"), re.MULTILINE)
    assert entry is not None
    program, verb, *rest = yaml.safe_load(entry[1])
    assert (program, verb) == ("royaumes", "serve")
    parser = Parser(Words(Catalogue("en")), "royaumes serve", "cli-serve-about", "cli-serve-examples")
    add_arguments(parser)
    return parser.parse_args([*rest, *command])


def test_two_servers_that_differ_in_their_names_alone():
    assert len(TABLES) == 2
    for name, about in TABLES.items():
        args = started(about["command"])
        assert (args.internal, about["hostname"], args.port) == (name, name, 8711)
        assert args.proxy == [COMPOSE["services"]["proxy"]["networks"]["inside"]["ipv4_address"]]
    plain = [
        {key: value for key, value in about.items() if key not in ("hostname", "command")}
        for about in TABLES.values()
    ]
    assert plain[0] == plain[1]


def test_only_the_proxy_can_be_reached_and_it_knows_both():
    assert [name for name, about in COMPOSE["services"].items() if "ports" in about] == ["proxy"]
    assert all(f"{name}:8711" in text("Caddyfile") for name in TABLES)


def test_no_other_container_can_be_given_the_address_of_the_proxy():
    (inside,) = COMPOSE["networks"]["inside"]["ipam"]["config"]
    whole, others = IPv4Network(inside["subnet"]), IPv4Network(inside["ip_range"])
    proxy = IPv4Address(COMPOSE["services"]["proxy"]["networks"]["inside"]["ipv4_address"])
    assert others.subnet_of(whole) and proxy in whole and proxy not in others
    assert proxy != next(whole.hosts())  # that is the gateway's


def test_browsers_are_told_to_stay_with_tls():
    secure = 'Strict-Transport-Security "max-age=31536000"'
    assert f"header {secure}" in text("Caddyfile") and f"add_header {secure} always;" in text("nginx.conf")


def test_no_secret_and_no_newest_image():
    assert not re.search(r"^[A-Z_]+=.+$", text("environment.example"), re.MULTILINE)
    named = set(re.findall(r"^([A-Z_]+)=", text("environment.example"), re.MULTILINE))
    assert set(re.findall(r"\$\{([A-Z_]+)", text("compose.yaml"))) == named
    images = re.findall(r"(?:FROM|image:) (docker\.io\S+)", text("Containerfile") + text("compose.yaml"))
    assert len(images) == 5 and all(re.search(r":\d", image) for image in images)


def test_the_image_installs_what_its_machine_code_needs():
    """The wheel is compiled, and installed without what it requires."""
    project = tomllib.loads((REPOSITORY / "pyproject.toml").read_text("utf-8"))["project"]
    needed = {Requirement(need).name for need in project["optional-dependencies"]["fast"]} - {"mypy"}
    installed = re.search(r"pip install .*--no-deps (.*\.whl)", text("Containerfile"))
    assert needed and installed and needed <= set(installed[1].split())


@pytest.mark.parametrize("name", ["constraints.txt", "requirements.txt"])
def test_what_the_image_is_built_from_is_there(name):
    assert name in text("Containerfile") and (REPOSITORY / name).is_file()
    assert (REPOSITORY / COMPOSE["x-table"]["build"]["dockerfile"]).is_file()


def test_what_builds_and_tests_cannot_be_exchanged_under_its_name():
    workflow = (REPOSITORY / ".github" / "workflows" / "ci.yml").read_text("utf-8")
    used = re.findall(r"uses: (\S+)", workflow)
    assert used and all(re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40}", one) for one in used)
    packages = json.loads((REPOSITORY / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    assert all("integrity" in about for name, about in packages.items() if name)
