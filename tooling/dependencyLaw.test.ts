import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
let scratch = '';

/** File to plant, what it imports, and the rule that must refuse it. */
const BREACHES: [file: string, imports: string, rule: string][] = [
  ['mf-checkin/src/a.ts', '../../mf-tools/src/plain.ts', 'remote-stands-alone'],
  ['mf-checkin/src/b.ts', '../../shell/src/plain.ts', 'remote-stands-alone'],
  ['shell/src/a.ts', '../../mf-tools/src/plain.ts', 'shell-reaches-remotes-at-run-time'],
  ['packages/ui/src/a.ts', '../../../shell/src/plain.ts', 'packages-know-no-app'],
  ['packages/domain/src/a.ts', '../../ui/src/plain.ts', 'domain-is-pure'],
  ['graph/subgraph-user/src/a.ts', '../../subgraph-ai/src/plain.ts', 'subgraph-stands-alone'],
  ['graph/subgraph-user/src/b.ts', '../../../packages/ui/src/plain.ts', 'subgraph-uses-kit-domain-content'],
  ['graph/kit/src/a.ts', '../../subgraph-ai/src/plain.ts', 'kit-knows-no-subgraph'],
  ['graph/gateway/src/a.ts', '../../../services/src/plain.ts', 'graph-knows-no-room'],
  ['services/src/a.ts', '../../local/src/plain.ts', 'services-know-no-room'],
  ['services/src/b.ts', '../../ops/src/plain.ts', 'services-know-no-room'],
  ['services/supabase/src/a.ts', '../../src/plain.ts', 'supabase-stands-alone'],
  ['local/src/a.ts', '../../ops/src/plain.ts', 'local-knows-no-operator'],
  ['graph/subgraph-user/src/c.ts', '@prisma/client', 'one-door-to-prisma'],
  ['shell/src/b.ts', '@supabase/supabase-js', 'one-door-to-supabase'],
  ['mf-tools/src/a.ts', '@apollo/client', 'one-door-to-apollo-client'],
  ['mf-tools/src/b.ts', 'react-router-dom', 'one-door-to-the-router'],
  ['packages/ui/src/b.ts', 'react-router-dom', 'one-door-to-the-router'],
  ['packages/testing/src/a.ts', '@apollo/client', 'one-door-to-apollo-client'],
  ['graph/subgraph-user/src/d.ts', 'openai', 'one-door-to-openai'],
  ['shell/src/c.ts', '../../packages/testing/src/plain.ts', 'no-test-code-in-products'],
  ['shell/src/d.ts', './nowhere.ts', 'no-unresolved'],
  ['shell/src/e.ts', './f.ts', 'no-cycles'],
];
const FOLDERS = ['mf-checkin', 'mf-tools', 'shell', 'packages', 'graph', 'services', 'local', 'ops'];

function write(file: string, text: string): void {
  const target = path.join(scratch, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

function breaches(): string[] {
  const result = spawnSync(
    path.join(root, 'node_modules/.bin/depcruise'),
    ['--config', path.join(scratch, '.dependency-cruiser.mjs'), '--output-type', 'json', ...FOLDERS],
    { cwd: scratch, encoding: 'utf8', maxBuffer: 50_000_000 },
  );
  const report = JSON.parse(result.stdout) as {
    summary: { violations: { from: string; rule: { name: string } }[] };
  };
  return report.summary.violations.map(({ from, rule }) => `${from} ${rule.name}`);
}

beforeAll(() => {
  scratch = mkdtempSync(path.join(tmpdir(), 'spire-law-'));
  for (const file of ['.dependency-cruiser.mjs', 'tsconfig.base.json'])
    cpSync(path.join(root, file), path.join(scratch, file));
  write('package.json', '{ "name": "scratch", "type": "module" }');
  for (const name of ['@prisma/client', '@supabase/supabase-js', '@apollo/client', 'react-router-dom', 'openai']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'dist/index.js' }));
    // Where the real ones keep their code, too.
    write(`node_modules/${name}/dist/index.js`, 'module.exports = 1;');
  }
  for (const folder of [
    'mf-checkin',
    'mf-tools',
    'shell',
    'packages/ui',
    'packages/testing',
    'packages/domain',
    'graph/subgraph-ai',
    'services',
    'local',
    'ops',
  ]) {
    write(`${folder}/src/plain.ts`, 'export const plain = 1;');
  }
  write('shell/src/f.ts', "import './e.ts';\nexport const f = 1;");
});

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('the dependency law', () => {
  it('has nothing against code that keeps it', () => {
    write('mf-checkin/src/lawful.ts', "export { plain } from '../../packages/ui/src/plain.ts';");
    write('packages/testing/src/lawful.ts', "export * from 'react-router-dom';");
    expect(breaches().filter((line) => line.includes('lawful.ts'))).toEqual([]);
  });

  it('refuses every planted breach by its rule', () => {
    for (const [file, imported] of BREACHES) write(file, `import '${imported}';\nexport const breach = 1;`);
    const found = breaches();
    for (const [file, , rule] of BREACHES) expect(found).toContain(`${file} ${rule}`);
  });
});
