import { createServer, type AddressInfo } from 'node:net';
import { Pool } from 'pg';
import { postgresMessage } from '../testing/postgresMessage.ts';
import { inTransaction, isOutage, openPool, withoutNames } from './database.ts';

test('a pool that may be pooled again sends statements without their names, and all else as it is', () => {
  const sent: unknown[][] = [];
  const client = { query: (...parameters: unknown[]) => sent.push(parameters) };
  withoutNames(new Pool()).emit('connect', client);
  client.query({ name: 'user-by-email', text: 'select $1', values: ['a'] });
  client.query('select $1', ['b']);
  expect(sent).toEqual([[{ text: 'select $1', values: ['a'], name: undefined }], ['select $1', ['b']]]);
});

test('a connection that is lost between two statements fails its transaction, and nothing else', async () => {
  const ready = (state: 'I' | 'T') => postgresMessage('Z', Buffer.from(state));
  const server = createServer((socket) => {
    socket.once('data', () => {
      socket.write(Buffer.concat([postgresMessage('R', Buffer.alloc(4)), ready('I')]));
      socket.once('data', () => {
        socket.write(Buffer.concat([postgresMessage('C', Buffer.from('BEGIN\0')), ready('T')]));
        setTimeout(() => socket.destroy(), 20);
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
  const pool = openPool({ databaseUrl: `postgresql://a:b@127.0.0.1:${port}/c`, name: 'auth', log });
  const failure = await inTransaction(pool, () => new Promise((resolve) => setTimeout(resolve, 200))).catch(
    (error: unknown) => error,
  );
  expect(isOutage(failure)).toBe(true);
  expect(pool.totalCount).toBe(0);
  await pool.end();
  server.close();
});
