import { startStack } from '@spire/testing/stack';

/** One stack for a whole run of journeys, unless one is running already; the returned function ends it. */
export default async function startStackForRun(): Promise<() => Promise<void>> {
  // `npm run hosted -- journeys` runs them against separate processes.
  if (process.env['SPIRE_TEST_STACK'] !== undefined) return () => Promise.resolve();
  const stack = await startStack();
  process.env['SPIRE_TEST_STACK'] = JSON.stringify({
    url: stack.url,
    anonKey: stack.anonKey,
    dataFolder: stack.dataFolder,
  });
  return () => stack.stop();
}
