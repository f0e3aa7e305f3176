"""Make .venv and the page ready, as far as they are not: `prepare.py run|dev [web|page] [package|compiled] [browser]`.

run      what Naqala is built with and runs on (requirements.lock)
dev      that, and what it is checked with (requirements-dev.lock)
web      what the page is built and checked with (web/package-lock.json)
page     the page itself, built into the package
package  Naqala itself, compiled if that can be done
compiled the same, and it is an error if it cannot
browser  a Chromium for the tests

Needs nothing but Python's own library.  Each stamp holds a digest of all that its step depends on.
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import NoReturn
from zipfile import ZipFile

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
BUILD = ROOT / ".build"
COMPILED = [ROOT / "src" / "naqala" / room for room in ("engine", "bots")]
WHEELS = BUILD / "wheel"
LOG = BUILD / "log"
PACKED = [ROOT / name for name in ("pyproject.toml", "README.md", "setup.py", "docs/rules.md")]
WEB = ROOT / "web"
PAGE = ROOT / "src" / "naqala" / "table" / "page"
PAGE_SOURCES = (
    "src", "public", "scripts", "index.html",
    "package.json", "package-lock.json", "tsconfig.json", "vite.config.ts", "svelte.config.js",
)  # fmt: skip
NODE = 20
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
DEBIAN = Path("/etc/debian_version")
LOCKS = {"run": ROOT / "requirements.lock", "dev": ROOT / "requirements-dev.lock"}


def main() -> None:
    if sys.version_info < (3, 11):
        found = sys.version.split()[0]
        give_up(f"Naqala needs Python 3.11 or newer; this is {found}. Name a newer one: make … PYTHON=python3.12")
    needs, *parts = sys.argv[1:]
    BUILD.mkdir(exist_ok=True)
    make_venv()
    install_locked(needs)
    if "web" in parts or "page" in parts:
        install_web()
    if "page" in parts:
        build_page()
    if "package" in parts or "compiled" in parts:
        install_package(must_be_compiled="compiled" in parts)
    if "browser" in parts:
        find_browser()


def make_venv() -> None:
    stamp = VENV / "python.stamp"
    digest = digest_of(sys.version, sys.base_prefix, str(ROOT))  # a venv breaks when its Python or its folder moves
    if is_fresh(stamp, digest):
        return
    if importlib.util.find_spec("ensurepip") is None:
        install_from_debian("venv", "Python's venv module is missing")
    say("Making .venv …")
    shutil.rmtree(VENV, ignore_errors=True)
    run(sys.executable, "-m", "venv", VENV)
    stamp.write_text(digest)


def install_locked(needs: str) -> None:
    digest = digest_of(LOCKS[needs].read_bytes())
    stamp = VENV / f"{needs}.stamp"
    if is_fresh(stamp, digest):
        return
    say("Installing the packages Naqala needs …")
    run(PYTHON, "-m", "pip", "install", "--require-hashes", "-r", LOCKS[needs])
    stamp.write_text(digest)
    if needs == "dev":  # which holds all that run does
        (VENV / "run.stamp").write_text(digest_of(LOCKS["run"].read_bytes()))


def install_web() -> None:
    stamp = WEB / "node_modules" / "naqala.stamp"
    digest = digest_of((WEB / "package-lock.json").read_bytes(), (WEB / "package.json").read_bytes())
    if is_fresh(stamp, digest):
        return
    find_node()
    say("Installing what the page is built with …")
    run("npm", "ci", "--no-fund", "--no-audit", folder=WEB)
    stamp.write_text(digest)


def find_node() -> None:
    """Node 20 or newer, with npm; Debian's if none is there."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        install_debian_packages("Node and npm, which the page is built with, are missing", "nodejs", "npm")
    found = run("node", "--version").strip()
    if int(found.lstrip("v").split(".")[0]) < NODE:
        give_up(f"The page is built with Node {NODE} or newer; this is {found}. Install a newer one and try again.")


def build_page() -> None:
    stamp = BUILD / "page.stamp"
    digest = digest_of(*[part for file in PAGE_SOURCES for part in contents(WEB / file)])
    if is_fresh(stamp, digest) and (PAGE / "index.html").exists():
        return
    say("Building the page …")
    told = run("npm", "run", "build", folder=WEB)
    say(next((line for line in told.splitlines() if line.startswith("First load")), "The page is built."))
    stamp.write_text(digest)


