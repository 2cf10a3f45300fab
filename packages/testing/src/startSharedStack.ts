import { startStack, type TestStack } from './stack.ts';

/** Starts one stack for a whole run of integration tests. */
export default async function startSharedStack(): Promise<void> {
  const stack = await startStack();
  const { url, anonKey, dataFolder } = stack;
  process.env['SPIRE_TEST_STACK'] = JSON.stringify({ url, anonKey, dataFolder });
  (globalThis as { sharedStack?: TestStack }).sharedStack = stack;
}
