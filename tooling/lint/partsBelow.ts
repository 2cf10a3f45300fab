import { defineRule, type ESTree } from '@oxlint/plugins';

/** The name at the root of a value: `styled` of styled.h2`…`, of styled(Card)`…` and of styled.h2.attrs(…)`…`. */
function rootOf(node: ESTree.Expression | ESTree.Super): string | undefined {
  switch (node.type) {
    case 'Identifier':
      return node.name;
    case 'TaggedTemplateExpression':
      return rootOf(node.tag);
    case 'CallExpression':
      return rootOf(node.callee);
    case 'MemberExpression':
      return rootOf(node.object);
    default:
      return undefined;
  }
}

const declarationOf = (node: ESTree.Node) => ('declaration' in node && node.declaration ? node.declaration : node);
const isComponent = (node: ESTree.Node) => node.type === 'FunctionDeclaration' && /^[A-Z]/.test(node.id?.name ?? '');

/** A styled part stands below the components of its file: what the file is for comes first, how it looks after. */
export const partsBelow = defineRule({
  meta: {
    type: 'layout',
    messages: { below: '{{name}} is a styled part: it stands below the components of its file.' },
  },
  create: (context) => ({
    Program({ body }) {
      const statements = body.map(declarationOf);
      const last = statements.findLastIndex(isComponent);
      for (const statement of statements.slice(0, Math.max(last, 0))) {
        if (statement.type !== 'VariableDeclaration') continue;
        for (const { id, init } of statement.declarations)
          if (id.type === 'Identifier' && init && rootOf(init) === 'styled')
            context.report({ node: id, messageId: 'below', data: { name: id.name } });
      }
    },
  }),
});
