import { definePlugin } from '@oxlint/plugins';
import { nameOfTranslator } from './nameOfTranslator.ts';
import { noMockOfOurs } from './noMockOfOurs.ts';
import { oneStorage } from './oneStorage.ts';
import { partsBelow } from './partsBelow.ts';
import { plainComments } from './plainComments.ts';

/** The rules of this house for its code beside those that everybody has; houseRules.test.ts breaks each. */
export default definePlugin({
  meta: { name: 'spire' },
  rules: {
    'name-of-translator': nameOfTranslator,
    'no-mock-of-ours': noMockOfOurs,
    'one-storage': oneStorage,
    'parts-below': partsBelow,
    'plain-comments': plainComments,
  },
});
