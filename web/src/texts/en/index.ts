import { accessibility } from "./accessibility";
import { board } from "./board";
import { clock } from "./clock";
import { common } from "./common";
import { fairness } from "./fairness";
import { help } from "./help";
import { layout } from "./layout";
import { lobby } from "./lobby";
import { log } from "./log";
import { people } from "./people";
import { score } from "./score";
import { table } from "./table";
import { turns } from "./turns";

export const en = {
  ...common,
  ...board,
  ...lobby,
  ...table,
  ...log,
  ...score,
  ...help,
  ...fairness,
  ...people,
  ...turns,
  ...accessibility,
  ...layout,
  ...clock,
};
