import { Pool } from 'pg';
import { withoutNames } from './database.ts';

test('a pool that may be pooled again sends statements without their names, and all else as it is', () => {
  const sent: unknown[][] = [];
  const client = { query: (...parameters: unknown[]) => sent.push(parameters) };
  withoutNames(new Pool()).emit('connect', client);
  client.query({ name: 'user-by-email', text: 'select $1', values: ['a'] });
  client.query('select $1', ['b']);
  expect(sent).toEqual([[{ text: 'select $1', values: ['a'], name: undefined }], ['select $1', ['b']]]);
});
