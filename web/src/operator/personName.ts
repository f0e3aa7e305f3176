import type { PersonInfo } from "../protocol";
import { operatorText as text } from "./operatorText";

/** "Ann (@3fa9c1)": names are not unique. */
export const personName = ({ name, short }: PersonInfo): string => `${name || text("person-nameless")} (${short})`;
