/**
 * `npm run hosted -- start|journeys|faults`: all of Spire as separate processes, two of each, over an
 * outside PostgreSQL behind PgBouncer in transaction mode, with Redis and a balancer (docs/operations.md). Not part of
 * `npm test`, because it needs what Debian's packages bring; without them it says which are missing.
 */
import { buildPrograms } from '../buildPrograms.ts';
import { faults } from './faults.ts';
import { startInstallation } from './installation.ts';
import { journeys } from './journeys.ts';
import { findPrograms, type ProgramName } from './programs.ts';

type Files = Record<ProgramName, string>;

async function start(files: Files): Promise<boolean> {
  const { url } = await startInstallation(files);
  console.log(`Spire is ready at ${url}; its mails lie at ${url}/inbox`);
  return new Promise(() => undefined);
}

const COMMANDS: Record<string, (files: Files, words: readonly string[]) => Promise<boolean>> = {
  start,
  journeys,
  faults,
};

const [name = '', ...words] = process.argv.slice(2);
const command = COMMANDS[name];
const files = findPrograms();
if (command === undefined) {
  console.error(`Name one: npm run hosted -- ${Object.keys(COMMANDS).join('|')}`);
  process.exit(1);
}
if (typeof files === 'string') console.log(files);
else {
  await buildPrograms();
  process.exit((await command(files, words)) ? 0 : 1);
}
