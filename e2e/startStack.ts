import { startStack } from '@spire/testing/stack';

/** One stack for a whole run of journeys; the returned function ends it. */
export default async function startStackForRun(): Promise<() => Promise<void>> {
  const stack = await startStack();
  process.env['SPIRE_TEST_STACK'] = JSON.stringify({
    url: stack.url,
    anonKey: stack.anonKey,
    dataFolder: stack.dataFolder,
  });
  return () => stack.stop();
}
