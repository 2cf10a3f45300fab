import type { Connection } from 'pg';

/** The names that each connection, known by its stream, surely knows. */
const prepared = new WeakMap<Connection['stream'], Set<string>>();

/** Sends the text under its name unless the connection knows it. Closing first makes sure of it after any accident. */
export function prepare(connection: Connection, { name, text }: { name: string; text: string }): void {
  if (name !== '' && prepared.get(connection.stream)?.has(name) === true) return;
  if (name !== '') connection.close({ type: 'S', name }, true);
  connection.parse({ name, text, types: [] }, true);
}

/** Notes what became of these names: known after a success, and in doubt after anything else. */
export function note(connection: Connection, names: readonly string[], isKnown: boolean): void {
  const known = prepared.get(connection.stream) ?? new Set();
  for (const name of names)
    if (isKnown) known.add(name);
    else known.delete(name);
  prepared.set(connection.stream, known);
}
