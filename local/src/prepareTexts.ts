import { describeForLog } from '@spire/graph-kit/errors';
import type { Log } from '@spire/graph-kit/log';
import { whenIdle } from '@spire/graph-kit/whenIdle';

/** Loads in idle moments what the first text after a start would wait for; it ends without a word when the stack does. */
export async function prepareTexts(signal: AbortSignal, log: Log): Promise<void> {
  try {
    await whenIdle(signal);
    const { rehearseTexts } = await import('@spire/subgraph-ai/writing/rehearseTexts');
    await rehearseTexts(() => whenIdle(signal), log);
  } catch (error) {
    if (!signal.aborted) log.warn({ error: describeForLog(error) }, 'The texts of a day were not prepared');
  }
}
