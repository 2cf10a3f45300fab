import { Linter } from 'eslint';
import ts from 'typescript-eslint';
import { houseRules } from './houseRules.ts';

const linter = new Linter();
const config = [
  { files: ['**/*.ts', '**/*.tsx'], languageOptions: { parser: ts.parser } },
  ...houseRules,
] as unknown as Linter.Config[];

/** What the rules say to `code`, were it in `file`. */
const said = (file: string, code: string) =>
  linter.verify(code, config, file).map(({ ruleId, message }) => `${ruleId ?? 'parser'}: ${message}`);

describe('the environment', () => {
  it.each([
    ['a service', 'graph/gateway/src/rest/a.ts', "const level = process.env['LOG_LEVEL'];"],
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
