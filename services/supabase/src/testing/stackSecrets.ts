import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TestStack } from '@spire/testing/stack';
import type { JWK } from 'jose';
import { Client } from 'pg';

function stored<Content>(stack: TestStack, file: string): Content {
  return JSON.parse(readFileSync(path.join(stack.dataFolder, file), 'utf8')) as Content;
}

/** The keys the stack signs with: for tokens that only their claims make false. */
export function storedKeys(stack: TestStack): { keys: [JWK]; anonKey: string; serviceKey: string } {
  return stored(stack, 'keys.json');
}

/** The stack's database as the auth service sees it. */
export async function authDatabase(stack: TestStack): Promise<Client> {
  const { authAdmin } = stored<{ authAdmin: string }>(stack, 'secrets.json');
  const { port } = stored<{ port: number }>(stack, 'postgres-location.json');
  const client = new Client(`postgresql://supabase_auth_admin:${authAdmin}@127.0.0.1:${port}/spire`);
  await client.connect();
  return client;
}
