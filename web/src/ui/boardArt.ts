// The drawings of tiles, goods and djinns. The table loads them at once, other pages after they are shown.
import djinns from "../art/djinns.svg?raw";
import goods from "../art/goods.svg?raw";
import places from "../art/places.svg?raw";

const ID = "board-art";
const ALL = [places, goods, djinns].join("").replace(/<!--[\s\S]*?-->/g, "");

/** Makes the symbols known to the page. */
export function addBoardArt(): void {
  if (document.getElementById(ID)) return;
  const symbols = document.createElement("div");
  symbols.id = ID;
  symbols.setAttribute("aria-hidden", "true");
  symbols.style.cssText = "position: absolute; width: 0; height: 0; overflow: hidden";
  symbols.innerHTML = ALL;
  document.body.append(symbols);
}
