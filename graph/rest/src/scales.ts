import { REST_PATHS } from '@spire/domain/restPaths';
import { SCALE_LIMITS, SCALES } from '@spire/domain/scales';
import { operation } from '@spire/graph-kit/staticOperation';
import { z } from 'zod';
import { date, ignoredUserId, optionId } from './fields.ts';
import { LIST_DESCRIPTION, listQuery, type Page, type PageVariables, readList } from './readList.ts';
import { route } from './restRoute.ts';

const TAG = 'Scales';

const followed = z
  .object({
    scales: z.array(optionId(SCALES)).meta({ description: `At most ${SCALE_LIMITS.followed}; none until chosen.` }),
  })
  .meta({ id: 'FollowedScales' });
type Followed = z.input<typeof followed>;

const value = z.int().min(SCALE_LIMITS.value.min).max(SCALE_LIMITS.value.max);
const entry = z
  .object({
    date,
    scale: optionId(SCALES),
    value: value.meta({ description: '1 to 5, from little to much of what the scale names.' }),
    carried: z.boolean().meta({ description: 'Whether it was "same as yesterday".' }),
  })
  .meta({ id: 'ScaleEntry' });
type Entry = z.input<typeof entry>;
type EntryNode = Omit<Entry, 'carried'> & { isCarried: boolean };

const FOLLOWED = operation<{ me: { followedScales: Followed } }>(
  'query RestScales { me { followedScales { scales } } }',
);
const FOLLOW = operation<{ saveFollowedScales: Followed }, { input: Followed }>(
  'mutation RestSaveScales($input: SaveFollowedScalesInput!) { saveFollowedScales(input: $input) { scales } }',
);
const FIELDS = 'date scale value isCarried';
const ENTRIES = operation<
  { me: { scaleEntries: Page<EntryNode> } },
  { from?: string | undefined; to?: string | undefined } & PageVariables
>(
  `query RestScaleEntries($from: LocalDate, $to: LocalDate, $first: Int!, $after: String) {
    me { scaleEntries(from: $from, to: $to, first: $first, after: $after) { nodes { ${FIELDS} } endCursor hasNextPage } }
  }`,
);
const SAVE = operation<
  { saveScaleEntry: EntryNode },
  { input: Omit<EntryNode, 'isCarried'> & { isCarried?: boolean | null | undefined } }
>(`mutation RestSaveScaleEntry($input: SaveScaleEntryInput!) { saveScaleEntry(input: $input) { ${FIELDS} } }`);
const DELETE = operation<{ deleteScaleEntry: boolean }, { input: { date: string; scale: string } }>(
  'mutation RestDeleteScaleEntry($input: DeleteScaleEntryInput!) { deleteScaleEntry(input: $input) }',
);

const answered = ({ isCarried: carried, ...node }: EntryNode): Entry => ({ ...node, carried });

/** Routes of scales: the followed ones, and one answer a scale and date (D70). */
export const scaleRoutes = [
  route({
    method: 'GET',
    path: REST_PATHS.scales,
    tag: TAG,
    summary: 'What the person follows',
    answer: followed,
    run: async ({ ask }) => (await ask(FOLLOWED, {})).me.followedScales,
  }),
  route({
    method: 'PUT',
    path: REST_PATHS.scales,
    tag: TAG,
    summary: 'Choose what to follow',
    description: 'In place of what was chosen before; the days of a scale that is taken away stay.',
    body: z.object({ userId: ignoredUserId, scales: z.array(z.enum(SCALES)) }),
    answer: followed,
    run: async ({ ask, body }) => (await ask(FOLLOW, { input: { scales: body.scales } })).saveFollowedScales,
  }),
  route({
    method: 'GET',
    path: REST_PATHS.scaleEntries,
    tag: TAG,
    summary: 'Answers to scales',
    description: LIST_DESCRIPTION,
    query: listQuery.extend({
      from: date.optional().meta({ description: 'The first date.' }),
      to: date.optional().meta({ description: 'The last date.' }),
    }),
    answer: z.array(entry),
    run: async (request) => {
      const { from, to } = request.query;
      return (await readList(request, ENTRIES, { from, to }, ({ me }) => me.scaleEntries)).map(answered);
    },
  }),
  route({
    method: 'POST',
    path: REST_PATHS.scaleEntries,
    tag: TAG,
    summary: 'Save the answer to a scale on a date',
    description: 'A second one for the scale and date replaces it.',
    body: z.object({
      ...{ userId: ignoredUserId, date, value },
      scale: z.enum(SCALES),
      carried: z.boolean().nullish().meta({ description: 'No when left out.' }),
    }),
    answer: entry,
    run: async ({ ask, body: { date: day, scale, value: step, carried: isCarried } }) =>
      answered((await ask(SAVE, { input: { date: day, scale, value: step, isCarried } })).saveScaleEntry),
  }),
  route({
    method: 'DELETE',
    path: REST_PATHS.scaleEntry,
    tag: TAG,
    summary: 'Take an answer back',
    errors: ['NOT_FOUND'],
    params: z.object({ date, scale: z.enum(SCALES) }),
    run: async ({ ask, params }) => {
      await ask(DELETE, { input: params });
    },
  }),
];
