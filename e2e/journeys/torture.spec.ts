import { test } from '@playwright/test';
import { startStack, startTestStack } from '@spire/testing/stack';
import { torture } from '../torture/torture.ts';

/** `npm run torture` asks for more of them; the seed makes a run again what it was. */
const WRITES = Number(process.env['SPIRE_TORTURE_WRITES'] ?? 20);
const SEED = Number(process.env['SPIRE_TORTURE_SEED'] ?? 7);

test(`${WRITES} writes under random faults are each at the server once (seed ${SEED})`, async () => {
  test.setTimeout(60_000 + WRITES * 12_000);
  const isWhole = process.env['SPIRE_TORTURE_WRITES'] !== undefined;
  const report = isWhole ? (line: string) => console.log(line) : undefined;
  if (!isWhole) {
    await torture({ stack: await startTestStack(), seed: SEED, writes: WRITES });
    return;
  }
  // With a stack of its own, which may end and begin again.
  let stack = await startStack();
  const { port } = new URL(stack.url);
  const restart = async () => {
    await stack.stop({ keepData: true });
    stack = await startStack({ PORT: port }, stack.dataFolder);
  };
  await torture({ stack, seed: SEED, writes: WRITES, restart, ...(report === undefined ? {} : { report }) });
  await stack.stop();
});
