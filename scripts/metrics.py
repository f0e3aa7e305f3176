"""Print metrics of the source code: `python scripts/metrics.py [ROOT]`.

They measure what makes a codebase hard to read: names with two meanings, import cycles, hidden global styles, long
files and copies. Needs grimp, which is in requirements-dev.lock.
"""

import re
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import grimp

BLOCK_LINES = 6  # a repeated block has at least as many lines
CODE_SUFFIXES = (".py", ".ts", ".svelte")
ENGINE_DJINNS, BOT_DJINNS = Path("engine/djinns"), Path("bots/search/djinns")  # two pages for each djinn by design
PHRASES = ("so many", "whoever")
GENERATED = re.compile(r"generated", re.IGNORECASE)


def main() -> None:
    root = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).parents[1]).resolve()
    for name, value in metrics(root):
        print(f"{name:<48} {value}")


def metrics(root: Path) -> Iterator[tuple[str, str]]:
    source, web = root / "src", root / "web" / "src"
    python = list(files(source, ".py"))
    yield "class names used more than once", listing(repeated(class_names(python)))
    modules, djinns = repeated_modules(source / "naqala", python)
    yield "module names used more than once", listing(modules)
    yield "  and djinns with an engine page and a bot page", str(len(djinns))
    yield "modules in the largest import cycle", str(largest_cycle(source, type_checking=False))
    yield "  and with TYPE_CHECKING imports", str(largest_cycle(source, type_checking=True))
    for phrase in PHRASES:
        yield f'lines in src with "{phrase}"', str(lines_with(python, phrase))
    yield (
        "files in web/src with :global",
        str(sum(":global" in file.read_text() for file in files(web, ".svelte", ".css"))),
    )
    code = [*python, *files(web, *CODE_SUFFIXES)]
    for suffix in CODE_SUFFIXES:
        yield f"longest {suffix} file, in lines", longest(root, [file for file in code if file.suffix == suffix])
    yield f"repeated blocks of {BLOCK_LINES} or more lines", str(repeated_blocks(code))


def files(folder: Path, *suffixes: str) -> Iterator[Path]:
    """The hand-written files with these suffixes."""
    for path in sorted(folder.rglob("*")):
        if path.suffix in suffixes and path.is_file() and "node_modules" not in path.parts:
            yield path


def listing(names: list[str]) -> str:
    return f"{len(names)}  {' '.join(names)}"


def repeated(names: Iterable[str]) -> list[str]:
    return sorted(name for name, n in Counter(names).items() if n > 1)


# Names


def class_names(python: list[Path]) -> Iterator[str]:
    for path in python:
        yield from re.findall(r"^class (\w+)", path.read_text(), re.MULTILINE)


def repeated_modules(package: Path, python: list[Path]) -> tuple[list[str], list[str]]:
    """Module names used more than once, and djinns with a page in the engine and one in the bots."""
    paths: dict[str, list[Path]] = defaultdict(list)
    for path in python:
        if not path.stem.startswith("__") and "migrations" not in path.parts:
            paths[path.stem].append(path.parent.relative_to(package))
    twice = sorted(name for name, folders in paths.items() if len(folders) > 1)
    djinns = [name for name in twice if sorted(paths[name]) == sorted([ENGINE_DJINNS, BOT_DJINNS])]
    return [name for name in twice if name not in djinns], djinns


def lines_with(python: list[Path], phrase: str) -> int:
    return sum(phrase in line.lower() for path in python for line in path.read_text().splitlines())


# Import cycles


def largest_cycle(source: Path, *, type_checking: bool) -> int:
    """The size of the largest strongly connected component of the import graph; late imports count."""
    sys.path.insert(0, str(source))
    try:
        graph = grimp.build_graph("naqala", exclude_type_checking_imports=not type_checking, cache_dir=None)
    finally:
        sys.path.remove(str(source))
    sizes = component_sizes(sorted(graph.modules), graph.find_modules_directly_imported_by)
    return max([size for size in sizes if size > 1], default=0)


def component_sizes(nodes: Iterable[str], successors: Callable[[str], Iterable[str]]) -> Iterator[int]:
    """Sizes of the strongly connected components, by Kosaraju's algorithm."""
    finished: list[str] = []
    seen: set[str] = set()
    predecessors: dict[str, list[str]] = defaultdict(list)
    nodes = list(nodes)
    for node in nodes:
        for successor in successors(node):
            predecessors[successor].append(node)
    for node in nodes:
        visit(node, successors, seen, finished)
    seen.clear()
    for node in reversed(finished):
        component: list[str] = []
        visit(node, predecessors.__getitem__, seen, component)
        yield len(component)


def visit(start: str, successors: Callable[[str], Iterable[str]], seen: set[str], finished: list[str]) -> None:
    """Depth-first search; appends each node after all that can be reached from it."""
    if start in seen:
        return
    seen.add(start)
    stack = [(start, iter(list(successors(start))))]
    while stack:
        node, rest = stack[-1]
        following = next((successor for successor in rest if successor not in seen), None)
        if following is None:
            finished.append(node)
            stack.pop()
        else:
            seen.add(following)
            stack.append((following, iter(list(successors(following)))))


# Length and copies


def longest(root: Path, paths: list[Path]) -> str:
    lengths = [(len(path.read_text().splitlines()), path) for path in paths if not is_generated(path)]
    if not lengths:
        return "none"
    length, path = max(lengths)
    return f"{length}  {path.relative_to(root)}"


def is_generated(path: Path) -> bool:
    return any(GENERATED.search(line) for line in path.read_text().splitlines()[:3] if line.startswith(("/", "#", '"')))


def repeated_blocks(paths: list[Path]) -> int:
    """How many blocks are copies of earlier ones: maximal runs of lines whose windows all occurred before."""
    seen: set[tuple[str, ...]] = set()
    blocks = 0
    for path in paths:
        if is_generated(path):
            continue
        lines = list(normalised_lines(path))
        windows = [tuple(lines[i : i + BLOCK_LINES]) for i in range(len(lines) - BLOCK_LINES + 1)]
        copies = [window in seen for window in windows]
        blocks += sum(copy and not (i and copies[i - 1]) for i, copy in enumerate(copies))
        seen.update(windows)
    return blocks


def normalised_lines(path: Path) -> Iterator[str]:
    """Lines without indentation, blank lines and import statements, which are alike everywhere."""
    in_import = False
    for line in path.read_text().splitlines():
        text = " ".join(line.split())
        if in_import:
            in_import = not text.endswith((")", "}", ";")) and ("from " not in text)
        elif re.match(r"(from [\w.]+ )?import\b", text):
            in_import = text.endswith(("(", "{"))
        elif text:
            yield text


if __name__ == "__main__":
    main()
