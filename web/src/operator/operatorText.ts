import { textsFrom } from "../texts";
import { operator } from "../texts/en/operator";

/** A text of the operator's page. */
export const operatorText = textsFrom(operator);
