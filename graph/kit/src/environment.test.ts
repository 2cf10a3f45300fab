import { databaseUrl, port, readEnvironment, sharedEnvironment } from './environment.ts';

const shape = { ...sharedEnvironment, PORT: port(4001), DATABASE_URL: databaseUrl };
const good = {
  SUPABASE_URL: 'http://localhost:4000',
  SUBGRAPH_SECRET: 's'.repeat(32),
  DATABASE_URL: 'postgresql://authenticator@localhost/postgres',
};

test('what is not set, or empty, has its default', () => {
  const read = readEnvironment('X', shape, { ...good, PORT: '', HOST: undefined });
  expect(read).toMatchObject({ HOST: 'localhost', PORT: 4001, LOG_LEVEL: 'info' });
});

test('every wrong variable is named at once', () => {
  const wrong = {
    ...good,
    PORT: '99999',
    DATABASE_URL: 'mysql://x',
    SUBGRAPH_SECRET: 'short',
    SUPABASE_URL: undefined,
  };
  expect(() => readEnvironment('The user service', shape, wrong)).toThrow(
    /The user service cannot start.*SUPABASE_URL: is not set.*DATABASE_URL.*SUBGRAPH_SECRET.*PORT/s,
  );
});

test('a secret is never repeated in the message', () => {
  expect(() => readEnvironment('X', shape, { ...good, SUBGRAPH_SECRET: 'hunter2' })).not.toThrow(/hunter2/);
});
