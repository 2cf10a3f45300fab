/**
 * Writes `X.generated.ts` beside every `X.graphql` of the frontends, typed documents for the public schema,
 * `src/graphTypes.generated.ts` in each workspace that has some, the enums and inputs which its operations use, and
 * `graph/operations.json`, the operations of the shell and the packages, which a gateway in production answers beside
 * those that each remote's build lists.
 * `--check` writes nothing and fails when a file is not up to date.
 */
import { codegen } from '@graphql-codegen/core';
import * as typedDocumentNode from '@graphql-codegen/typed-document-node';
import * as operations from '@graphql-codegen/typescript-operations';
import { operationDocuments, type WrittenOperation } from '@spire/testing/operationDocuments';
import { buildSchema, parse, print, stripIgnoredCharacters } from 'graphql';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';
import { operationManifest } from './build/operations.ts';

const root = path.resolve(import.meta.dirname, '..');
const isCheck = process.argv.includes('--check');
const schemaText = readFileSync(path.join(root, 'graph/schema.graphql'), 'utf8');
const schemaDocument = parse(schemaText);
const schemaAst = buildSchema(schemaText);

const config = {
  useTypeImports: true,
  enumType: 'string-literal',
  skipTypename: true,
  nonOptionalTypename: false,
  avoidOptionals: false,
  strictScalars: true,
  inputMaybeValue: 'T | null',
  arrayInputCoercion: false,
  scalars: { DateTime: 'string', LocalDate: 'string', MemoryDate: 'string', JSON: 'unknown', ID: 'string' },
  documentMode: 'documentNode',
  // The schema is the one place of the descriptions.
  disableDescriptions: true,
};

/**
 * The shell asks before there is a client to print a document: its documents carry their text, where GraphQL has it, with
 * the type names that they ask for, since the client's cache takes over the answer.
 */
function withText(generated: string, { file, document }: WrittenOperation): string {
  if (!file.startsWith(path.join(root, 'shell/'))) return generated;
  const body = JSON.stringify(stripIgnoredCharacters(print(document)));
  return generated.replace(
    /(["']?)kind\1: ?(["'])Document\2,/,
    (kind) => `${kind} loc: { source: { body: ${body} } },`,
  );
}

/** One file holds the enums and inputs of a workspace, since many of its operations use the same ones. */
function typesFile(workspace: string): string {
  return path.join(root, workspace, 'src/graphTypes.generated.ts');
}

const documentOf = ({ file, document }: WrittenOperation) => ({ location: file, document });

async function formatted(file: string, header: string, text: string): Promise<string> {
  const style = { printWidth: 120, singleQuote: true };
  const { code, errors } = await format(
    'operation.ts',
    `/** Written by \`npm run codegen\` from ${header}. */\n${text}`,
    style,
  );
  if (errors.length > 0) throw new Error(`${file}: ${JSON.stringify(errors)}`);
  return code;
}

/** The types of a workspace; null where its operations use neither an enum nor an input. */
async function typesOf(workspace: string, written: readonly WrittenOperation[]): Promise<string | null> {
  const text = await codegen({
    filename: typesFile(workspace),
    schema: schemaDocument,
    schemaAst,
    documents: written.map(documentOf),
    config: { ...config, generateOperationTypes: false },
    plugins: [{ operations: {} }],
    pluginMap: { operations },
  });
  return text.includes('export type') ? formatted(workspace, 'the operations of this workspace', text) : null;
}

async function generate(operation: WrittenOperation, workspace: string): Promise<string> {
  const { file } = operation;
  const text = await codegen({
    filename: path.relative(root, file.replace(/\.graphql$/, '.generated.ts')),
    schema: schemaDocument,
    schemaAst,
    documents: [documentOf(operation)],
    config: {
      ...config,
      importSchemaTypesFrom: path.relative(root, typesFile(workspace)),
      importExtension: '.ts',
      namespacedImportName: 'Types',
    },
    plugins: [{ operations: {} }, { typedDocumentNode: {} }],
    pluginMap: { operations, typedDocumentNode },
  });
  // The generator writes this type into every file, for fragments that come later; ours are written out.
  const asUsed = text.replace(/^.*\n *export type Incremental<.*\n/m, '');
  const asShared = asUsed.replace(/from '@graphql-typed-document-node\/core'/, `from '@spire/client'`);
  return formatted(file, 'the operation beside it', withText(asShared, operation));
}

const stale: string[] = [];
const files = globSync(['shell/src/**/*.graphql', 'mf-*/src/**/*.graphql', 'packages/*/src/**/*.graphql'], {
  cwd: root,
});

/** A text of null says that there is to be no file. */
function keep(name: string, target: string, text: string | null): void {
  if ((existsSync(target) ? readFileSync(target, 'utf8') : null) === text) return;
  stale.push(name);
  if (isCheck) return;
  if (text === null) rmSync(target);
  else writeFileSync(target, text);
}

const all = operationDocuments(files.map((file) => path.join(root, file)));
const byWorkspace = Map.groupBy(all, ({ file }) => {
  const relative = path.relative(root, file);
  return relative.slice(0, relative.indexOf('/src/'));
});
for (const [workspace, written] of byWorkspace) {
  for (const operation of written) {
    const target = operation.file.replace(/\.graphql$/, '.generated.ts');
    keep(path.relative(root, operation.file), target, await generate(operation, workspace));
  }
  const types = await typesOf(workspace, written);
  keep(`${workspace}/src/*.graphql`, typesFile(workspace), types);
}

const shared = files.filter((file) => !file.startsWith('mf-')).map((file) => path.join(root, file));
keep('graph/operations.json', path.join(root, 'graph/operations.json'), operationManifest(shared));

if (isCheck && stale.length > 0) {
  console.error(`Generated operations are out of date; run \`npm run codegen\`:\n  ${stale.join('\n  ')}`);
  process.exit(1);
}
console.log(
  isCheck ? `${all.length} operations up to date` : `${all.length} operations read, ${stale.length} files written`,
);
