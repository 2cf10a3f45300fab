import { readFileSync } from 'node:fs';
import path from 'node:path';
import { asOwner } from './asOwner.ts';

/** A whole table read for what one person asked. */
export interface WholeTable {
  table: string;
  statement: string;
}

const SETTINGS = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_nested_statements': 'on',
  'auto_explain.log_parameter_max_length': '0',
  log_line_prefix: '%a|',
};

const PLAN = /^([^|\n]*)\|LOG: {2}duration: [^\n]* plan:\n((?:\t[^\n]*\n)+)/gm;
const STATEMENT = /^\tQuery Text: (.*?)\n\t(?=\S[^\n]*\(cost=)/s;
const SEQUENTIAL = /Seq Scan on (\w+)/g;

/** Has PostgreSQL write down the plan of every statement it runs, those within functions, triggers and cascades as well. */
export async function recordPlans(dataFolder: string): Promise<void> {
  for (const [name, value] of Object.entries(SETTINGS))
    await asOwner(dataFolder, `alter system set ${name} = '${value}'`);
  await asOwner(dataFolder, 'select pg_reload_conf()');
  // Only connections that begin after this record anything.
  await asOwner(dataFolder, 'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
}

/** How many plans were recorded, and which of them read a whole table; of connections of these names. */
export function recordedPlans(dataFolder: string, senders: RegExp): { plans: number; whole: WholeTable[] } {
  const log = readFileSync(path.join(dataFolder, 'postgres.log'), 'utf8');
  const plans = [...log.matchAll(PLAN)].filter(([, sender = '']) => senders.test(sender));
  const whole = plans.flatMap(([, , text = '']) =>
    [...text.matchAll(SEQUENTIAL)].map(([, table = '']) => ({
      table,
      statement: (STATEMENT.exec(text)?.[1] ?? text).replaceAll(/\s+/g, ' '),
    })),
  );
  return { plans: plans.length, whole };
}
