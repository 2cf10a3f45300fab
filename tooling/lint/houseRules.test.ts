import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const HOUSE =
  /^(spire|eslint)\((parts-below|name-of-translator|no-mock-of-ours|one-storage|plain-comments|no-restricted-(properties|imports))\)/;

interface Finding {
  /** Not of what is said about a comment that switches nothing off. */
  code?: string;
  message: string;
  help?: string;
}

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'spire-lint-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** The linter's findings in `files`, by path, under the repository's own rules. */
function lint(files: Record<string, string>, typeAware: boolean): Finding[] {
  const rules = JSON.parse(readFileSync(path.join(ROOT, '.oxlintrc.json'), 'utf8')) as { options: object };
  const config = {
    ...rules,
    jsPlugins: [path.join(ROOT, 'tooling/lint/spire.ts')],
    options: { ...rules.options, typeAware },
  };
  const types = {
    compilerOptions: { strict: true, jsx: 'preserve', types: [], lib: ['ES2023', 'DOM'] },
    include: ['.'],
  };
  const all = {
    ...files,
    '.oxlintrc.json': JSON.stringify(config),
    'tsconfig.json': JSON.stringify(types),
  };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const program = path.join(ROOT, 'node_modules/oxlint/bin/oxlint');
  const run = spawnSync(process.execPath, [program, '--format', 'json'], { cwd: folder, encoding: 'utf8' });
  if (!run.stdout.startsWith('{')) throw new Error(run.stdout + run.stderr);
  return (JSON.parse(run.stdout) as { diagnostics: Finding[] }).diagnostics;
}

/** The findings of the rules of this house on `code`, were it in `file`. */
const said = (file: string, code: string) =>
  lint({ [file]: code }, false)
    .filter((finding) => HOUSE.test(finding.code ?? ''))
    .map(({ code: rule = '', message, help = '' }) => `${rule}: ${message} ${help}`.trim());

describe('the environment', () => {
  it.each([
    ['a service', 'graph/rest/src/a.ts', "const level = process.env['LOG_LEVEL'];"],
    ['a page', 'mf-tools/src/a.tsx', 'const level = process.env.LOG_LEVEL;'],
    ['a destructured one', 'local/src/services.ts', 'const { env } = process;'],
    ['an environment file, which is given it', 'graph/gateway/src/environment.ts', 'read(process.env);'],
    ['by import', 'packages/client/src/a.ts', "import { env } from 'node:process';"],
  ])('is not read in %s', (_what, file, code) => {
    expect(said(file, code)).toEqual([expect.stringContaining('environment.ts of its service')]);
  });

  it.each([
    'ops/src/serve.ts',
    'graph/kit/src/a.integration.test.ts',
    'bench/a.ts',
    'packages/testing/src/testing/a.ts',
  ])('is read in %s', (file) => expect(said(file, 'start(process.env);')).toEqual([]));
});

describe('styled parts', () => {
  const component = 'export default function Card() { return <Title>{words}</Title>; }';
  const above = (part: string) => said('shell/src/Card.tsx', `${part}\n${component}`);

  it.each([
    'const Title = styled.h2`color: red;`;',
    'const Title = styled(Card)`color: red;`;',
    "const Title = styled.input.attrs({ type: 'text' })`color: red;`;",
    'export const Title = styled.h2<{ $isQuiet: boolean }>`color: red;`;',
  ])('stand below the component that uses them: %s', (part) => {
    expect(above(part)).toEqual([expect.stringContaining('Title is a styled part')]);
    expect(said('shell/src/Card.tsx', `${component}\n${part}`)).toEqual([]);
  });

  it('may stand by themselves, and other values stand where they like', () => {
    expect(said('packages/ui/src/Title.tsx', 'export const Title = styled.h2`color: red;`;')).toEqual([]);
    expect(above('const words = sentence`one`;')).toEqual([]);
    expect(above('function styledWords() { return 1; }')).toEqual([]);
  });
});

