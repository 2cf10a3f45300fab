import { SHARED_PRIMITIVES } from '@spire/remote-kit/shared';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import uiManifest from '../packages/ui/package.json';
import shapes from '../packages/ui/shapes.json';

const folder = path.resolve(__dirname, '../packages/ui/src');

/** The part of a module that a remote sees: its declarations, without comments. */
function declarations(file: string): string {
  const compilerOptions = { jsx: ts.JsxEmit.ReactJSX, removeComments: true, declaration: true };
  return ts.transpileDeclaration(readFileSync(path.join(folder, file), 'utf8'), { fileName: file, compilerOptions })
    .outputText;
}

const filesOfPrimitives = SHARED_PRIMITIVES.map((name) => (name.endsWith('.ts') ? name : `${name}.tsx`));

/** Raise the version as decision 0044 says, and write it with the digest that is found into packages/ui/shapes.json. */
test('what remotes see of the shared primitives changes with the version of @spire/ui', () => {
  const whole = filesOfPrimitives.map((file) => `${file}\n${declarations(file)}`).join('\n');
  const digest = createHash('sha256').update(whole).digest('hex').slice(0, 16);
  expect({ [uiManifest.version]: digest }).toEqual({
    [uiManifest.version]: (shapes as Record<string, string>)[uiManifest.version],
  });
});
