import { readAiEnvironment } from './environment.ts';
import { providerFrom } from './provider/providerFrom.ts';

const REQUIRED = { SUPABASE_URL: 'https://x.supabase.co', SUBGRAPH_SECRET: 's'.repeat(32) };
const read = (variables: Record<string, string>) => readAiEnvironment({ ...REQUIRED, ...variables });
const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

test('without a key there is no provider; with one it is OpenAI unless another is named', async () => {
  await expect(providerFrom(read({}), silent)).resolves.toBeNull();
  await expect(providerFrom(read({ OPENAI_API_KEY: 'k' }), silent)).resolves.toMatchObject({ host: 'api.openai.com' });
  const elsewhere = read({ OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'https://texts.example.no/v1' });
  await expect(providerFrom(elsewhere, silent)).resolves.toMatchObject({ host: 'texts.example.no' });
});

test.each(['http://localhost:11434/v1', 'http://127.0.0.1:8080', 'http://[::1]:8080/v1', 'https://x.no/v1/'])(
  '%s is a provider’s address',
  (OPENAI_BASE_URL) => {
    expect(read({ OPENAI_BASE_URL })).toMatchObject({ OPENAI_BASE_URL, OPENAI_MODERATION: 'on' });
  },
);

test.each([
  ['OPENAI_BASE_URL', 'http://texts.example.no/v1'],
  ['OPENAI_BASE_URL', 'http://localhost.example.no/v1'],
  ['OPENAI_BASE_URL', 'https://planted:planted@texts.example.no'],
  ['OPENAI_BASE_URL', 'https://texts.example.no?key=planted'],
  ['OPENAI_BASE_URL', 'ftp://localhost'],
  ['OPENAI_BASE_URL', 'planted'],
  ['OPENAI_MODERATION', 'perhaps'],
  ['OPENAI_API_KEY', 'planted key'],
  ['OPENAI_API_KEY', 'planted\nkey'],
])('a wrong %s is named, and what it was is not: %j', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(name);
  expect(() => read({ [name]: value })).not.toThrow('planted');
});
