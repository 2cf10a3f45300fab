import {
  areSessionsChecked,
  isDiagnosticsOn,
  isInboxOn,
  isPlaygroundOn,
  offBecauseReachable,
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

/** Named where a proxy serves it. */
const PROXIED = { GOTRUE_SITE_URL: 'https://spire.example', GOTRUE_RATE_LIMIT_HEADER: 'X-Forwarded-For' };
const OWN_NAMES = {
  GOTRUE_SITE_URL: 'http://localhost:4000',
  API_EXTERNAL_URL: 'http://127.0.0.1:4000/auth/v1',
  SITE_ORIGINS: 'http://127.0.0.1:4000,http://[::1]:4000',
  GOTRUE_RATE_LIMIT_HEADER: '',
};
const ALL = 'PLAYGROUND=on INBOX=on DIAGNOSTICS=on';
const SMTP_URL = 'smtp://mail.example.org';

test.each<[string, Record<string, string>, string, string | undefined]>([
  ['this machine alone', {}, 'playground inbox diagnostics', undefined],
  ['its address', { HOST: '127.0.0.1' }, 'playground inbox diagnostics', undefined],
  ['its address in version 6', { HOST: '::1' }, 'playground inbox diagnostics', undefined],
  ['every machine', { HOST: '0.0.0.0' }, '', ALL],
  ['every machine, in version 6', { HOST: '::' }, '', ALL],
  ['a name that begins like it', { HOST: 'localhost.example' }, '', ALL],
  ['named for others', { GOTRUE_SITE_URL: 'https://spire.example' }, '', ALL],
  ['with a sign-in for others', { API_EXTERNAL_URL: 'https://spire.example/auth/v1' }, '', ALL],
  ['opened elsewhere too', { SITE_ORIGINS: 'http://localhost:4000,http://192.168.1.5:4000' }, '', ALL],
  ['behind a proxy', { GOTRUE_RATE_LIMIT_HEADER: 'X-Forwarded-For' }, '', ALL],
  ['behind a proxy, asked for', { ...PROXIED, INBOX: 'on', DIAGNOSTICS: 'on' }, 'inbox diagnostics', 'PLAYGROUND=on'],
  ['named for this machine', OWN_NAMES, 'playground inbox diagnostics', undefined],
  ['with mail', { HOST: '0.0.0.0', SMTP_URL }, '', 'PLAYGROUND=on DIAGNOSTICS=on'],
  ['for our clients alone', { HOST: '0.0.0.0', KNOWN_OPERATIONS: 'on' }, '', 'INBOX=on DIAGNOSTICS=on'],
  ['asked for', { HOST: '0.0.0.0', PLAYGROUND: 'on', INBOX: 'on' }, 'playground inbox', 'DIAGNOSTICS=on'],
  ['not wanted', { PLAYGROUND: 'off', INBOX: 'off', DIAGNOSTICS: 'off' }, '', undefined],
])('%s: what is there for whoever runs the stack', (_name, variables, on, said) => {
  const environment = readStackEnvironment('/clone', variables);
  const pages = { playground: isPlaygroundOn, inbox: isInboxOn, diagnostics: isDiagnosticsOn };
  const shown = Object.entries(pages).filter(([, isOn]) => isOn(environment));
  expect(shown.map(([name]) => name).join(' ')).toBe(on);
  const line = offBecauseReachable(environment);
  expect(line?.split(': ')[1]).toBe(said);
});

test('the line for the starter names each variable that opens the stack to others', () => {
  const environment = readStackEnvironment('/clone', { HOST: '0.0.0.0', ...PROXIED, SITE_ORIGINS: 'http://a.example' });
  const named =
    'HOST=0.0.0.0, GOTRUE_SITE_URL=https://spire.example, SITE_ORIGINS=http://a.example, GOTRUE_RATE_LIMIT_HEADER=x-forwarded-for';
  expect(offBecauseReachable(environment)).toContain(named);
});

test("the sign-in service's own variables are read, and a wrong one is named", () => {
  expect(readStackEnvironment('/clone', { GOTRUE_JWT_EXP: '1m' }).authSettings).toMatchObject({
    accessTokenSeconds: 60,
  });
  expect(() => readStackEnvironment('/clone', { GOTRUE_JWT_EXP: 'soon' })).toThrow('GOTRUE_JWT_EXP');
});
