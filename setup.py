"""Build script: compiles the engine and the bots' search with mypyc if there is a C compiler.

Without a compiler the same files run interpreted. NAQALA_COMPILE=must makes a failure to compile an error;
NAQALA_COMPILE=no does not try to compile. NAQALA_BASELINE=yes adds the baseline bot of extras/baseline, compiled in the
same group: a separately compiled package would call the engine ten times as slowly.
"""

import os
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from textwrap import shorten

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.modified import newer_group

HERE = Path(__file__).resolve().parent
BUILD = Path(".build")
RULES = [str(path.relative_to(HERE)) for path in sorted(HERE.glob("docs/rules*.md"))]  # in each language
BASELINE = Path("extras", "baseline", "naqala_baseline")
WITH_BASELINE = os.environ.get("NAQALA_BASELINE") == "yes"
COMPILED = ("src/naqala/engine", "src/naqala/bots/search", *([str(BASELINE)] if WITH_BASELINE else []))
LIBRARIES = {".so", ".pyd"}
COMPILE = os.environ.get("NAQALA_COMPILE", "")
CORES = os.cpu_count() or 1

# The C code of a unit is compiled at once, so that gcc can inline across its modules; units are compiled in parallel.
UNITS = {"engine": "src/naqala/engine", "search": "src/naqala/bots/search", "baseline": str(BASELINE)}
# Modules of the engine that no search runs: compiled quickly instead of for speed.
COLD = {"audit", "colours", "errors", "fairness", "illegal_actions", "records", "score_pad", "setup", "views"}

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
        self.parallel = CORES
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

    def build_extension(self, ext: Extension) -> None:
        if len(ext.sources) > 1:  # the library; each of the others is a stub that names one module of it
            ext.depends = [*ext.sources, *ext.depends]
            ext.extra_objects = self.objects_of(ext)
            ext.sources = []
        super().build_extension(ext)

    def objects_of(self, ext: Extension) -> list[str]:
        """Compile the units that changed, all cores together; setuptools would compile them one after the other."""

        def object_of(source: str) -> str:
            found = self.compiler.object_filenames([source], output_dir=self.build_temp)
            if newer_group([source, *ext.depends], found[0]):
                self.compiler.compile(
                    [source], self.build_temp, include_dirs=ext.include_dirs, extra_postargs=ext.extra_compile_args
                )
            return found[0]

        with ThreadPoolExecutor(CORES) as pool:
            return list(pool.map(object_of, ext.sources))


def is_hot(module: Path) -> bool:
    """The notation is not hot, and would double the time to compile. The class of a bot must stay interpreted."""
    return "notation" not in module.parts and module not in (BASELINE / "bot.py", BASELINE / "__init__.py")


def libraries() -> list[Extension]:
    if COMPILE == "no" or NOT_COMPILING.intersection(sys.argv):
        return []
    from mypyc.build import mypycify

    modules = sorted(str(module) for folder in COMPILED for module in Path(folder).rglob("*.py") if is_hot(module))
    extensions: list[Extension] = mypycify(
        ["--strict", *modules],
        group_name="naqala", opt_level="3", debug_level="0", target_dir=str(BUILD / "c"), multi_file=True,
    )  # fmt: skip
    flags = []
    if sys.platform == "linux":
        # Calls inside the library become 1.5 times as fast. Warnings of future compilers are no errors.
        flags = ["-fno-semantic-interposition", "-fvisibility=hidden", "-Wno-error"]
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]
        if len(extension.sources) > 1:
            extension.sources = units(extension.sources, modules)
    return extensions


def units(sources: list[str], modules: list[str]) -> list[str]:
    """Files that include the C code of modules that belong together, the longest first.

    The functions of mypyc's runtime are the first in the engine's, which is the only one that can inline them.
    """
    unit_of = {c_file(module): unit_with(module) for module in modules}
    contents: dict[str, list[str]] = {unit: [] for unit in (*UNITS, "cold")}
    for source in sorted(sources, key=lambda source: Path(source).name in unit_of):
        contents[unit_of.get(Path(source).name, "engine")].append(source)
    return [written_unit(unit, sources) for unit, sources in contents.items() if sources]


def unit_with(module: str) -> str:
    unit = next(unit for unit, folder in UNITS.items() if module.startswith(folder))
    return "cold" if unit == "engine" and Path(module).stem in COLD else unit


def c_file(module: str) -> str:
    """The name of the C file that mypyc writes for this module."""
    name = module.removeprefix("src/").removeprefix("extras/baseline/").removesuffix(".py").removesuffix("/__init__")
    return f"__native_{name.replace('/', '___')}.c"


def written_unit(unit: str, sources: Iterable[str]) -> str:
    file = BUILD / "c" / f"unit_{unit}.c"
    optimize = ['#pragma GCC optimize ("O1")'] if unit == "cold" else []
    text = "\n".join([*optimize, *(f'#include "{Path(source).relative_to(BUILD / "c")}"' for source in sources), ""])
    if not file.exists() or file.read_text() != text:
        file.write_text(text)
    return str(file)


os.chdir(HERE)
BUILD.mkdir(exist_ok=True)
setup(
    ext_modules=libraries(),
    cmdclass={"build_py": FreshSources, "build_ext": OptionalLibraries},
    options={"build": {"build_base": str(BUILD / "setuptools")}, "egg_info": {"egg_base": str(BUILD)}},
)
