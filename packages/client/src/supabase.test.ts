import { setTokenSource } from './graphAccess.ts';
import { createSupabaseClient, ensureMemoriesBucket } from './supabase.ts';

const url = 'http://spire.test';
const config = { supabaseUrl: url, supabaseAnonKey: 'anon' };

describe('the bucket for pictures', () => {
  const answers: [body: unknown, status: number][] = [];
  const asked: { address: string; init: RequestInit }[] = [];
  const given = (...next: typeof answers) => answers.push(...next);

  beforeEach(() => {
    answers.length = 0;
    asked.length = 0;
    setTokenSource(() => Promise.resolve('token of the moment'));
    jest.spyOn(globalThis, 'fetch').mockImplementation((address, init = {}) => {
      asked.push({ address: address instanceof Request ? address.url : address.toString(), init });
      const [body, status] = answers.shift() ?? [{}, 500];
      return Promise.resolve(new Response(JSON.stringify(body), { status }));
    });
  });

  it('is found with the token that the auth client keeps', async () => {
    given([[{ id: 'memories', name: 'memories' }], 200]);
    await expect(ensureMemoriesBucket(createSupabaseClient(config))).resolves.toBe(true);
    expect(asked.map(({ address }) => address)).toEqual([`${url}/storage/v1/bucket`]);
    expect(new Headers(asked[0]?.init.headers).get('authorization')).toBe('Bearer token of the moment');
  });
  it('is made where it is missing, private and for pictures of 5 MB', async () => {
    given([[], 200], [{ name: 'memories' }, 200]);
    await expect(ensureMemoriesBucket(createSupabaseClient(config))).resolves.toBe(true);
    expect(JSON.parse(asked[1]?.init.body as string)).toMatchObject({
      id: 'memories',
      public: false,
      file_size_limit: 5_242_880,
      allowed_mime_types: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'],
    });
  });
  it('is only spoken of in the log when it cannot be had', async () => {
    const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    given([[], 200], [{ statusCode: '403', error: 'Unauthorized', message: 'denied' }, 400]);
    await expect(ensureMemoriesBucket(createSupabaseClient(config))).resolves.toBe(false);
    expect(log).toHaveBeenCalledTimes(1);
  });
});
