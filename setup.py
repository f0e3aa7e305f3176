"""Build script: compiles the engine and the bots' search with mypyc if there is a C compiler.

Without a compiler the same files run interpreted. NAQALA_COMPILE=must makes a failure to compile an error;
NAQALA_COMPILE=no does not try to compile. NAQALA_BASELINE=yes adds the baseline bot of extras/baseline, compiled in the
same group: a separately compiled package would call the engine ten times as slowly.
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
RULES = [str(path.relative_to(HERE)) for path in sorted(HERE.glob("docs/rules*.md"))]  # in each language
BASELINE = Path("extras", "baseline", "naqala_baseline")
WITH_BASELINE = os.environ.get("NAQALA_BASELINE") == "yes"
COMPILED = ("src/naqala/engine", "src/naqala/bots/search", *([str(BASELINE)] if WITH_BASELINE else []))
LIBRARIES = {".so", ".pyd"}
COMPILE = os.environ.get("NAQALA_COMPILE", "")

# pip asks for metadata twice before it builds, which needs no compilation. An editable install stays
# interpreted: libraries compiled in place would hide the sources they came from.
NOT_COMPILING = {"egg_info", "dist_info", "editable_wheel", "sdist"}


class FreshSources(build_py):
    """Removes the files of the last build except its libraries, so that unchanged C code is not compiled again.

    Also copies the rules into the package; an editable install reads the original.
    """

    def run(self) -> None:
        for old in Path(self.build_lib).rglob("*"):
            if old.is_file() and old.suffix not in LIBRARIES:
                old.unlink()
        super().run()
        if not self.editable_mode:
            for rules in RULES:
                self.copy_file(rules, str(Path(self.build_lib, "naqala", Path(rules).name)))
        if WITH_BASELINE:
            self.copy_tree(str(BASELINE), str(Path(self.build_lib, BASELINE.name)))

    def get_source_files(self) -> list[str]:
        return [*super().get_source_files(), *RULES]


class OptionalLibraries(build_ext):
    def run(self) -> None:
        try:
            super().run()
        except Exception as failure:  # a compiler can be missing or broken in many ways
            if COMPILE == "must":
                raise
            reason = shorten(str(failure), 160)
            print(f"naqala: not compiled, the engine will run interpreted: {reason}", file=sys.stderr)
            self.extensions = []
        wanted = {Path(library) for library in self.get_outputs()}
        for library in Path(self.build_lib).rglob("*"):
            if library.suffix in LIBRARIES and library not in wanted:
                library.unlink()


def is_hot(module: Path) -> bool:
    """The notation is not hot, and would double the time to compile. The class of a bot must stay interpreted."""
    return "notation" not in module.parts and module not in (BASELINE / "bot.py", BASELINE / "__init__.py")


def libraries() -> list[Extension]:
    if COMPILE == "no" or NOT_COMPILING.intersection(sys.argv):
        return []
    from mypyc.build import mypycify

    modules = sorted(str(module) for folder in COMPILED for module in Path(folder).rglob("*.py") if is_hot(module))
    extensions: list[Extension] = mypycify(
        ["--strict", *modules], group_name="naqala", opt_level="3", debug_level="0", target_dir=str(BUILD / "c")
    )
    flags = []
    if sys.platform == "linux":
        # Calls inside the library become 1.5 times as fast. Warnings of future compilers are no errors.
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
