import { defineRule } from '@oxlint/plugins';

/** Our own modules are not replaced in a test: a test that does proves none of it. */
export const noMockOfOurs = defineRule({
  meta: {
    type: 'problem',
    messages: {
      mock: 'A test that replaces what is ours proves none of it. Show the page with renderPage() of @spire/testing/pageBench, before a graph from startGraphStandIn().',
    },
  },
  create: (context) => ({
    CallExpression({ callee, arguments: given }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (callee.object.type !== 'Identifier' || callee.object.name !== 'jest' || !/mock/i.test(callee.property.name))
        return;
      for (const node of given)
        if (node.type === 'Literal' && /^@spire\//.test(String(node.value)))
          context.report({ node, messageId: 'mock' });
    },
  }),
});
