import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BREACHES, ALLOWED } from './plantedImports.ts';

const root = path.resolve(__dirname, '..');
const configuration = '.dependency-cruiser.mjs';
let scratch = '';
let found: string[] = [];

const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { workspaces: string[] };

/** Our code as it is, so that what is planted imports what is there; built things stay behind. */
function copyCode(): void {
  const folders = new Set(workspaces.map((workspace) => workspace.split('/')[0] ?? ''));
  for (const folder of folders) {
    cpSync(path.join(root, folder), path.join(scratch, folder), {
      recursive: true,
      filter: (file) => !/\/(node_modules|dist|assets|\.data|\.turbo)$/.test(file),
    });
  }
  for (const file of [configuration, 'tsconfig.base.json', 'package.json'])
    cpSync(path.join(root, file), path.join(scratch, file));
}

/** The real libraries, found from the copy where npm put them; names of our own lead to the copy. */
function linkLibraries(): void {
  for (const library of globSync(['node_modules/*', ...workspaces.map((folder) => `${folder}/node_modules/*`)], {
    cwd: root,
  })) {
    const target = path.join(scratch, library);
    mkdirSync(path.dirname(target), { recursive: true });
    if (library === 'node_modules/@spire')
      cpSync(path.join(root, library), target, { recursive: true, verbatimSymlinks: true });
    else symlinkSync(path.join(root, library), target);
  }
}

function plant([file, text]: readonly [file: string, text: string]): string {
  const target = path.join(scratch, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, `${text}\nexport {};\n`);
  return file;
}

/** `FILE RULE` for each breach in the files. */
function cruise(files: string[]): string[] {
  const { stdout, stderr } = spawnSync(
    path.join(root, 'node_modules/.bin/depcruise'),
    ['--config', configuration, '--output-type', 'json', ...files],
    { cwd: scratch, encoding: 'utf8', maxBuffer: 100_000_000 },
  );
  if (stdout === '') throw new Error(stderr);
  const report = JSON.parse(stdout) as { summary: { violations: { from: string; rule: { name: string } }[] } };
  return report.summary.violations.map(({ from, rule }) => `${from} ${rule.name}`);
}

beforeAll(() => {
  scratch = mkdtempSync(path.join(tmpdir(), 'spire-rules-'));
  copyCode();
  linkLibraries();
  plant(['shell/src/aBack.ts', "import './a.ts';"]);
  found = cruise([...Object.values(BREACHES), ...Object.values(ALLOWED)].flat().map(plant));
});

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('the dependency rules', () => {
  it('has breaches and neighbours planted for every rule, and no other rules', async () => {
    const { default: rules } = (await import(path.join(root, configuration))) as {
      default: { forbidden: { name: string }[]; options: object };
    };
    const names = rules.forbidden.map(({ name }) => name).toSorted();
    expect(Object.keys(rules).toSorted()).toEqual(['forbidden', 'options']);
    expect(Object.keys(BREACHES).toSorted()).toEqual(names);
    expect(Object.keys(ALLOWED).toSorted()).toEqual(names);
  });

  it.each(Object.entries(BREACHES))('%s refuses what is planted', (rule, planted) => {
    const files = planted.map(([file]) => file);
    expect(files.filter((file) => !found.includes(`${file} ${rule}`))).toEqual([]);
    expect(files).not.toHaveLength(0);
  });

  it.each(Object.entries(ALLOWED))('%s lets its neighbours through', (_rule, planted) => {
    const files = planted.map(([file]) => file);
    expect(found.filter((line) => files.some((file) => line.startsWith(`${file} `)))).toEqual([]);
    expect(files).not.toHaveLength(0);
  });
});