def find_browser() -> None:
    if any(shutil.which(name) for name in BROWSERS):
        return
    install_debian_packages("No Chromium or Chrome, which the tests of the page need, is found", "chromium")


def install_package(*, must_be_compiled: bool) -> None:
    wish = "must" if must_be_compiled else os.environ.get("NAQALA_COMPILE", "")
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    digest = digest_of(
        *contents(ROOT / "src"),
        *(file.read_bytes() for file in (*PACKED, LOCKS["run"])),
        str(shutil.which(compiler.split()[0])),
        str(wish == "no"),
    )
    stamp = VENV / "package.stamp"
    if is_fresh(stamp, digest) and (wish != "must" or is_compiled()):
        return
    stamp.unlink(missing_ok=True)
    build_wheel(wish)
    run(PYTHON, "-m", "pip", "install", "--no-deps", "--no-index", "--force-reinstall", *WHEELS.glob("*.whl"))
    stamp.write_text(digest)


def build_wheel(wish: str) -> None:
    if wish != "no" and not Path(sysconfig.get_path("include"), "Python.h").exists():
        install_from_debian("dev", "Python.h, which compiling needs, is missing", fatal=wish == "must")
    engine = digest_of(sys.version, *(part for room in COMPILED for part in contents(room)))
    stamp = BUILD / "engine.stamp"
    say("Packing Naqala …" if is_fresh(stamp, engine) or wish == "no" else "Compiling (two or three minutes) …")
    shutil.rmtree(WHEELS, ignore_errors=True)
    told = run(
        *(PYTHON, "-m", "pip", "wheel", "-v", "--no-deps", "--no-build-isolation", "--no-index", "-w", WHEELS, ROOT),
        NAQALA_COMPILE=wish,
    )
    if is_compiled():
        stamp.write_text(engine)
        return
    for line in told.splitlines():
        if "naqala: not compiled" in line:  # setup.py says why
            say(line.strip())
    say("The engine is not compiled: it runs interpreted, some fifty times slower.")


def contents(folder: Path) -> "list[str | bytes]":
    if folder.is_file():
        return [str(folder), folder.read_bytes()]
    files = sorted(file for file in folder.rglob("*") if file.is_file() and "__pycache__" not in file.parts)
    return [part for file in files for part in (str(file), file.read_bytes())]


def is_compiled() -> bool:
    return any(name.startswith("naqala__mypyc") for wheel in WHEELS.glob("*.whl") for name in ZipFile(wheel).namelist())


def install_from_debian(part: str, trouble: str, *, fatal: bool = True) -> None:
    package = f"python{sys.version_info.major}.{sys.version_info.minor}-{part}"
    debian = DEBIAN.exists() and sys.base_prefix == "/usr"
    if debian and os.geteuid() == 0:
        apt_install(package)
        return
    remedy = f"sudo apt-get install {package}" if debian else f"install it for {sys.executable}"
    if fatal:
        give_up(f"{trouble}: {remedy}")
    say(f"{trouble}: {remedy}")


def install_debian_packages(trouble: str, *packages: str) -> None:
    if not DEBIAN.exists():
        give_up(f"{trouble}: install {' and '.join(packages)} and try again.")
    if os.geteuid() != 0:
        give_up(f"{trouble}: sudo apt-get install {' '.join(packages)}")
    apt_install(*packages)


def apt_install(*packages: str) -> None:
    say(f"Installing {' and '.join(packages)} …")
    run("apt-get", "update")
    run("apt-get", "install", "-y", "--no-install-recommends", *packages, DEBIAN_FRONTEND="noninteractive")


def run(*command: "str | Path", folder: Path = ROOT, **environment: str) -> str:
    with LOG.open("wb") as log:
        done = subprocess.run(
            [str(word) for word in command],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            cwd=folder,
            env={**os.environ, **environment},
            check=False,
        )
    told = LOG.read_text(errors="replace")
    if done.returncode != 0:
        say(told)
        give_up(f"This failed: {' '.join(str(word) for word in command)}")
    return told


def is_fresh(stamp: Path, digest: str) -> bool:
    return stamp.exists() and stamp.read_text() == digest


def digest_of(*parts: "str | bytes") -> str:
    whole = hashlib.sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        whole.update(b"%d:" % len(data) + data)
    return whole.hexdigest()


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def give_up(line: str) -> NoReturn:
    sys.exit(line)


if __name__ == "__main__":
    main()
