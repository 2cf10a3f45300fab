import type { TestStack } from './stack.ts';

/** Ends the stack of the run. */
export default async function stopSharedStack(): Promise<void> {
  await (globalThis as { sharedStack?: TestStack }).sharedStack?.stop();
}
