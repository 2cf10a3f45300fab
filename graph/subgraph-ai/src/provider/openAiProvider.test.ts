import { startCollector } from '@spire/graph-kit/testing/collector';
import { closeTelemetry, openTelemetry } from '@spire/graph-kit/telemetry';
import type { ProviderMode } from '@spire/testing/providerStandIn';
import { z } from 'zod';
import { DEFAULT_MODEL } from '../environment.ts';
import { HIDDEN_TEXT, outcome, PROMPT, SHORT, useProvider } from '../testing/useProvider.ts';
import type { FailReason } from './callFailed.ts';
import { ProviderFailed } from './textProvider.ts';

const provided = useProvider();
const { start, asked, bodies } = provided;

test('an answer comes in the shape asked for', async () => {
  provided.standIn.answerWith({ text: 'Hvil litt.', minutes: 5, category: 'rest' });
  const value = { text: 'Hvil litt.', minutes: 5, category: 'rest' };
  await expect(start().ask(PROMPT)).resolves.toEqual({ kind: 'answer', value });
});

describe.each(['responses', 'chat/completions'])('by /%s', (path) => {
  const alsoBehave: ProviderMode[] = path === 'responses' ? [] : ['chatOnly'];

  test.each<[ProviderMode, FailReason]>([
    ['hangs', 'time_out'],
    ['dribbles', 'time_out'],
    ['resets', 'unreachable'],
    ['redirects', 'unreachable'],
    ['limited', 'limited'],
    ['fails', 'server_error'],
    ['unauthorized', 'misconfigured'],
    ['rejects', 'rejected'],
    ['huge', 'too_large'],
    ['brokenEnvelope', 'malformed'],
    ['page', 'malformed'],
    ['empty', 'malformed'],
    ['brokenJson', 'malformed'],
    ['wrongShape', 'malformed'],
    ['cut', 'cut'],
    ['refuses', 'refused'],
  ])('a provider that %s has failed: %s', async (mode, reason) => {
    provided.standIn.behave(mode, ...alsoBehave);
    await expect(outcome(start(reason === 'time_out' ? SHORT : {}))).resolves.toBe(reason);
    expect(provided.standIn.requests.map((request) => request.path)).not.toContain('/elsewhere');
  });

  test.each<ProviderMode>(['wrongLanguage', 'medicalAdvice', 'avoided', 'script', 'echo', 'unknownPlaceholder'])(
    'what it says is not judged here: %s',
    async (mode) => {
      provided.standIn.behave(mode, ...alsoBehave);
      await expect(outcome(start())).resolves.toBe('answer');
    },
  );
});

test.each<[ProviderMode[], string]>([
  [['flagged'], 'flagged'],
  [['flagged', 'hangs'], 'flagged'],
  [['flagged', 'fails'], 'flagged'],
  [['flaggedOtherwise'], 'answer'],
  [['moderationFails'], 'server_error'],
  [['moderationMissing'], 'misconfigured'],
  [['moderationBroken'], 'malformed'],
  [['moderationFails', 'hangs'], 'server_error'],
])('moderation is heard, and nothing is answered without it: %s, %s', async (modes, expected) => {
  provided.standIn.behave(...modes);
  // A flagged prompt ends at once, without waiting for the answer.
  await expect(outcome(start({ times: { limitMs: 60_000 } }))).resolves.toBe(expected);
});

test('moderation has no more time than the answer', async () => {
  provided.standIn.behave('moderationHangs');
  await expect(outcome(start(SHORT))).resolves.toBe('time_out');
});

test('moderation reads each text of the data, single words together, and names no one', async () => {
  await start().ask(PROMPT);
  expect(bodies('moderations')).toEqual([{ model: 'omni-moderation-latest', input: [HIDDEN_TEXT, 'no, joy, rest'] }]);
});

test('a server without moderation is not asked for it when that is switched off', async () => {
  provided.standIn.behave('moderationMissing');
  await expect(outcome(start({ isModerated: false }))).resolves.toBe('answer');
  expect(asked('moderations')).toEqual([]);
});

