import { defineRule, type Scope } from '@oxlint/plugins';

/** `./messages/namespace.ts` or `../texts/namespace.ts`: of the folder of the file, or of one that it lies in. */
const OWN = /^(\.\/|(\.\.\/)+)(messages|texts)\/namespace\.ts$/;

/** The name for the result of `useMessages(imported)`: `t` for the file's own texts, else `tCommon`, `tOptions`, …. */
const nameFor = (imported: string, source: string): string =>
  OWN.test(source) ? 't' : `t${imported.charAt(0).toUpperCase()}${imported.slice(1)}`;

/** Where the variable comes from; nothing when it is not a named import. */
function importOf(name: string, scope: Scope | null): { imported: string; source: string } | undefined {
  const variable = scope?.set.get(name);
  if (variable === undefined) return scope === null ? undefined : importOf(name, scope.upper);
  const [definition] = variable.defs;
  if (definition?.type !== 'ImportBinding' || definition.node.type !== 'ImportSpecifier') return undefined;
  const { imported } = definition.node;
  if (imported.type !== 'Identifier' || definition.parent?.type !== 'ImportDeclaration') return undefined;
  return { imported: imported.name, source: definition.parent.source.value };
}

/** Each translator has one name, so that whoever reads `tCommon(…)` knows whose texts they are (decision 0052). */
export const nameOfTranslator = defineRule({
  meta: { type: 'suggestion', messages: { name: 'The translator of "{{namespace}}" is called {{name}}.' }, schema: [] },
  create: (context) => ({
    VariableDeclarator(node) {
      const { id, init } = node;
      if (id.type !== 'Identifier' || init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') return;
      const [namespace] = init.arguments;
      if (init.callee.name !== 'useMessages' || namespace?.type !== 'Identifier') return;
      const from = importOf(namespace.name, context.sourceCode.getScope(node));
      if (from === undefined) return;
      const name = nameFor(from.imported, from.source);
      if (id.name !== name) context.report({ node: id, messageId: 'name', data: { namespace: from.imported, name } });
    },
  }),
});
