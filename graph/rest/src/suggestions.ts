import { INTERACTION_TYPES, SUGGESTION_CATEGORIES, SUGGESTION_KINDS } from '@spire/domain/options';
import { REST_PATHS } from '@spire/domain/restPaths';
import { z } from 'zod';
import { type InteractionDraft, readInteraction } from './legacy/readInteraction.ts';
import { writeInteraction } from './legacy/writeInteraction.ts';
import { bothCasings } from './bothCasings.ts';
import { date, id, idParams, ignoredUserId, instant, newId, optionId, text } from './fields.ts';
import { LIST_DESCRIPTION, listQuery, type Page, type PageVariables, readList } from './readList.ts';
import { operation } from '@spire/graph-kit/staticOperation';
import { route } from './restRoute.ts';

const TAG = 'Suggestions';

type Interaction = InteractionDraft & { id: string };
const FIELDS = 'id suggestionText suggestionType interactionType category date';
const INTERACTIONS = operation<
  { me: { suggestionInteractions: Page<Interaction> } },
  { type?: string | undefined } & PageVariables
>(
  `query RestInteractions($type: InteractionType, $first: Int!, $after: String) {
    me { suggestionInteractions(type: $type, first: $first, after: $after) {
      nodes { ${FIELDS} } endCursor hasNextPage
    } }
  }`,
);
const RECORD = operation<{ recordSuggestion: Interaction }, { input: InteractionDraft }>(
  `mutation RestRecordSuggestion($input: RecordSuggestionInput!) { recordSuggestion(input: $input) { ${FIELDS} } }`,
);

/** As writeInteraction spells them. */
const SUGGESTION_TYPES = SUGGESTION_KINDS.map((kind) => (kind === 'memory_inspired' ? 'memory-inspired' : kind));
const category = z.enum(SUGGESTION_CATEGORIES);
const interaction = bothCasings({
  id,
  suggestionText: text,
  suggestionType: optionId(SUGGESTION_TYPES),
  interactionType: optionId(INTERACTION_TYPES),
  category: optionId(SUGGESTION_CATEGORIES).nullable(),
  interactionDate: date,
}).meta({ id: 'SuggestionInteraction', description: 'Every field in both casings.' });
const body = z
  .looseObject({
    userId: ignoredUserId,
    id: newId,
    suggestionText: text.nullish(),
    suggestionType: text.nullish().meta({ description: SUGGESTION_TYPES.join(', ') }),
    interactionType: text.nullish().meta({ description: INTERACTION_TYPES.join(', ') }),
    category: category.nullish(),
    interactionDate: text.nullish().meta({ description: 'Today unless told.' }),
  })
  .meta({ id: 'InteractionToRecord' });

const LIKED = operation<{ me: { likedSuggestions: Page<z.input<typeof liked>> } }, PageVariables>(
  `query RestLikedSuggestions($first: Int!, $after: String) { me { likedSuggestions(first: $first, after: $after) {
    nodes { id suggestionText category likedAt } endCursor hasNextPage
  } } }`,
);
const UNLIKE = operation<{ removeLikedSuggestion: boolean }, { id: string }>(
  'mutation RestRemoveLikedSuggestion($id: ID!) { removeLikedSuggestion(id: $id) }',
);
const liked = z
  .object({ id, suggestionText: text, category: optionId(SUGGESTION_CATEGORIES).nullable(), likedAt: instant })
  .meta({ id: 'LikedSuggestion' });

/** Two documented paths to one list: the second tells of what is completed alone (trap 58). */
const interactionRoutes = (path: string, type: string | undefined, what: string) => [
  route({
    method: 'GET',
    path,
    tag: TAG,
    summary: what,
    description: LIST_DESCRIPTION,
    query: listQuery,
    answer: z.array(interaction),
    run: async (request) =>
      (await readList(request, INTERACTIONS, { type }, ({ me }) => me.suggestionInteractions)).map(writeInteraction),
  }),
  route({
    method: 'POST',
    path,
    tag: TAG,
    summary: 'Record what became of a suggestion',
    description: 'Of a date, at most 8 suggestions can be `generated`; whichever path records them, they count as one.',
    errors: ['DAILY_LIMIT'],
    body,
    reads: readInteraction,
    answer: interaction,
    run: async ({ ask, draft }) => writeInteraction((await ask(RECORD, { input: draft })).recordSuggestion),
  }),
];

/** The outcomes of suggestions. */
export const suggestionRoutes = [
  ...interactionRoutes(REST_PATHS.suggestionInteractions, undefined, 'What became of suggestions'),
  ...interactionRoutes(REST_PATHS.completedSuggestions, 'completed', 'Completed suggestions'),
  route({
    method: 'GET',
    path: REST_PATHS.likedSuggestions,
    tag: TAG,
    summary: 'Liked suggestions',
    description: LIST_DESCRIPTION,
    query: listQuery,
    answer: z.array(liked),
    run: (request) => readList(request, LIKED, {}, ({ me }) => me.likedSuggestions),
  }),
  route({
    method: 'DELETE',
    path: REST_PATHS.likedSuggestion,
    tag: TAG,
    summary: 'Take a suggestion off the liked ones',
    errors: ['NOT_FOUND'],
    params: idParams,
    run: async ({ ask, params }) => {
      await ask(UNLIKE, params);
    },
  }),
];
