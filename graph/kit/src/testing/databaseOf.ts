import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Addresses of the database of a running stack, for tests that look behind the graph. */
export function databaseOf(dataFolder: string): { owner: string; authenticator: string } {
  const read = (name: string) =>
    JSON.parse(readFileSync(path.join(dataFolder, name), 'utf8')) as Record<string, unknown>;
  const secrets = read('secrets.json');
  const { port } = read('postgres-location.json');
  const address = (user: string, password: unknown) =>
    `postgresql://${user}:${encodeURIComponent(String(password))}@127.0.0.1:${String(port)}/spire`;
  return {
    owner: address('postgres', secrets['superuser']),
    authenticator: address('authenticator', secrets['authenticator']),
  };
}
