import { parse } from 'graphql';
import { askGraph } from './askGraph.ts';
import { setSessionKeeper, setTokenSource } from './graphAccess.ts';

const question = parse('{ me }');
const change = parse('mutation Change { change }');
const refused = { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] };
const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

describe('a question to the graph', () => {
  const renew = jest.fn<Promise<boolean>, []>();
  const end = jest.fn();
  let asked: jest.SpyInstance;

  beforeEach(() => {
    renew.mockReset().mockResolvedValue(true);
    end.mockReset();
    asked = jest.spyOn(globalThis, 'fetch');
    setSessionKeeper({ renew, end, askFactor: jest.fn() });
    setTokenSource(() => Promise.resolve('token'));
  });

  it('carries the token and the time zone', async () => {
    asked.mockResolvedValue(answer({ data: { me: 1 } }));
    await expect(askGraph('http://spire.test/graphql', question)).resolves.toEqual({ me: 1 });
    const headers = new Headers((asked.mock.calls[0] as [string, RequestInit])[1].headers);
    expect(headers.get('authorization')).toBe('Bearer token');
    expect(headers.get('x-time-zone')).not.toBeNull();
  });
  it('is repeated once when the token could be renewed', async () => {
    asked.mockResolvedValueOnce(answer(refused, 401)).mockResolvedValueOnce(answer({ data: { me: 2 } }));
    await expect(askGraph('http://spire.test/graphql', question)).resolves.toEqual({ me: 2 });
    expect(end).not.toHaveBeenCalled();
  });
  it('ends the session when a new token is refused too', async () => {
    asked.mockImplementation(() => Promise.resolve(answer(refused, 401)));
    await expect(askGraph('http://spire.test/graphql', question)).rejects.toMatchObject({ statusCode: 401 });
    expect(asked).toHaveBeenCalledTimes(2);
    expect(end).toHaveBeenCalledTimes(1);
  });
  it('is not repeated when there is no new token', async () => {
    renew.mockResolvedValue(false);
    asked.mockImplementation(() => Promise.resolve(answer(refused)));
    await expect(askGraph('http://spire.test/graphql', question)).rejects.toMatchObject({ name: 'GraphRefusal' });
    expect(asked).toHaveBeenCalledTimes(1);
  });
  it.each([
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['no server behind a proxy', () => Promise.resolve(answer({}, 503))],
  ])('is asked once more after %s', async (_, lost) => {
    asked.mockImplementationOnce(lost).mockResolvedValueOnce(answer({ data: { me: 3 } }));
    await expect(askGraph('http://spire.test/graphql', question)).resolves.toEqual({ me: 3 });
  });
  it('is asked no more than twice, and a change only once', async () => {
    asked.mockImplementation(() => Promise.resolve(answer({}, 503)));
    await expect(askGraph('http://spire.test/graphql', question)).rejects.toMatchObject({ statusCode: 503 });
    expect(asked).toHaveBeenCalledTimes(2);
    await expect(askGraph('http://spire.test/graphql', change)).rejects.toMatchObject({ statusCode: 503 });
    expect(asked).toHaveBeenCalledTimes(3);
  });
  it('refuses half an answer', async () => {
    asked.mockResolvedValue(answer({ data: { me: 1 }, errors: [{ extensions: { code: 'INTERNAL' } }] }));
    await expect(askGraph('http://spire.test/graphql', question)).rejects.toMatchObject({ name: 'GraphRefusal' });
  });
});
