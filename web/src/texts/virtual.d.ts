declare module "virtual:locales" {
  type Load = () => Promise<{ default: string }>;
  type Group =
    | "page"
    | "alerts"
    | "examples"
    | "explanations"
    | "first-game"
    | "gains"
    | "games"
    | "guide"
    | "help"
    | "lessons"
    | "notation"
    | "operator"
    | "pad"
    | "records"
    | "refusals"
    | "replay"
    | "server"
    | "short-rules"
    | "summary"
    | "verdict";
  export const loaders: Readonly<Record<"en" | "fr" | "de" | "nl", Readonly<Record<Group, Load>>>>;
}