test('what leaves is the prompt and nothing besides: not to be kept, of nobody, no tools, bounded', async () => {
  await start().ask(PROMPT);
  expect(bodies('responses')).toEqual([
    {
      model: DEFAULT_MODEL,
      instructions: PROMPT.instructions,
      input: PROMPT.data,
      text: { format: expect.objectContaining({ type: 'json_schema', name: 'suggestion', strict: true }) },
      store: false,
      max_output_tokens: 2000,
      reasoning: { effort: 'none' },
      prompt_cache_options: { mode: 'explicit' },
    },
  ]);
  for (const { headers, raw } of provided.standIn.requests) {
    expect(Object.keys(headers).sort()).toEqual(
      'accept accept-encoding accept-language authorization connection content-length content-type host sec-fetch-mode user-agent'.split(
        ' ',
      ),
    );
    expect(headers).toMatchObject({ 'user-agent': 'spire', authorization: 'Bearer key-of-a-test' });
    expect(raw).not.toMatch(/kari|ola|nordmann|example\.no|88 77/i);
    expect(raw).not.toMatch(/"(?:user|safety_identifier|metadata|prompt_cache_key|tools)"|openai-|x-stainless/i);
  }
});

test('another model is asked with nothing that it may not know', async () => {
  await start({ model: 'another' }).ask(PROMPT);
  expect(Object.keys(bodies('responses')[0] ?? {}).sort()).toEqual([
    'input',
    'instructions',
    'max_output_tokens',
    'model',
    'store',
    'text',
  ]);
});

test('a server that knows chat completions alone is asked so, and is remembered', async () => {
  provided.standIn.behave('chatOnly');
  const provider = start();
  await provider.ask(PROMPT);
  await provider.ask(PROMPT);
  expect(asked('responses')).toHaveLength(1);
  expect(bodies('chat/completions')[1]).toEqual({
    model: DEFAULT_MODEL,
    messages: [
      { role: 'system', content: PROMPT.instructions },
      { role: 'user', content: PROMPT.data },
    ],
    response_format: {
      type: 'json_schema',
      json_schema: expect.objectContaining({ name: 'suggestion', strict: true }),
    },
    store: false,
    max_tokens: 2000,
  });
});

test('a connection that was lost is tried once more', async () => {
  provided.standIn.behave('resets');
  await outcome(start());
  expect(asked('responses')).toHaveLength(2);
});

test('nothing is printed and no account is named, whatever the environment says; a failure quotes nothing', async () => {
  const printed = (['debug', 'info', 'log'] as const).map((level) => jest.spyOn(console, level).mockReturnValue());
  const before = process.env;
  process.env = { ...before, OPENAI_LOG: 'debug', OPENAI_ORG_ID: 'planted', OPENAI_PROJECT_ID: 'planted' };
  try {
    const provider = start();
    await provider.ask(PROMPT);
    provided.standIn.behave('rejects');
    const failure: unknown = await provider.ask(PROMPT).catch((error: unknown) => error);
    expect(failure).toEqual(new ProviderFailed('rejected'));
    expect(failure).not.toHaveProperty('cause');
  } finally {
    process.env = before;
  }
  for (const spy of printed) expect(spy).not.toHaveBeenCalled();
  expect(JSON.stringify(provided.standIn.requests)).not.toContain('planted');
});

test('a collector is told the kind of text and how it ended, and nothing else', async () => {
  const collector = await startCollector();
  await openTelemetry('test', collector.address);
  const provider = start();
  await provider.ask(PROMPT);
  provided.standIn.behave('refuses');
  await outcome(provider);
  await closeTelemetry();
  for (const expected of ['spire.provider', 'ask provider', 'suggestion', '"answer"', '"refused"'])
    expect(collector.text()).toContain(expected);
  expect(collector.text()).not.toMatch(/møte|Write one|key-of-a-test|cannot help/);
  await collector.stop();
});

test('a schema no provider could fill is a failure like any other', async () => {
  const odd = { ...PROMPT, schema: z.object({ when: z.date() }) };
  await expect(start().ask(odd)).rejects.toThrow(ProviderFailed);
});

test('people can read where texts are sent', () => {
  expect(start({ baseUrl: 'https://api.openai.com/v1' }).host).toBe('api.openai.com');
});

test('answers that do not fit one person do not keep the others from being answered', async () => {
  const provider = provided.start();
  const fitting = { ...PROMPT, schema: PROMPT.schema.refine(() => false) };
  for (let time = 0; time < 5; time += 1) await expect(provider.ask(fitting)).rejects.toThrow('unfitting');
  await expect(outcome(provider)).resolves.toBe('answer');
});
