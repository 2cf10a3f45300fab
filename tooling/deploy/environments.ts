import { readGatewayEnvironment } from '@spire/gateway/environment';
import { readRouterSignerEnvironment } from '@spire/router-signer';
import { readMigrationEnvironment } from '@spire/ops/migrationEnvironment';
import { readSupabaseEnvironment } from '@spire/services/supabaseEnvironment';
import { readWebEnvironment } from '@spire/services/web/webEnvironment';
import { readAiEnvironment } from '@spire/subgraph-ai/environment';
import { readUserEnvironment } from '@spire/subgraph-user/environment';
import { readWellbeingEnvironment } from '@spire/subgraph-wellbeing/environment';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** How each service reads its environment, by the name it is started with. */
const READERS: Record<string, (environment: Record<string, string>) => unknown> = {
  gateway: readGatewayEnvironment,
  user: readUserEnvironment,
  wellbeing: readWellbeingEnvironment,
  ai: readAiEnvironment,
  web: readWebEnvironment,
  supabase: readSupabaseEnvironment,
  migrate: readMigrationEnvironment,
  'router-signer': readRouterSignerEnvironment,
};

/** A value such as a variable has, where a manifest leaves it to a secret. */
const EXAMPLES: readonly [RegExp, string][] = [
  [/DATABASE_URL$/, 'postgresql://login:password@postgres:5432/spire'],
  [/^REDIS_URL$/, 'redis://redis:6379'],
  [/^SMTP_URL$/, 'smtp://mail.example.org'],
  [/^MAIL_FROM$/, 'Spire <post@example.org>'],
  [/^DATA_KEY$/, 'A'.repeat(43)],
  [/_URL$/, 'https://app.example.org'],
  [/./, 'x'.repeat(40)],
];
const exampleOf = (name: string) => EXAMPLES.find(([pattern]) => pattern.test(name))?.[1] ?? '';

/** Every variable that docs/configuration.md names. */
function documentedNames(root: string): Set<string> {
  const text = readFileSync(path.join(root, 'docs/configuration.md'), 'utf8');
  return new Set([...text.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = '']) => name));
}

/** Variables by name, with their value where the manifest states one. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** Whether a service would start with these variables, and whether each is one that is documented. */
export function environmentFindings(root: string, service: string, variables: Variables): string[] {
  const read = READERS[service];
  if (read === undefined) return [`starts "${service}", which is no service`];
  const known = documentedNames(root);
  const unknown = Object.keys(variables).filter((name) => !known.has(name) && name !== 'NODE_ENV');
  const given = Object.entries(variables).map(([name, value]) => [name, value ?? exampleOf(name)]);
  const findings = unknown.map((name) => `gives ${service} ${name}, of which docs/configuration.md says nothing`);
  try {
    read(Object.fromEntries(given) as Record<string, string>);
  } catch (error) {
    findings.push(error instanceof Error ? error.message : String(error));
  }
  return findings;
}
