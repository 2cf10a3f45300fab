import { defineRule } from '@oxlint/plugins';

const STORES = ['localStorage', 'sessionStorage', 'indexedDB', 'caches'];

/** The browser's stores throw where they are denied or full: each has one module that asks, and answers for that. */
export const oneStorage = defineRule({
  meta: {
    type: 'problem',
    messages: {
      store: 'A browser may deny this. Ask @spire/domain/deviceStorage, or the sealed store of @spire/client.',
    },
  },
  create: (context) => ({
    Identifier(node) {
      if (!STORES.includes(node.name)) return;
      const { parent } = node;
      const isOwn = parent.type === 'Property' && parent.key === node && !parent.computed;
      const isOther =
        parent.type === 'MemberExpression' &&
        parent.property === node &&
        !(parent.object.type === 'Identifier' && ['window', 'globalThis', 'self'].includes(parent.object.name));
      if (!isOwn && !isOther) context.report({ node, messageId: 'store' });
    },
  }),
});
