import { type ProviderStandIn, type RecordedRequest, startProviderStandIn } from '@spire/testing/providerStandIn';
import { z } from 'zod';
import { DEFAULT_MODEL } from '../environment.ts';
import { hideNames } from '../names/hideNames.ts';
import { createOpenAiProvider, type OpenAiSettings } from '../provider/openAiProvider.ts';
import { ProviderFailed, type Prompt, type TextProvider } from '../provider/textProvider.ts';

const { hide } = hideNames(['Kari', 'Ola Nordmann']);

/** A text of a person's in the form that may leave the server. */
export const HIDDEN_TEXT = hide('Jeg skal møte Kari og Ola, kari@example.no, 99 88 77 66.');

export const PROMPT: Prompt<{ text: string; minutes: number; category: 'rest' | 'nature' }> = {
  name: 'suggestion',
  instructions: 'Write one suggestion.',
  data: JSON.stringify({ language: 'no', goals: ['joy', 'rest'], challenge: HIDDEN_TEXT }),
  schema: z.object({ text: z.string(), minutes: z.number().int().min(1), category: z.enum(['rest', 'nature']) }),
};

/** The outcome of a question, in one word. */
export async function outcome(provider: TextProvider): Promise<string> {
  try {
    return (await provider.ask(PROMPT)).kind;
  } catch (error) {
    if (error instanceof ProviderFailed) return error.message;
    throw error;
  }
}

/** Times for a provider that never answers. */
export const SHORT = { times: { limitMs: 400 } };

export interface ProviderInUse {
  readonly standIn: ProviderStandIn;
  /** The logged events. */
  readonly told: unknown[];
  /** A provider with time enough for a busy machine, unless the test sets another. */
  start(change?: Partial<OpenAiSettings>): TextProvider;
  asked(path: string): RecordedRequest[];
  bodies(path: string): Record<string, unknown>[];
}

/** One stand-in for the tests of a file; it behaves well and is reset before each. */
export function useProvider(): ProviderInUse {
  let standIn: ProviderStandIn;
  const told: unknown[] = [];
  beforeAll(async () => {
    standIn = await startProviderStandIn();
  });
  beforeEach(() => {
    standIn.behave('answers');
    standIn.requests.length = 0;
    told.length = 0;
  });
  afterAll(() => standIn.stop());

  const asked = (path: string) => standIn.requests.filter((request) => request.path === `/v1/${path}`);
  const tell = (...line: unknown[]) => told.push(line);
  return {
    get standIn() {
      return standIn;
    },
    told,
    start: (change = {}) =>
      createOpenAiProvider({
        apiKey: 'key-of-a-test',
        baseUrl: standIn.url,
        model: DEFAULT_MODEL,
        isModerated: true,
        log: { info: tell, warn: tell },
        times: { limitMs: 4000 },
        ...change,
      }),
    asked,
    bodies: (path) => asked(path).map(({ body }) => JSON.parse(body) as Record<string, unknown>),
  };
}
