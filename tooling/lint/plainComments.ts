import { defineRule } from '@oxlint/plugins';

const RIDDLE = /^[*\s]*(?:What|Who|Whom|Nobody|Somebody)\b/;

/** A comment has a noun for its subject: "What is kept" leaves open what that is, and so says no more than the code. */
export const plainComments = defineRule({
  meta: {
    type: 'suggestion',
    messages: {
      riddle: 'Begin this comment with the noun that it is about: "Kept trials …", not "What is kept …".',
    },
  },
  create: (context) => ({
    Program() {
      let lineAbove = -1;
      for (const comment of context.sourceCode.getAllComments()) {
        const { start, end } = comment.loc;
        const isContinued = comment.type === 'Line' && start.line === lineAbove + 1;
        lineAbove = end.line;
        if (!isContinued && RIDDLE.test(comment.value)) context.report({ node: comment, messageId: 'riddle' });
      }
    },
  }),
});
