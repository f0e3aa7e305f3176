"""Sets up .venv and builds the page: `prepare.py run|dev [web|page] [package|compiled] [browser]`.

run      installs the packages that Naqala needs to build and run (requirements.lock)
dev      installs these and the tools for development (requirements-dev.lock)
web      installs the tools for the page (web/package-lock.json)
page     builds the page into the package, with no more tools than that needs
package  builds and installs Naqala, compiled if possible
compiled the same, but fails if it cannot be compiled
browser  makes sure that there is a Chromium for the tests

Uses only the standard library. Steps that are up to date are skipped: each writes a stamp file with a digest of
everything it depends on. The page is built while Python packages are installed.
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn
from zipfile import ZipFile

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
BUILD = ROOT / ".build"
COMPILED_PACKAGES = [ROOT / "src" / "naqala" / package for package in ("engine", "bots")]
WHEELS = BUILD / "wheel"
LOGS = BUILD / "logs"
WHEEL_FILES = [
    *[ROOT / name for name in ("pyproject.toml", "README.md", "setup.py")],
    *sorted(ROOT.glob("docs/rules*.md")),
]
WEB = ROOT / "web"
PAGE = ROOT / "src" / "naqala" / "server" / "page"
LOCALES = ROOT / "src" / "naqala" / "locales"
TEXT_KEYS = WEB / "src" / "texts" / "messages.ts"  # written by the build, from the texts
PAGE_SOURCES = (
    "src", "public", "scripts", "index.html",
    "package.json", "package-lock.json", "tsconfig.json", "vite.config.ts", "svelte.config.js",
)  # fmt: skip
MIN_NODE = 20
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
DEBIAN_VERSION = Path("/etc/debian_version")
LOCKS = {"run": ROOT / "requirements.lock", "dev": ROOT / "requirements-dev.lock"}
STARTED = time.monotonic()
ONE_AT_A_TIME = threading.Lock()  # Debian's package manager


def main() -> None:
    if sys.version_info < (3, 11):
        found = sys.version.split()[0]
        give_up(f"Naqala needs Python 3.11 or newer; this is {found}. Choose another one: make … PYTHON=python3.12")
    lock, *parts = sys.argv[1:]
    LOGS.mkdir(parents=True, exist_ok=True)
    if not VENV.exists():
        say("The first set-up takes a minute or two, and longer on a slow network.")
    with ThreadPoolExecutor() as lanes:
        page = lanes.submit(prepare_page, parts)
        make_venv()
        install_locked(lock)
        page.result()
    if "package" in parts or "compiled" in parts:
        install_package(must_be_compiled="compiled" in parts)
    if "browser" in parts:
        find_browser()


def prepare_page(parts: list[str]) -> None:
    if "web" in parts:
        install_web("web")
    if "page" in parts:
        install_web("page", "--omit=dev")
        build_page()


def make_venv() -> None:
    stamp = VENV / "python.stamp"
    digest = digest_of(sys.version, sys.base_prefix, str(ROOT))  # a venv breaks if its Python or its folder moves
    if is_fresh(stamp, digest):
        return
    if importlib.util.find_spec("ensurepip") is None:
        install_from_debian("venv", "Python's venv module is missing")
    with step("Creating .venv"):
        shutil.rmtree(VENV, ignore_errors=True)
        run(sys.executable, "-m", "venv", VENV)
    stamp.write_text(digest)


def install_locked(lock: str) -> None:
    digest = digest_of(LOCKS[lock].read_bytes())
    stamp = VENV / f"{lock}.stamp"
    if is_fresh(stamp, digest):
        return
    with step("Installing Python packages"):
        run(PYTHON, "-m", "pip", "install", "--require-hashes", "-r", LOCKS[lock])
    stamp.write_text(digest)
    if lock == "dev":  # contains everything in the run lock
        (VENV / "run.stamp").write_text(digest_of(LOCKS["run"].read_bytes()))


def install_web(part: str, *options: str) -> None:
    stamps = {name: WEB / "node_modules" / f"{name}.stamp" for name in (part, "web")}  # web contains the other part
    digest = digest_of((WEB / "package-lock.json").read_bytes(), (WEB / "package.json").read_bytes())
    if any(is_fresh(stamp, digest) for stamp in stamps.values()):
        return
    find_node()
    with step("Installing the tools of the page"):
        run("npm", "ci", "--no-fund", "--no-audit", *options, folder=WEB)
    stamps[part].write_text(digest)


def find_node() -> None:
    """Make sure that Node and npm are installed; on Debian install them if they are missing."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        install_debian_packages("Node and npm are missing, which build the page", "nodejs", "npm")
    found = run("node", "--version").strip()
    if int(found.lstrip("v").split(".")[0]) < MIN_NODE:
        give_up(f"Building the page needs Node {MIN_NODE} or newer; this is {found}. Install a newer version.")


def build_page() -> None:
    stamp = BUILD / "page.stamp"
    sources = [*(WEB / file for file in PAGE_SOURCES), LOCALES]
    digest = digest_of(*[part for file in sources for part in contents(file)])
    if is_fresh(stamp, digest) and (PAGE / "index.html").exists():
        return
    with step("Building the page"):
        output = run("npm", "run", "build", folder=WEB)
    say("\n".join(line for line in output.splitlines() if line.startswith("First visit")))
    stamp.write_text(digest)