describe('the name of a translator', () => {
  const COMMON = "import { common, useMessages } from '@spire/i18n';";
  const page = (imports: string, name: string, namespace: string) =>
    said('shell/src/Page.tsx', `${imports}\nfunction Page() { const ${name} = useMessages(${namespace}); }`);

  it.each([
    ['texts of a package', COMMON, 't', 'common', 'tCommon'],
    [
      'texts of another part',
      "import { visitor } from '../signed-out/messages/namespace.ts';",
      'v',
      'visitor',
      'tVisitor',
    ],
    ['texts of its own', "import { shell } from './messages/namespace.ts';", 'tShell', 'shell', 't'],
    ['texts of its own, further up', "import { shell } from '../../messages/namespace.ts';", 'words', 'shell', 't'],
    ['what is imported by another name', "import { common as t } from '@spire/i18n';", 'words', 't', 'tCommon'],
  ])('is refused where it hides %s', (_what, imports, wrong, namespace, right) => {
    expect(page(imports, wrong, namespace)).toEqual([expect.stringMatching(new RegExp(`is called ${right}\\.$`))]);
    expect(page(imports, right, namespace)).toEqual([]);
  });

  it('may be left out, and is free for a namespace that is given', () => {
    expect(said('shell/src/a.tsx', `${COMMON}\nfunction Page() { return useMessages(common)('a.b'); }`)).toEqual([]);
    expect(said('shell/src/useWords.ts', 'function useWords(of) { const words = useMessages(of); }')).toEqual([]);
  });
});

describe('what the browser keeps', () => {
  it.each([
    "localStorage.getItem('a');",
    "window.sessionStorage.setItem('a', 'b');",
    "globalThis.indexedDB.open('a');",
    'Object.keys(localStorage);',
    "void caches.open('a');",
  ])('is asked in one place: %s', (code) => {
    expect(said('shell/src/a.ts', code)).toEqual([expect.stringContaining('@spire/domain/deviceStorage')]);
  });

  it('may have its names elsewhere', () => {
    expect(said('shell/src/a.ts', 'show({ caches: kept.caches });')).toEqual([]);
    expect(said('shell/src/a.test.ts', 'localStorage.clear();')).toEqual([]);
  });
});

describe('what is ours', () => {
  it.each(['jest.mock', 'jest.unstable_mockModule', 'jest.doMock'])('is not replaced in a test by %s', (call) => {
    const code = `${call}('@spire/client', () => ({}));`;
    expect(said('shell/src/Page.test.tsx', code)).toEqual([expect.stringContaining('renderPage()')]);
    expect(said('shell/src/Page.test.tsx', `${call}('node:fs', () => ({}));`)).toEqual([]);
  });
});

test('a comment begins with the noun that it is about', () => {
  const riddles = [
    '/** What is kept of a trial. */',
    '/**\n * Who asks, and for whom.\n */',
    '// Nobody waits for this.',
    '/* Somebody to call. */',
  ];
  const plain = [
    '/** Kept trials. */',
    '// Whatever comes first wins.',
    '// Kept by the person.\n// What is older goes.',
  ];
  const code = (comments: string[]) => comments.map((comment) => `${comment}\nstart();`).join('\n');
  const found = said('shell/src/a.ts', code(riddles));
  expect(found.map((finding) => finding.includes('the noun'))).toEqual(riddles.map(() => true));
  expect(said('shell/src/a.ts', code(plain))).toEqual([]);
});

test('what everybody asks of their code is asked, with types and without', () => {
  const found = lint(
    {
      'shell/src/a.ts': [
        "export { default } from './b.ts';",
        'export async function save(): Promise<void> { await fetch("/"); }',
        'export function start(given: string): void { save(); if (given) [save].forEach(async (one) => one()); if (given !== undefined) start(given); }',
        'export const parse = (text: string) => { const value = JSON.parse(text); return value.deep; };',
        'export const first = (list: string[]) => list[0]!.length == 1;',
        '// oxlint-disable-next-line no-var',
        'export const nothing = 1;',
      ].join('\n'),
      'shell/src/b.ts': 'const b = 1;\nexport default b;',
      'shell/src/C.tsx': [
        "import { useEffect, useState } from 'react';",
        'export function C({ id }: { id: string }) {',
        '  const [seen, setSeen] = useState("");',
        '  useEffect(() => { document.title = id + seen; }, []);',
        '  if (id === "") useState(1);',
        '  return <div onClick={() => setSeen(String(Date.now()))}><img src="a.png" /></div>;',
        '}',
      ].join('\n'),
    },
    true,
  ).map(({ code, message }) => code ?? message);
  expect([...new Set(found)].sort()).toEqual(
    expect.arrayContaining([
      'eslint(eqeqeq)',
      'eslint(no-restricted-exports)',
      'jsx-a11y(alt-text)',
      'jsx-a11y(click-events-have-key-events)',
      'react-hooks(exhaustive-deps)',
      'react-hooks(rules-of-hooks)',
      'typescript(no-floating-promises)',
      'typescript(no-misused-promises)',
      'typescript(no-non-null-assertion)',
      'typescript(no-unnecessary-condition)',
      'typescript(no-unsafe-assignment)',
      'typescript(no-unsafe-member-access)',
      expect.stringContaining('Unused'),
    ]),
  );
});
