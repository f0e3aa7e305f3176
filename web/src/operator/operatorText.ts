// The texts of the operator's page.
import { textOf, type Key, type Values } from "../texts";

type Own<K> = K extends `operator-${infer Rest}` ? Rest : never;

/** `operatorText("do-ban")` is the text "operator-do-ban". */
export const operatorText = (key: Own<Key>, values: Values = {}): string => textOf(`operator-${key}`, values);
