import Fastify from 'fastify';
import { createServer, type AddressInfo } from 'node:net';
import { openPool } from '../database.ts';
import { AuthError } from './authError.ts';
import { errorBody, sendError } from './errorReply.ts';

describe('an error on the wire', () => {
  const error = new AuthError(422, 'weak_password', 'Too short.', { reasons: ['length'] });

  it('names its code in text for clients that ask for the version of 2024', () => {
    expect(errorBody(error, true)).toEqual({
      code: 'weak_password',
      message: 'Too short.',
      weak_password: { reasons: ['length'] },
    });
  });

  it('gives older clients the status as code', () => {
    expect(errorBody(new AuthError(400, 'invalid_credentials', 'Invalid login credentials'), false)).toEqual({
      code: 400,
      error_code: 'invalid_credentials',
      msg: 'Invalid login credentials',
    });
  });
});

describe('a database that is away', () => {
  const hangsUp = createServer((socket) => socket.destroy());
  let port = 0;
  beforeAll(async () => {
    await new Promise<void>((resolve) => hangsUp.listen(0, '127.0.0.1', resolve));
    port = (hangsUp.address() as AddressInfo).port;
  });
  afterAll(() => hangsUp.close());

  it.each([
    ['hangs up', () => port],
    ['is not there', () => 1],
  ])('is 503 with the time to wait when it %s, and a fault of ours is still 500', async (_how, at) => {
    const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
    const pool = openPool({ databaseUrl: `postgresql://a:b@127.0.0.1:${at()}/c`, name: 'auth', log });
    const app = Fastify();
    app.setErrorHandler((error, request, reply) => sendError(error, request, reply, log));
    app.get('/user', () => pool.query('select 1'));
    app.get('/fault', () => Promise.reject(new Error('Ours')));
    const reply = await app.inject('/user');
    expect([reply.statusCode, reply.headers['retry-after'], reply.json()]).toEqual([
      503,
      '2',
      { code: 503, error_code: 'unexpected_failure', msg: 'The service is not available for a moment' },
    ]);
    expect((await app.inject('/fault')).statusCode).toBe(500);
    await Promise.all([app.close(), pool.end()]);
  });
});
