/**
 * Writes `X.generated.ts` beside every `X.graphql` of the frontends, typed documents for the public schema, and
 * `graph/operations.json`, the operations of the shell and the packages, which a gateway in production answers beside
 * those that each remote's build lists.
 * `--check` writes nothing and fails when a file is not up to date.
 */
import { codegen } from '@graphql-codegen/core';
import * as typedDocumentNode from '@graphql-codegen/typed-document-node';
import * as operations from '@graphql-codegen/typescript-operations';
import { buildSchema, parse, stripIgnoredCharacters } from 'graphql';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
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
  scalars: { DateTime: 'string', LocalDate: 'string', JSON: 'unknown', ID: 'string' },
  documentMode: 'documentNode',
};

/**
 * The shell asks before there is a client to print a document: its documents carry their text, where GraphQL has it, with
 * the type names that they ask for, since the client's cache takes over the answer.
 */
function withText(generated: string, file: string): string {
  if (!file.startsWith(path.join(root, 'shell/'))) return generated;
  const body = JSON.stringify(stripIgnoredCharacters(readFileSync(file, 'utf8')));
  return generated.replace(
    /(["']?)kind\1: ?(["'])Document\2,/,
    (kind) => `${kind} loc: { source: { body: ${body} } },`,
  );
}

async function generate(file: string): Promise<string> {
  const text = await codegen({
    filename: file.replace(/\.graphql$/, '.generated.ts'),
    schema: schemaDocument,
    schemaAst,
    documents: [{ location: file, document: parse(readFileSync(file, 'utf8')) }],
    config,
    plugins: [{ operations: {} }, { typedDocumentNode: {} }],
    pluginMap: { operations, typedDocumentNode },
  });
  const header = '/** Written by `npm run codegen` from the operation beside it. */\n';
  // The client itself stands behind the door that everyone else goes through.
  const door = file.startsWith(path.join(root, 'packages/client/')) ? '@apollo/client' : '@spire/client';
  const asShared = text.replace(/from '@graphql-typed-document-node\/core'/, `from '${door}'`);
  const style = { printWidth: 120, singleQuote: true };
  const { code, errors } = await format('operation.ts', header + withText(asShared, file), style);
  if (errors.length > 0) throw new Error(`${file}: ${JSON.stringify(errors)}`);
  return code;
}

const stale: string[] = [];
const files = globSync(['shell/src/**/*.graphql', 'mf-*/src/**/*.graphql', 'packages/*/src/**/*.graphql'], {
  cwd: root,
});

function keep(name: string, target: string, text: string): void {
  if (existsSync(target) && readFileSync(target, 'utf8') === text) return;
  stale.push(name);
  if (!isCheck) writeFileSync(target, text);
}

for (const relative of files) {
  const file = path.join(root, relative);
  keep(relative, file.replace(/\.graphql$/, '.generated.ts'), await generate(file));
}

const shared = files.filter((file) => !file.startsWith('mf-')).map((file) => path.join(root, file));
keep('graph/operations.json', path.join(root, 'graph/operations.json'), operationManifest(shared));

if (isCheck && stale.length > 0) {
  console.error(`Generated operations are out of date; run \`npm run codegen\`:\n  ${stale.join('\n  ')}`);
  process.exit(1);
}
console.log(
  isCheck ? `${files.length} operations up to date` : `${stale.length} of ${files.length} operations written`,
);
