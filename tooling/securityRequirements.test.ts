import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REQUIREMENTS } from './securityRequirements.ts';

const root = path.resolve(__dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const page = read('docs/security.md');

const WORKSPACES = 'bootstrap,deploy,e2e,graph,local,mf-*,ops,packages,services,shell,tooling';
const files = globSync(`{${WORKSPACES}}/**/*.{ts,tsx,mjs,sql}`, {
  cwd: root,
  exclude: (name) => name === 'node_modules' || name === 'dist',
}).map((file) => file.split(path.sep).join('/'));

const ANSWERS = ['met', 'not applicable', 'not met'] as const;
const LINE = /^- \*\*(V[\d.]+)\*\* (\(L[12]\)) (met|not applicable|not met)(.*)$/gm;
const lines = [...page.matchAll(LINE)].map(([, id = '', level = '', answer = '', text = '']) => ({
  id,
  level,
  answer,
  text,
}));

test('each requirement of levels 1 and 2 is answered once, in the order of the standard', () => {
  expect(REQUIREMENTS).toHaveLength(253);
  expect(lines.map(({ id, level }) => `${id} ${level}`)).toEqual(REQUIREMENTS);
});

const TEST_FILE = /`([\w./-]+\.(?:test|spec)\.tsx?)`/g;
const filesNamed = (name: string) => files.filter((file) => file === name || file.endsWith(`/${name}`));

test('each that is met names a test, and every test that is named is one file of the tree', () => {
  const named = lines.map(({ id, answer, text }) => ({
    id,
    answer,
    tests: [...text.matchAll(TEST_FILE)].map(([, name = '']) => name),
  }));
  expect(named.filter(({ answer, tests }) => answer === 'met' && tests.length === 0)).toEqual([]);
  const unclear = named.flatMap(({ id, tests }) =>
    tests.filter((name) => filesNamed(name).length !== 1).map((name) => `${id}: ${name}`),
  );
  expect(unclear).toEqual([]);
});

test('each that is not met is accepted or open, and each other than met has its reason', () => {
  const REASON = { met: /^: \S/, 'not applicable': /^: \S/, 'not met': /^, (?:accepted|open): \S/ } as const;
  const bare = lines.filter(({ answer, text }) => !REASON[answer as keyof typeof REASON].test(text));
  expect(bare.map(({ id }) => id)).toEqual([]);
});

test('the counts at the top are those of the lines below', () => {
  const rows = [...page.matchAll(/^\| (V\d+|all)\b[^|]*\|([^|]+)\|([^|]+)\|([^|]+)\|$/gm)].map(
    ([, chapter = '', ...counts]) => [chapter, ...counts.map(Number)],
  );
  const chapters = [...new Set(lines.map(({ id }) => id.split('.')[0] ?? '')), 'all'];
  const counted = chapters.map((chapter) => [
    chapter,
    ...ANSWERS.map(
      (answer) =>
        lines.filter((line) => line.answer === answer && (chapter === 'all' || line.id.startsWith(`${chapter}.`)))
          .length,
    ),
  ]);
  expect(rows).toEqual(counted);
});

const isTest = (file: string) => /\.(?:test|spec)\.tsx?$|\/testing\/|^e2e\/|^packages\/testing\//.test(file);
const code = files
  .filter((file) => !isTest(file) && file !== 'tooling/securityRequirements.ts')
  .map((file) => ({ file, text: read(file) }));
const matching = (pattern: RegExp, among = code) =>
  among.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

test.each([
  ['V1.2.5: a shell', /shell: ?true|import \{[^}]*\bexec(?:Sync)?\b[^}]*\} from 'node:child_process'/],
  ['V1.2.6 to V1.2.8, V1.5.1: LDAP, XPath or XML', /from '(?:ldap\w*|xpath|xml2js|fast-xml-parser|libxmljs\w*|sax)'/],
  ['V1.3.2: a text that becomes code', /(?<![\w.])eval\(|new Function\(/],
  ['V3.2.2: a text that becomes markup', /dangerouslySetInnerHTML|\.innerHTML\b|insertAdjacentHTML|document\.write\(/],
  ['V3.5.5: a window that listens to messages', /window\.(?:addEventListener\('message'|onmessage)/],
  ['V4.2.1: a lenient reader of HTTP', /insecureHTTPParser/],
  ['V4.4.1: a WebSocket', /new WebSocket\(|from 'ws'/],
  ['V6.2.10: an age of passwords', /password_(?:changed|set|expires)_at|password_?age/i],
  ['V6.4.2: a hint or a secret question', /(?:security|secret)_?question/i],
  ['V11.3.1: a mode of encryption without a seal', /-(?:ecb|cbc|ctr)\b|'AES-C(?:BC|TR)'/i],
  ['V12.3.2: a certificate that is not checked', /rejectUnauthorized: ?false|NODE_TLS_REJECT_UNAUTHORIZED/],
  ['V13.4.4: TRACE', /'TRACE'|\.trace\('\//],
  ['V17.1.1: WebRTC', /RTCPeerConnection/],
])('there is not %s', (_what, pattern) => {
  expect(matching(pattern)).toEqual([]);
});

test('no server takes a random number that can be guessed (V6.5.3)', () => {
  const servers = code.filter(({ file }) => /^(?:graph|services|local|ops)\/(?!src\/seed\/)/.test(file));
  expect(servers.length).toBeGreaterThan(500);
  expect(matching(/Math\.random/, servers)).toEqual([]);
});

test('no migration makes an account (V6.3.2)', () => {
  const migrations = code.filter(({ file }) => file.endsWith('.sql'));
  expect(migrations.length).toBeGreaterThan(30);
  expect(matching(/insert into auth\.users[^;]*encrypted_password/i, migrations)).toEqual([]);
});

test('every algorithm in the code is in the inventory (V11.1.2)', () => {
  const NAME = /'((?:aes|sha|md|ripemd|chacha)-?\d[\w-]*|[EHRP]S\d{3}|Ed\d+|ECDSA|AES-\w+|argon2\w*|bcrypt|HKDF)'/gi;
  const used = new Set(code.flatMap(({ text }) => [...text.matchAll(NAME)].map(([, name = '']) => name)));
  const [, inventory = ''] = page.split('id="keys-and-algorithms"');
  expect(used.size).toBeGreaterThan(6);
  expect([...used].filter((name) => !inventory.includes(name.replace('SHA-', 'sha')))).toEqual([]);
});

test.each<[string, string, RegExp]>([
  [
    'a password is masked until it is asked for (V6.2.6)',
    'packages/ui/src/PasswordField.tsx',
    /isShown \? 'text' : 'p/,
  ],
  ['an image is built without the repository (V13.4.1)', 'deploy/Dockerfile.dockerignore', /^\.git$/m],
  ['an image is one of production (V13.4.2)', 'deploy/Dockerfile', /NODE_ENV=production/],
  ['a log line has ms since 1970 (V16.2.2)', 'graph/kit/src/log.ts', /pino\(\{ level, base: \{ service \} \}\)/],
  ['PostgreSQL writes its log in UTC (V16.2.2)', 'local/src/postgres/postmaster.ts', /log_timezone: 'UTC'/],
  ['the Ingress has a certificate (V12.2.2)', 'deploy/kubernetes/base/ingress.yaml', /tls:\n.*secretName: /],
])('%s', (_what, file, pattern) => {
  expect(read(file)).toMatch(pattern);
});

test('a password may be pasted and filled (V6.2.7)', () => {
  const screens = code.filter(({ file }) => /^(?:shell|packages\/ui)\/src\/.*\.tsx$/.test(file));
  const fields = screens.flatMap(({ text }) => text.match(/<PasswordField\b[^>]*/g) ?? []);
  expect(matching(/onPaste/, screens)).toEqual([]);
  expect(fields.length).toBeGreaterThan(4);
  expect(fields.filter((field) => field.includes('autoComplete="off"'))).toEqual([]);
});

test('browsers come over TLS alone for a year, on every host of the site (V3.4.1)', () => {
  const [, age = '0'] =
    /Strict-Transport-Security "max-age=(\d+); includeSubDomains"/.exec(read('deploy/Caddyfile')) ?? [];
  expect(Number(age)).toBeGreaterThanOrEqual(31_536_000);
});

test('the edge alone is published, and its TLS is left as it comes (V12.1.1, V12.2.1)', () => {
  expect(read('deploy/compose.yaml').match(/^ {4}ports: .*$/gm)).toHaveLength(1);
  expect(read('deploy/compose.yaml')).toMatch(/^ {2}edge:\n(?: {4}.*\n)* {4}ports: /m);
  expect(read('deploy/Caddyfile')).not.toMatch(/^\s*(?:tls|protocols|ciphers|auto_https)\b|http:\/\//m);
});
