import { SUGGESTION_CATEGORIES } from '@spire/domain/options';
import { REST_PATHS } from '@spire/domain/restPaths';
import { WISH_GROUPS, type WishGroup } from '@spire/domain/wishGroups';
import { z } from 'zod';
import { readComprehensiveRequest, readPromptRequest, readSuggestionsRequest } from './legacy/readWritingRequest.ts';
import { newId, optionId, text } from './fields.ts';
import type { Help } from './helpSchema.ts';
import { operation } from '@spire/graph-kit/staticOperation';
import { route } from './restRoute.ts';
import {
  askedWith,
  BESIDE,
  besideOf,
  HELP,
  inHelp,
  inOne,
  language,
  linesOf,
  origin,
  sourceOf,
  words,
  type WrittenOr,
  WRITING_ERRORS,
} from './writtenTexts.ts';

const TAG = 'Suggestions';

/** Spec 2 §3 names what a suggestion comes from so. */
const KINDS = { ai: 'ai', memory: 'memory-inspired', built_in: 'regular' } as const;

interface Item {
  id: string;
  text: string;
  title: string | null;
  actionText: string | null;
  emoji: string;
  category: string;
  source: keyof typeof KINDS;
}
type Answer = WrittenOr<{ suggestions: Item[]; about?: WishGroup | null; guesses?: WishGroup[] | null }>;

const SET = `${HELP} ... on SuggestionSet { suggestions { id text title actionText emoji category source } ${BESIDE} }`;
const ONE = operation<{ generated: Answer }, { input: object }>(
  `mutation RestSuggestion($input: GenerateSuggestionInput!) { generated: generateSuggestion(input: $input) { ${SET} } }`,
);
const THREE = operation<{ generated: Answer }, { input: object }>(
  `mutation RestSuggestions($input: GenerateSuggestionsInput!) {
    generated: generateSuggestions(input: $input) { ${SET} ... on SuggestionSet { about guesses } }
  }`,
);

const kind = optionId(Object.values(KINDS));
const suggestion = z
  .object({
    id: text,
    title: text,
    description: text,
    emoji: text,
    category: optionId(SUGGESTION_CATEGORIES),
    actionText: text,
    kind,
  })
  .meta({ id: 'SuggestionInList' });
const suggestions = z.object({ suggestions: z.array(suggestion).length(3), ...origin }).meta({ id: 'Suggestions' });

const group = z.enum(WISH_GROUPS);
/** The group a wish was taken to be about, beside the answer to it; absent where that is unsure. */
const heard = {
  about: group.optional().meta({ description: 'What it was said, or else taken, to be about; absent where unsure.' }),
  guesses: z.array(group).optional().meta({ description: 'What it may be about, the likeliest first.' }),
};

const DAILY = 'Counts as one of the 8 a day, whichever path it came by; sending the same `id` again answers the same.';
const chips = z.union([z.array(z.string()), z.string()]).nullish();

const listOf = (items: readonly Item[]) =>
  items.map(({ id, title, text: description, emoji, category, actionText, source }) => ({
    id,
    title: title ?? '',
    description,
    emoji,
    category,
    actionText: actionText ?? '',
    kind: KINDS[source],
  }));

function threeOf(generated: Answer) {
  if (generated.__typename === 'CrisisHelp') return helpInThree(generated);
  const items = generated.suggestions;
  const { about, guesses } = generated;
  return {
    suggestions: listOf(items),
    source: sourceOf(items[0]?.source ?? 'built_in'),
    ...besideOf(generated),
    ...(about ? { about } : {}),
    ...(guesses ? { guesses } : {}),
  };
}

/** An older client shows the words of help as suggestions. */
function helpInThree(help: Help) {
  const items = linesOf(help).map((description, at) => ({
    id: `help.${at + 1}`,
    title: help.title,
    description,
    emoji: '🤍',
    category: 'practical',
    actionText: help.closing,
    kind: KINDS.built_in,
  }));
  return { suggestions: items, ...inHelp(help) };
}

/** Suggestions that are written when they are asked for (spec 2 §7). */
export const suggestionTextRoutes = [
  route({
    method: 'POST',
    path: REST_PATHS.suggestions,
    tag: TAG,
    summary: 'Three suggestions for how the person is today',
    description: `From the check-in of today; what is sent counts only while there is none. ${DAILY}`,
    errors: ['DAILY_LIMIT', 'CHECK_IN_REQUIRED', ...WRITING_ERRORS],
    body: z
      .looseObject({
        id: newId,
        language,
        whatIsGoodText: words,
        whatIsGoodEmojis: chips,
        lookingForwardText: words,
        lookingForwardEmojis: chips,
        needMoreText: words,
        needMoreEmojis: chips,
      })
      .meta({ id: 'SuggestionsWanted' }),
    reads: readSuggestionsRequest,
    answer: suggestions,
    run: async ({ ask, draft, language: usual }) =>
      threeOf((await ask(THREE, { input: { id: draft.id, ...(await askedWith(draft, usual)) } })).generated),
  }),
  route({
    method: 'POST',
    path: REST_PATHS.promptAnswers,
    tag: TAG,
    summary: 'Three suggestions for what the person asks',
    description: DAILY,
    errors: ['DAILY_LIMIT', ...WRITING_ERRORS],
    body: z
      .looseObject({
        id: newId,
        prompt: text.nullish(),
        about: text.nullish().meta({ description: `What they are mostly to be about: ${WISH_GROUPS.join(', ')}.` }),
        language,
      })
      .meta({ id: 'Prompt' }),
    reads: readPromptRequest,
    answer: suggestions.extend(heard).meta({ id: 'PromptAnswers' }),
    run: async ({ ask, draft, language: usual }) =>
      threeOf(
        (
          await ask(THREE, {
            input: { id: draft.id, prompt: draft.prompt, about: draft.about, ...(await askedWith(draft, usual)) },
          })
        ).generated,
      ),
  }),
  route({
    method: 'POST',
    path: REST_PATHS.comprehensiveSuggestion,
    tag: TAG,
    summary: 'One suggestion for how the person is today',
    description: `What is sent is data: the prompt is the server’s own, and what it knows of the person too. ${DAILY}`,
    errors: ['DAILY_LIMIT', 'CHECK_IN_REQUIRED', ...WRITING_ERRORS],
    fieldNames: { note: 'userContext' },
    body: z
      .looseObject({
        id: newId,
        systemPrompt: text.nullish().meta({ description: 'Not used.' }),
        userContext: text.nullish(),
        language,
      })
      .meta({ id: 'SuggestionWanted' }),
    reads: readComprehensiveRequest,
    answer: z.object({ suggestion: text, kind, ...origin }).meta({ id: 'ComprehensiveSuggestion' }),
    run: async ({ ask, draft, language: usual }) => {
      const input = { id: draft.id, note: draft.note, ...(await askedWith(draft, usual)) };
      const { generated } = await ask(ONE, { input });
      if (generated.__typename === 'CrisisHelp')
        return { suggestion: inOne(generated), kind: KINDS.built_in, ...inHelp(generated) };
      const [only] = generated.suggestions;
      if (only === undefined) throw new Error('A set without a suggestion');
      return {
        suggestion: only.text,
        kind: KINDS[only.source],
        source: sourceOf(only.source),
        ...besideOf(generated),
      };
    },
  }),
];
