import { test } from '@playwright/test';
import { startStack, startTestStack } from '@spire/testing/stack';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { torture } from '../torture/torture.ts';

/** `npm run torture` asks for more of them; the seed makes a run again what it was. */
const WRITES = Number(process.env['SPIRE_TORTURE_WRITES'] ?? 20);
const SEED = Number(process.env['SPIRE_TORTURE_SEED'] ?? 7);

/** The first process of the PostgreSQL of a data folder. */
function postmasterOf(dataFolder: string): number {
  const { folder } = JSON.parse(readFileSync(path.join(dataFolder, 'postgres-location.json'), 'utf8')) as {
    folder: string;
  };
  return Number(readFileSync(path.resolve(dataFolder, folder, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
}

/** How far a run has come, told where it does not end. */
const soFar: string[] = [];
test.afterEach(({}, { status, expectedStatus }) => {
  if (status !== expectedStatus) console.log(soFar.join('\n'));
});

test(`${WRITES} writes under random faults are each at the server once (seed ${SEED})`, async () => {
  test.setTimeout(60_000 + WRITES * 8_000);
  const isWhole = process.env['SPIRE_TORTURE_WRITES'] !== undefined;
  const report = (line: string) => {
    if (isWhole) console.log(line);
    else soFar.push(`${new Date().toISOString()} ${line}`);
  };
  if (!isWhole) {
    await torture({ stack: await startTestStack(), seed: SEED, writes: WRITES, report });
    return;
  }
  // With a stack of its own, which may end and begin again.
  let stack = await startStack();
  const { port } = new URL(stack.url);
  const endings = {
    'the server is restarted': async () => {
      await stack.stop({ keepData: true });
      stack = await startStack({ PORT: port }, stack.dataFolder);
    },
    'the database is killed': () => {
      process.kill(postmasterOf(stack.dataFolder), 'SIGKILL');
      return Promise.resolve();
    },
  };
  await torture({ stack, seed: SEED, writes: WRITES, endings, report });
  await stack.stop();
});
