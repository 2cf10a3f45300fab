import type { Rule } from 'eslint';

type Node = Rule.Node;

/** The name at the root of a value: `styled` of styled.h2`…`, of styled(Card)`…` and of styled.h2.attrs(…)`…`. */
function rootOf(value: unknown): string | undefined {
  const node = value as { type: string; name?: string; tag?: unknown; callee?: unknown; object?: unknown };
  if (node.type === 'Identifier') return node.name;
  const inner = node.tag ?? node.callee ?? node.object;
  return inner === undefined ? undefined : rootOf(inner);
}

const declarationOf = (node: Node) => ('declaration' in node && node.declaration ? (node.declaration as Node) : node);
const isComponent = (node: Node) => node.type === 'FunctionDeclaration' && /^[A-Z]/.test(node.id.name);

/** A styled part stands below the components of its file: what the file is for comes first, how it looks after. */
export const partsBelow: Rule.RuleModule = {
  meta: {
    type: 'layout',
    messages: { below: '{{name}} is a styled part: it stands below the components of its file.' },
  },
  create: (context) => ({
    Program({ body }) {
      const statements = body.map((node) => declarationOf(node as Node));
      const last = statements.findLastIndex(isComponent);
      for (const statement of statements.slice(0, Math.max(last, 0))) {
        if (statement.type !== 'VariableDeclaration') continue;
        for (const { id, init } of statement.declarations)
          if (id.type === 'Identifier' && init && rootOf(init) === 'styled')
            context.report({ node: id, messageId: 'below', data: { name: id.name } });
      }
    },
  }),
};
