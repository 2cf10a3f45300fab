import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeLeftovers, writeFileList } from './fileList.ts';

const root = path.resolve(__dirname, '../..');

let folder = '';
const write = (file: string, content = '') => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
};
const built = (of = '.') =>
  readdirSync(path.join(folder, of, 'dist'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.includes('.'))
    .sort();

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'spire-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('what the last build has not written goes; what its program has added, and copies of what it has written, stay', () => {
  write('dist/main.js');
  write('dist/assets/letters.woff2');
  writeFileList(folder);
  const added = ['compiled/cache.bin', 'dev/services.js', 'main.js.br', 'main.js.gz'];
  for (const file of [...added, 'page.0123abcd.js', 'page.0123abcd.js.br', 'assets/old.svg']) write(`dist/${file}`);
  removeLeftovers(folder);
  expect(built()).toEqual(['assets/letters.woff2', 'main.js', ...added].sort());
});

test('a build of which there is no list stays as it is', () => {
  write('dist/main.js');
  removeLeftovers(folder);
  expect(built()).toEqual(['main.js']);
});

test('a build that comes from the cache is alone in its folder', () => {
  const scripts = { bundle: 'node bundle.ts', build: `node ${path.join(root, 'tooling/build/tidy.ts')}` };
  write('package.json', JSON.stringify({ name: 'scratch', packageManager: 'npm@11.19.1', workspaces: ['app'] }));
  write('package-lock.json', JSON.stringify({ name: 'scratch', lockfileVersion: 3, packages: {} }));
  copyFileSync(path.join(root, '.gitignore'), path.join(folder, '.gitignore'));
  copyFileSync(path.join(root, 'turbo.json'), path.join(folder, 'turbo.json'));
  write('app/package.json', JSON.stringify({ name: 'app', version: '0.1.0', type: 'module', scripts }));
  write(
    'app/bundle.ts',
    `import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { source } from './source.ts';
import { writeFileList } from '${path.join(root, 'tooling/build/fileList.ts')}';
rmSync('dist', { recursive: true, force: true });
mkdirSync('dist');
writeFileSync(\`dist/page.\${source}.js\`, source);
writeFileList('.');`,
  );
  const { PATH = '', HOME = '' } = process.env;
  const environment = { PATH: `${path.dirname(process.execPath)}${path.delimiter}${PATH}`, HOME };
  const outputOf = (source: string) => {
    write('app/source.ts', `export const source = '${source}';`);
    const turbo = path.join(root, 'node_modules/turbo/bin/turbo');
    const env = { ...environment, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' };
    return execFileSync(process.execPath, [turbo, 'run', 'build'], {
      cwd: folder,
      env,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  };
  outputOf('one');
  outputOf('two');
  expect(built('app')).toEqual(['page.two.js']);
  expect(outputOf('one')).toContain('cache hit');
  expect(built('app')).toEqual(['page.one.js']);
});
