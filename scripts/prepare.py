"""Make .venv ready, as far as it is not: `prepare.py run|dev [package|compiled]`.

run      what Naqala is built with and runs on (requirements.lock)
dev      that, and what it is checked with (requirements-dev.lock)
package  Naqala itself, compiled if that can be done
compiled the same, and it is an error if it cannot

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
LOCKS = {"run": ROOT / "requirements.lock", "dev": ROOT / "requirements-dev.lock"}


def main() -> None:
    if sys.version_info < (3, 11):
        found = sys.version.split()[0]
        give_up(f"Naqala needs Python 3.11 or newer; this is {found}. Name a newer one: make … PYTHON=python3.12")
    needs, *package = sys.argv[1:]
    BUILD.mkdir(exist_ok=True)
    make_venv()
    install_locked(needs)
    if package:
        install_package(must_be_compiled=package == ["compiled"])


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
    files = sorted(file for file in folder.rglob("*") if file.is_file() and "__pycache__" not in file.parts)
    return [part for file in files for part in (str(file), file.read_bytes())]


def is_compiled() -> bool:
    return any(name.startswith("naqala__mypyc") for wheel in WHEELS.glob("*.whl") for name in ZipFile(wheel).namelist())


def install_from_debian(part: str, trouble: str, *, fatal: bool = True) -> None:
    package = f"python{sys.version_info.major}.{sys.version_info.minor}-{part}"
    debian = Path("/etc/debian_version").exists() and sys.base_prefix == "/usr"
    if debian and os.geteuid() == 0:
        say(f"Installing {package} …")
        run("apt-get", "update")
        run("apt-get", "install", "-y", "--no-install-recommends", package, DEBIAN_FRONTEND="noninteractive")
        return
    remedy = f"sudo apt-get install {package}" if debian else f"install it for {sys.executable}"
    if fatal:
        give_up(f"{trouble}: {remedy}")
    say(f"{trouble}: {remedy}")


def run(*command: "str | Path", **environment: str) -> str:
    with LOG.open("wb") as log:
        done = subprocess.run(
            [str(word) for word in command],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            cwd=ROOT,
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
