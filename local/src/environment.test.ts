import {
  areSessionsChecked,
  isDiagnosticsOn,
  isInboxOn,
  isPlaygroundOn,
  offBecauseOfHost,
  readStackEnvironment,
} from './environment.ts';

test('nothing has to be set', () => {
  expect(readStackEnvironment('/clone', {})).toMatchObject({
    PORT: 4000,
    HOST: 'localhost',
    dataFolder: '/clone/.data',
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
  ['OPENAI_BASE_URL', 'http://texts.example.no'],
])('a wrong %s is named', (name, value) => {
  expect(() => readStackEnvironment('/clone', { [name]: value })).toThrow(name);
});

test('a hosted Supabase needs its public key', () => {
  expect(() => readStackEnvironment('/clone', { SUPABASE_URL: 'https://x.supabase.co' })).toThrow('SUPABASE_ANON_KEY');
});

const HOSTED = { SUPABASE_URL: 'https://x.supabase.co', SUPABASE_ANON_KEY: 'a-public-key-of-a-project' };
const DATABASE_URL = 'postgresql://x@localhost/x';

test.each<[string, Record<string, string>, { sessions: boolean; diagnostics: boolean }]>([
  ['embedded', {}, { sessions: true, diagnostics: true }],
  ['a database of one’s own', { DATABASE_URL }, { sessions: true, diagnostics: true }],
  ['hosted', { ...HOSTED, DATABASE_URL }, { sessions: true, diagnostics: false }],
  ['hosted, with a database elsewhere', HOSTED, { sessions: false, diagnostics: false }],
  ['hosted, asked for', { ...HOSTED, SESSION_CHECK: 'on', DIAGNOSTICS: 'on' }, { sessions: true, diagnostics: true }],
  ['embedded, switched off', { SESSION_CHECK: 'off', DIAGNOSTICS: 'off' }, { sessions: false, diagnostics: false }],
])('%s: whether sessions are looked up, and diagnostics shown', (_name, variables, expected) => {
  const environment = readStackEnvironment('/clone', variables);
  const actual = { sessions: areSessionsChecked(environment), diagnostics: isDiagnosticsOn(environment) };
  expect(actual).toEqual(expected);
});

const SMTP_URL = 'smtp://mail.example.org';

test.each<[string, Record<string, string>, string, string | undefined]>([
  ['this machine alone', {}, 'playground inbox diagnostics', undefined],
  ['its address', { HOST: '127.0.0.1' }, 'playground inbox diagnostics', undefined],
  ['its address in version 6', { HOST: '::1' }, 'playground inbox diagnostics', undefined],
  ['every machine', { HOST: '0.0.0.0' }, '', 'PLAYGROUND=on INBOX=on DIAGNOSTICS=on'],
  ['every machine, in version 6', { HOST: '::' }, '', 'PLAYGROUND=on INBOX=on DIAGNOSTICS=on'],
  ['a name that begins like it', { HOST: 'localhost.example' }, '', 'PLAYGROUND=on INBOX=on DIAGNOSTICS=on'],
  ['with mail', { HOST: '0.0.0.0', SMTP_URL }, '', 'PLAYGROUND=on DIAGNOSTICS=on'],
  ['for our clients alone', { HOST: '0.0.0.0', KNOWN_OPERATIONS: 'on' }, '', 'INBOX=on DIAGNOSTICS=on'],
  ['asked for', { HOST: '0.0.0.0', PLAYGROUND: 'on', INBOX: 'on' }, 'playground inbox', 'DIAGNOSTICS=on'],
  ['not wanted', { PLAYGROUND: 'off', INBOX: 'off', DIAGNOSTICS: 'off' }, '', undefined],
])('%s: what is there for whoever runs the stack', (_name, variables, on, said) => {
  const environment = readStackEnvironment('/clone', variables);
  const pages = { playground: isPlaygroundOn, inbox: isInboxOn, diagnostics: isDiagnosticsOn };
  const shown = Object.entries(pages).filter(([, isOn]) => isOn(environment));
  expect(shown.map(([name]) => name).join(' ')).toBe(on);
  const line = offBecauseOfHost(environment);
  expect(line?.split(': ')[1]).toBe(said);
});

test("the sign-in service's own variables are read, and a wrong one is named", () => {
  expect(readStackEnvironment('/clone', { GOTRUE_JWT_EXP: '1m' }).authSettings).toMatchObject({
    accessTokenSeconds: 60,
  });
  expect(() => readStackEnvironment('/clone', { GOTRUE_JWT_EXP: 'soon' })).toThrow('GOTRUE_JWT_EXP');
});
