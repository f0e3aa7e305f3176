"""Compile the engine where a C compiler is at hand; where none is, the same files run interpreted.

NAQALA_COMPILE=must makes a failure to compile fatal, NAQALA_COMPILE=no does not try.
"""

import os
import sys
from pathlib import Path
from textwrap import shorten

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

HERE = Path(__file__).resolve().parent
BUILD = Path(".build")
RULES = Path("docs", "rules.md")
COMPILED = ("src/naqala/engine", "src/naqala/bots/mind", "src/naqala/bots/study")
LIBRARIES = {".so", ".pyd"}
WISH = os.environ.get("NAQALA_COMPILE", "")

# pip asks for metadata twice before it builds, and that needs no C.  An editable install stays
# interpreted: a library compiled in place would shadow the sources it came from.
NOT_COMPILING = {"egg_info", "dist_info", "editable_wheel", "sdist"}


class FreshSources(build_py):
    """Keeps the libraries of the last build, so that unchanged C is not compiled again, and nothing else of it.

    A copy of the rules goes into the package; an editable install reads the original.
    """

    def run(self) -> None:
        for old in Path(self.build_lib).rglob("*"):
            if old.is_file() and old.suffix not in LIBRARIES:
                old.unlink()
        super().run()
        if not self.editable_mode:
            self.copy_file(str(RULES), str(Path(self.build_lib, "naqala", RULES.name)))

    def get_source_files(self) -> list[str]:
        return [*super().get_source_files(), str(RULES)]


class OptionalLibraries(build_ext):
    def run(self) -> None:
        try:
            super().run()
        except Exception as failure:  # a compiler can be missing or broken in many ways
            if WISH == "must":
                raise
            reason = shorten(str(failure), 160)
            print(f"naqala: not compiled, the engine will run interpreted: {reason}", file=sys.stderr)
            self.extensions = []
        wanted = {Path(library) for library in self.get_outputs()}
        for library in Path(self.build_lib).rglob("*"):
            if library.suffix in LIBRARIES and library not in wanted:
                library.unlink()


def is_hot(module: Path) -> bool:
    """The notation would double the time to compile; a bot is asked but once a decision."""
    return "notation" not in module.parts and module.name != "bot.py"


def libraries() -> list[Extension]:
    if WISH == "no" or NOT_COMPILING.intersection(sys.argv):
        return []
    from mypyc.build import mypycify

    modules = sorted(str(module) for room in COMPILED for module in Path(room).rglob("*.py") if is_hot(module))
    extensions: list[Extension] = mypycify(
        ["--strict", *modules], group_name="naqala", opt_level="3", debug_level="0", target_dir=str(BUILD / "c")
    )
    flags = []
    if sys.platform == "linux":
        # Calls inside the library are 1.5 times as quick; a warning of a compiler yet to come is no error.
        flags = ["-fno-semantic-interposition", "-Wno-error"]
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]
    return extensions


os.chdir(HERE)
BUILD.mkdir(exist_ok=True)
setup(
    ext_modules=libraries(),
    cmdclass={"build_py": FreshSources, "build_ext": OptionalLibraries},
    options={"build": {"build_base": str(BUILD / "setuptools")}, "egg_info": {"egg_base": str(BUILD)}},
)
