import { databaseUrl, port, readEnvironment, sealingEnvironment, sharedEnvironment } from './environment.ts';

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

test('keys of sealed texts are whole ones; several older ones are joined by commas', () => {
  const [key, older] = ['k'.repeat(43), `${'o'.repeat(43)}=`];
  const read = (DATA_KEY: string, DATA_KEY_OLD: string) =>
    readEnvironment('X', sealingEnvironment, { DATA_KEY, DATA_KEY_OLD });
  expect(read(key, '')).toEqual({ DATA_KEY: key });
  expect(read(key, `${older},${key}`)).toEqual({ DATA_KEY: key, DATA_KEY_OLD: [older, key] });
  expect(() => read('', `${older},hunter2`)).toThrow(/DATA_KEY: is not set.*DATA_KEY_OLD: must be one or more keys/s);
  expect(() => read('hunter2', `${older},hunter2`)).toThrow('32 random bytes');
  expect(() => read('hunter2', `${older},hunter2`)).not.toThrow('hunter2');
});
