// Closes what a test has left open: with one jsdom for all files, a connection that tries again would do so in the middle of other tests.
import { Connection } from "../src/lib/connection";

const opened = new Set<Connection>();
const open = Connection.prototype.open;
Connection.prototype.open = function (this: Connection) {
  opened.add(this);
  return open.call(this);
};

export function closeConnections(): void {
  for (const connection of opened) connection.close();
  opened.clear();
}
