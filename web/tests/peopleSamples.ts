// Devices, people and reports as the server sends them.
import type { DeviceInfo, OperatorOverview, OperatorTable, PersonInfo, ReportInfo } from "../src/protocol";

export const device = (id: string, changed: Partial<DeviceInfo> = {}): DeviceInfo => ({
  id,
  description: "Firefox on Linux",
  created: 0,
  last_used: Date.now() / 1000,
  current: false,
  ...changed,
});

export const person = (name: string, changed: Partial<PersonInfo> = {}): PersonInfo => ({
  id: `id of ${name}`,
  short: `@${name.toLowerCase()}`,
  name,
  created: 1_700_000_000,
  last_seen: 1_700_003_600,
  mute: null,
  ban: null,
  ...changed,
});

export const report = (changed: Partial<ReportInfo> = {}): ReportInfo => ({
  id: 7,
  created: 1_700_000_000,
  table: "K7QX2M4P",
  seat: "pink",
  reason: "abuse",
  text: "He swears at me.",
  reporter: person("Ann"),
  reported: person("Bob"),
  reported_name: "Bob",
  chat: [{ n: 1, seat: "pink", name: "Bob", text: "You are a fool", sent_at: 1_700_000_000 }],
  resolved_at: null,
  note: "",
  ...changed,
});

export const overview = (changed: Partial<OperatorOverview> = {}): OperatorOverview => ({
  version: "1",
  open_reports: 1,
  identities: 2,
  waiting: 0,
  running: 1,
  finished: 0,
  connections: 2,
  mutes: 0,
  bans: 0,
  ...changed,
});

export const operatorTable = (changed: Partial<OperatorTable> = {}): OperatorTable => ({
  code: "K7QX2M4P",
  status: "playing",
  public: true,
  created: 1_700_000_000,
  host: "Ann",
  seats: [
    { seat: "blue", name: "Ann", bot: null, identity: "id of Ann", short: "@ann" },
    { seat: "pink", name: "Sharp", bot: "sharp", identity: null, short: null },
  ],
  connections: 1,
  ...changed,
});
