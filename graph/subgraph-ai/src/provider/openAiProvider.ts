import { countEvent, traced } from '@spire/graph-kit/telemetry';
import type { Log } from '@spire/graph-kit/log';
import { z } from 'zod';
import { CallFailed, type FailReason } from './callFailed.ts';
import { createCircuit, type CircuitTimes } from './circuit.ts';
import { textsOf } from './moderation.ts';
import { createOpenAiCalls, type OpenAiAddress } from './openAi.adapter.ts';
import { ProviderFailed, type Prompt, type ProviderAnswer, type TextProvider } from './textProvider.ts';

export interface OpenAiSettings extends OpenAiAddress {
  /** Off only for a server without moderation; otherwise every answer is moderated first (S7). */
  isModerated: boolean;
  log: Pick<Log, 'info' | 'warn'>;
  times?: Partial<ProviderTimes>;
}

interface ProviderTimes extends CircuitTimes {
  /** The limit of a whole question. */
  limitMs: number;
}

/** The limit is a little under ten seconds, so that the rest of the request still fits in eleven (S21). */
const TIMES: ProviderTimes = { limitMs: 9500, restMs: 30_000, longestRestMs: 10 * 60_000 };

/** The probe sent to a provider that was down, before it is given any data of a person's. */
const PROBE: Prompt<{ isReady: boolean }> = {
  name: 'probe',
  instructions: 'Say whether you are ready.',
  data: JSON.stringify({ question: 'Are you ready?' }),
  schema: z.object({ isReady: z.boolean() }),
};

/**
 * Texts from OpenAI or a compatible server, checked by its moderation at the same time. Every failure ends in
 * ProviderFailed within ten seconds, and at once while the provider is down (D37).
 */
export function createOpenAiProvider({ isModerated, log, times, ...address }: OpenAiSettings): TextProvider {
  const { limitMs, ...circuitTimes } = { ...TIMES, ...times };
  const calls = createOpenAiCalls(address);
  const circuit = createCircuit(circuitTimes, () => answerTo(PROBE), {
    opened: (reason) => log.warn({ reason }, 'The provider of texts is left alone for a while'),
    closed: () => log.info('The provider of texts is asked again'),
  });

  async function answerTo<Shape>(prompt: Prompt<Shape>): Promise<ProviderAnswer<Shape>> {
    const decided = new AbortController();
    const signal = AbortSignal.any([AbortSignal.timeout(limitMs), decided.signal]);
    const moderate = async () => {
      let mayBeAnswered = false;
      try {
        const isFlagged = isModerated && (await calls.isHelpCalledFor(textsOf(prompt.data), signal));
        mayBeAnswered = !isFlagged;
        return isFlagged;
      } finally {
        if (!mayBeAnswered) decided.abort();
      }
    };
    // The result of moderation is awaited even without an answer, because a finding calls for help either way.
    const [moderation, writing] = await Promise.allSettled([moderate(), calls.write(prompt, signal)]);
    if (moderation.status === 'rejected') throw moderation.reason;
    if (moderation.value) return { kind: 'flagged' };
    if (writing.status === 'rejected') throw writing.reason;
    return { kind: 'answer', value: writing.value };
  }

  return {
    host: new URL(address.baseUrl).host,
    ask: (prompt) =>
      traced('ask provider', { text: prompt.name }, async () => {
        const count = (outcome: FailReason | ProviderAnswer<unknown>['kind']) =>
          countEvent('spire.provider', { text: prompt.name, outcome });
        try {
          const answer = await circuit.run(() => answerTo(prompt));
          count(answer.kind);
          return answer;
        } catch (error) {
          const reason = error instanceof CallFailed ? error.reason : 'unexpected';
          count(reason);
          // The cause is left out, because it may quote the request.
          throw new ProviderFailed(reason);
        }
      }),
  };
}
