import { execFileSync } from 'node:child_process';
import { createClient } from '@supabase/supabase-js';
import path from 'node:path';
import type { TestStack } from './stack.ts';
import { workspaceRoot } from './workspaceRoot.ts';

/** A signed-in person's session, as the browser keeps it. */
export interface StoredSession {
  key: string;
  value: string;
}

/** The token for questions to the graph in the name of that session. */
export function tokenOf({ value }: StoredSession): string {
  return (JSON.parse(value) as { access_token: string }).access_token;
}

/** Makes a person with `days` of history through the seeding command; returns how to sign in. */
export function seedPerson(stack: TestStack, email: string, extra: string[]): { email: string; password: string } {
  const printed = execFileSync(
    path.join(workspaceRoot(), 'node_modules/node/bin/node'),
    ['local/dist/seed.js', '--email', email, ...extra],
    { cwd: workspaceRoot(), encoding: 'utf8', env: { ...process.env, DATA_DIR: stack.dataFolder } },
  );
  const password = /password:?\s+(\S+)/i.exec(printed)?.[1];
  if (password === undefined) throw new Error(`The seeding command printed no password:\n${printed}`);
  return { email, password };
}

/** Signs in with the official client and returns what it would keep in local storage. */
export async function storedSession(
  stack: TestStack,
  person: { email: string; password: string },
): Promise<StoredSession> {
  const kept = new Map<string, string>();
  const client = createClient(stack.url, stack.anonKey, {
    auth: {
      autoRefreshToken: false,
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      },
    },
  });
  const { error } = await client.auth.signInWithPassword(person);
  if (error !== null) throw error;
  const [entry] = [...kept].filter(([key]) => key.endsWith('-auth-token'));
  if (entry === undefined) throw new Error('The client kept no session');
  return { key: entry[0], value: entry[1] };
}
