import { readStackEnvironment } from './environment.ts';

test('nothing has to be set', () => {
  expect(readStackEnvironment('/clone', {})).toMatchObject({
    PORT: 4000,
    HOST: 'localhost',
    dataFolder: '/clone/.data',
    DIAGNOSTICS: true,
    LOG_LEVEL: 'info',
  });
});

test('an empty variable is as good as none, and a relative folder counts from the clone', () => {
  expect(readStackEnvironment('/clone', { PORT: '', DATA_DIR: 'elsewhere' })).toMatchObject({
    PORT: 4000,
    dataFolder: '/clone/elsewhere',
  });
});

test.each([
  ['PORT', 'x'],
  ['PORT', '0'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://x'],
  ['SUPABASE_URL', 'not an address'],
  ['DATA_KEY', 'short'],
  ['DIAGNOSTICS', 'perhaps'],
  ['LOG_LEVEL', 'loud'],
])('a wrong %s is named', (name, value) => {
  expect(() => readStackEnvironment('/clone', { [name]: value })).toThrow(name);
});

test('a hosted Supabase needs its public key', () => {
  expect(() => readStackEnvironment('/clone', { SUPABASE_URL: 'https://x.supabase.co' })).toThrow('SUPABASE_ANON_KEY');
});

test("the sign-in service's own variables are read, and a wrong one is named", () => {
  expect(readStackEnvironment('/clone', { GOTRUE_JWT_EXP: '1m' }).authSettings).toMatchObject({
    accessTokenSeconds: 60,
  });
  expect(() => readStackEnvironment('/clone', { GOTRUE_JWT_EXP: 'soon' })).toThrow('GOTRUE_JWT_EXP');
});
