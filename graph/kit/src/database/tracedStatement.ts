import type { Facts } from '../instruments.ts';
import { traced } from '../telemetry.ts';

const KIND = /^\s*(\w+)/;
const TABLE = /\b(?:from|into|update|join)\s+"?([a-z_]+)"?\."?([a-z_]+)"?/i;

/** The facts a trace may tell of a statement: its kind and the table it names first. Its text may hold values. */
export function statementFacts(text: string): Facts {
  const kind = KIND.exec(text)?.[1]?.toLowerCase() ?? 'other';
  const [, schema, table] = TABLE.exec(text) ?? [];
  return {
    'db.system.name': 'postgresql',
    'db.operation.name': kind,
    ...(schema === undefined || table === undefined ? {} : { 'db.collection.name': `${schema}.${table}` }),
  };
}

/** Sends a statement as a span of its own, the wait for a connection included. */
export function tracedStatement<Result>(text: string, send: () => Promise<Result>): Promise<Result> {
  return traced('database.statement', () => statementFacts(text), send);
}