def find_browser() -> None:
    if any(shutil.which(name) for name in BROWSERS):
        return
    install_debian_packages("The tests of the page need Chromium or Chrome, which is missing", "chromium")


def install_package(*, must_be_compiled: bool) -> None:
    compile_ = "must" if must_be_compiled else os.environ.get("NAQALA_COMPILE", "")
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    digest = digest_of(
        *contents(ROOT / "src"),
        *(file.read_bytes() for file in (*WHEEL_FILES, LOCKS["run"])),
        str(shutil.which(compiler.split()[0])),
        str(compile_ == "no"),
    )
    stamp = VENV / "package.stamp"
    if is_fresh(stamp, digest) and (compile_ != "must" or is_compiled()):
        return
    stamp.unlink(missing_ok=True)
    build_wheel(compile_)
    with step("Installing Naqala"):
        run(PYTHON, "-m", "pip", "install", "--no-deps", "--no-index", "--force-reinstall", *WHEELS.glob("*.whl"))
    stamp.write_text(digest)


def build_wheel(compile_: str) -> None:
    if compile_ != "no" and not Path(sysconfig.get_path("include"), "Python.h").exists():
        install_from_debian("dev", "Python.h is missing, which the compiler needs", fatal=compile_ == "must")
    engine = digest_of(sys.version, *(part for package in COMPILED_PACKAGES for part in contents(package)))
    stamp = BUILD / "engine.stamp"
    shutil.rmtree(WHEELS, ignore_errors=True)
    pip_wheel = (PYTHON, "-m", "pip", "wheel", "-v", "--no-deps", "--no-build-isolation", "--no-index", "-w", WHEELS)
    with step("Building the wheel" if is_fresh(stamp, engine) or compile_ == "no" else "Compiling (about a minute)"):
        output = run(*pip_wheel, ROOT, NAQALA_COMPILE=compile_)
    if is_compiled():
        stamp.write_text(engine)
        return
    for line in output.splitlines():
        if "naqala: not compiled" in line:  # setup.py prints the reason
            say(line.strip())
    say("The engine is not compiled. It runs interpreted, about fifty times slower.")


def contents(folder: Path) -> "list[str | bytes]":
    if folder.is_file():
        return [str(folder), folder.read_bytes()]
    files = sorted(file for file in folder.rglob("*") if file.is_file() and "__pycache__" not in file.parts)
    files = [file for file in files if file != TEXT_KEYS]
    return [part for file in files for part in (str(file), file.read_bytes())]


def is_compiled() -> bool:
    return any(name.startswith("naqala__mypyc") for wheel in WHEELS.glob("*.whl") for name in ZipFile(wheel).namelist())


def install_from_debian(part: str, problem: str, *, fatal: bool = True) -> None:
    package = f"python{sys.version_info.major}.{sys.version_info.minor}-{part}"
    debian = DEBIAN_VERSION.exists() and sys.base_prefix == "/usr"
    if debian and os.geteuid() == 0:
        apt_install(package)
        return
    remedy = f"sudo apt-get install {package}" if debian else f"install it for {sys.executable}"
    if fatal:
        give_up(f"{problem}: {remedy}")
    say(f"{problem}: {remedy}")


def install_debian_packages(problem: str, *packages: str) -> None:
    if not DEBIAN_VERSION.exists():
        give_up(f"{problem}: install {' and '.join(packages)} and try again.")
    if os.geteuid() != 0:
        give_up(f"{problem}: sudo apt-get install {' '.join(packages)}")
    apt_install(*packages)


def apt_install(*packages: str) -> None:
    with ONE_AT_A_TIME, step(f"Installing {' and '.join(packages)}"):
        run("apt-get", "update")
        run("apt-get", "install", "-y", "--no-install-recommends", *packages, DEBIAN_FRONTEND="noninteractive")


def run(*command: "str | Path", folder: Path = ROOT, **environment: str) -> str:
    file = LOGS / f"{Path(command[0]).name}.log"
    with file.open("wb") as log:
        done = subprocess.run(
            [str(word) for word in command],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            cwd=folder,
            env={**os.environ, **environment},
            check=False,
        )
    output = file.read_text(errors="replace")
    if done.returncode != 0:
        say(output)
        give_up(f"Command failed: {' '.join(str(word) for word in command)}")
    return output


def is_fresh(stamp: Path, digest: str) -> bool:
    return stamp.exists() and stamp.read_text() == digest


def digest_of(*parts: "str | bytes") -> str:
    digest = hashlib.sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        digest.update(b"%d:" % len(data) + data)
    return digest.hexdigest()


@contextmanager
def step(what: str) -> Iterator[None]:
    """Say what begins and, when it is done, how long it took."""
    started = time.monotonic()
    say(f"{since(STARTED):>6}  {what} …")
    yield
    say(f"{since(STARTED):>6}  {what}: done in {since(started)}")


def since(moment: float) -> str:
    return f"{time.monotonic() - moment:.0f} s"


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def give_up(line: str) -> NoReturn:
    sys.exit(line)


if __name__ == "__main__":
    main()
