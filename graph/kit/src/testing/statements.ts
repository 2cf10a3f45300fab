import { readFileSync } from 'node:fs';
import path from 'node:path';
import { asOwner } from './asOwner.ts';

/** The sender stands in front of each line: the graph's own pools, so that nothing else the stack does is counted. */
const LINE = /^spire-graph\|LOG: {2}(?:statement|execute [^:]*): (.*)$/gm;
const CLAIMS = /^select set_config\('request\.jwt\.claims'/;

/**
 * Has PostgreSQL write down what the graph sends it, and answers a way to see what a piece of work cost. Only for a
 * stack of the test's own, which nobody else asks meanwhile. The claims that go ahead of a statement, in the same round
 * trip, are left out.
 */
export async function statementsRecorded(
  dataFolder: string,
): Promise<(work: () => Promise<unknown>) => Promise<string[]>> {
  const log = () => readFileSync(path.join(dataFolder, 'postgres.log'), 'utf8');
  await asOwner(dataFolder, `alter system set log_line_prefix = '%a|'`);
  await asOwner(dataFolder, `alter system set log_statement = 'all'`);
  await asOwner(dataFolder, 'select pg_reload_conf()');
  while (!log().includes(`select 'recorded'`)) await asOwner(dataFolder, `select 'recorded'`);
  return async (work) => {
    const before = log().length;
    await work();
    const sent = [...log().slice(before).matchAll(LINE)].map(([, statement = '']) => statement);
    return sent.filter((statement) => !CLAIMS.test(statement));
  };
}
