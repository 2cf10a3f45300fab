import { LIMITS } from '@spire/domain/limits';
import { isMemoryDate } from '@spire/domain/memoryDate';
import { MEMORY_FIELDS, type MemoryDraft } from '@spire/domain/memoryRules';
import { keysOf } from '@spire/domain/lists';
import { MEMORY_CATEGORIES } from '@spire/domain/options';
import { PICTURE_BUCKET } from '@spire/domain/pictureBucket';
import { REST_PATHS } from '@spire/domain/restPaths';
import { SERVICE_PATHS } from '@spire/domain/servicePaths';
import { VOICE_BUCKET } from '@spire/domain/voiceBucket';
import { z } from 'zod';
import { category as readCategory, type MemoryPicture, readMemory } from './legacy/readMemory.ts';
import { writeMemory } from './legacy/writeMemory.ts';
import { bothCasings } from './bothCasings.ts';
import { id, idParams, ignoredUserId, newId, optionId, text } from './fields.ts';
import { LIST_DESCRIPTION, listQuery, type Page, type PageVariables, readList } from './readList.ts';
import { answeredFields, sentFields } from './recordFields.ts';
import { operation } from '@spire/graph-kit/staticOperation';
import { route } from './restRoute.ts';

const TAG = 'Memories';

/** Where the storage service answers a picture to its owner; a client of Supabase makes a signed address of the rest. */
const PICTURES = `${SERVICE_PATHS.storage}/object/authenticated/${PICTURE_BUCKET.id}/`;
const VOICES = `${SERVICE_PATHS.storage}/object/authenticated/${VOICE_BUCKET.id}/`;

type MemoryNode = MemoryDraft & {
  id: string;
  date: string | null;
  picturePath: string | null;
  morePictures: MemoryPicture[];
  voicePath: string | null;
};
type Sent = Omit<MemoryNode, 'id' | 'date' | 'morePictures' | 'voicePath'> & {
  morePictures: MemoryPicture[] | undefined;
  voicePath: string | null | undefined;
};
type NewMemory = Sent & { id: string | null; date: string | null; writtenOn: string };
type ChangedMemory = Sent & { id: string; date: string | null | undefined };

const FIELDS = ['id', ...keysOf(MEMORY_FIELDS), 'date', 'picturePath', 'morePictures { path text }', 'voicePath'].join(
  ' ',
);
const MEMORIES = operation<
  { me: { memories: Page<MemoryNode> } },
  { category?: string | undefined; search?: string | undefined } & PageVariables
>(
  `query RestMemories($category: MemoryCategory, $search: String, $first: Int!, $after: String) {
    me { memories(category: $category, search: $search, first: $first, after: $after) { nodes { ${FIELDS} } endCursor hasNextPage } }
  }`,
);
const ADD = operation<{ addMemory: MemoryNode }, { input: NewMemory }>(
  `mutation RestAddMemory($input: AddMemoryInput!) { addMemory(input: $input) { ${FIELDS} } }`,
);
const CHANGE = operation<{ changeMemory: MemoryNode }, { input: ChangedMemory }>(
  `mutation RestChangeMemory($input: ChangeMemoryInput!) { changeMemory(input: $input) { ${FIELDS} } }`,
);
const DELETE = operation<{ deleteMemory: boolean }, { id: string }>(
  'mutation RestDeleteMemory($id: ID!) { deleteMemory(id: $id) }',
);

const CATEGORIES = keysOf(MEMORY_CATEGORIES);
const category = z.preprocess(readCategory, z.enum(CATEGORIES));

const DATE_FORMS =
  'yyyy-mm-dd, yyyy-mm, yyyy, or yyyy- and winter, spring, summer or autumn; null where it is not known.';
const memoryDate = text.refine(isMemoryDate).meta({ description: `When it was: ${DATE_FORMS}` });

const memory = bothCasings({
  id,
  ...answeredFields(MEMORY_FIELDS),
  mediaUrl: text.nullable().meta({
    description: `Where the storage service answers the picture to its owner, who sends the access token; null without one. What follows \`${PICTURES}\` is its path, of which a client of Supabase makes a signed address.`,
  }),
  mediaType: optionId(['image']).nullable().meta({ description: 'Null without a picture.' }),
  pictures: z.array(z.object({ url: text, alt: text })).meta({
    description: 'All of its pictures, in their order; the first is `mediaUrl` too. `alt` says what it shows.',
  }),
  voiceUrl: text.nullable().meta({
    description: `Where the storage service answers the voice note to its owner; null without one. Its path follows \`${VOICES}\`.`,
  }),
  date: memoryDate.nullable(),
}).meta({ id: 'Memory', description: 'Every field in both casings.' });

const content = {
  userId: ignoredUserId,
  ...sentFields(MEMORY_FIELDS),
  mediaUrl: text.nullish().meta({
    description:
      'A picture in the person’s own folder: its path, or the address it is answered with; also `media_url`.',
  }),
  mediaType: text.nullish().meta({ description: '`image`; there are no other media.' }),
  pictures: z
    .array(z.object({ url: text, alt: text.nullish() }))
    .nullish()
    .meta({ description: `At most ${LIMITS.memoryPictures}, in their order, in place of \`mediaUrl\`.` }),
  voiceUrl: text.nullish().meta({
    description:
      'A voice note in the person’s own folder: its path, or the address it is answered with; null for none. Left out, it stays, with its words.',
  }),
  date: text.nullish().meta({ description: `When it was, up to today: ${DATE_FORMS} Left out, it is today.` }),
};
const newMemory = z.looseObject({ ...content, id: newId }).meta({ id: 'NewMemory' });
const wholeMemory = z
  .looseObject(content)
  .meta({ id: 'WholeMemory', description: 'A `date` that is left out stays as it is.' });

/** The picture by its address on the storage service; clients of old have it under `media_url`. */
function toMemory({ picturePath, voicePath, told, marks, morePictures, ...rest }: MemoryNode): z.input<typeof memory> {
  const address = picturePath === null ? null : PICTURES + picturePath;
  const voice = voicePath === null ? null : VOICES + voicePath;
  const more = morePictures.map(({ path, text: words }) => ({ path: PICTURES + path, text: words }));
  return {
    ...writeMemory({ ...rest, told, marks, picturePath: address, morePictures: more, voicePath: voice }),
    told: [...told],
    marks: [...marks],
  };
}

/** The memory bank (D28). */
export const memoryRoutes = [
  route({
    method: 'GET',
    path: REST_PATHS.memoryBank,
    tag: TAG,
    summary: 'Memories',
    description: LIST_DESCRIPTION,
    query: listQuery.extend({
      category: category.optional().meta({
        type: 'string',
        description: `Of this category alone, by its id or the word on screen: ${CATEGORIES.join(', ')}.`,
      }),
      search: text.optional().meta({
        description: `Only those with these words in title or text, however they are spelled; at most ${LIMITS.title} characters.`,
      }),
    }),
    answer: z.array(memory),
    run: async (request) =>
      (
        await readList(
          request,
          MEMORIES,
          { category: request.query.category, search: request.query.search },
          ({ me }) => me.memories,
        )
      ).map(toMemory),
  }),
  route({
    method: 'POST',
    path: REST_PATHS.memoryBank,
    tag: TAG,
    summary: 'Add a memory',
    fieldNames: { picturePath: 'mediaUrl', morePictures: 'pictures', voicePath: 'voiceUrl' },
    body: newMemory,
    reads: readMemory,
    answer: memory,
    run: async ({ ask, draft, today }) => {
      const writtenOn = today();
      const { date = writtenOn } = draft;
      return toMemory((await ask(ADD, { input: { ...draft, date, writtenOn } })).addMemory);
    },
  }),
  route({
    method: 'PUT',
    path: REST_PATHS.memory,
    tag: TAG,
    summary: 'Replace a memory',
    fieldNames: { picturePath: 'mediaUrl', morePictures: 'pictures', voicePath: 'voiceUrl' },
    errors: ['NOT_FOUND'],
    params: idParams,
    body: wholeMemory,
    reads: readMemory,
    answer: memory,
    run: async ({ ask, draft: { date, ...whole }, params }) => {
      return toMemory((await ask(CHANGE, { input: { ...whole, id: params.id, date } })).changeMemory);
    },
  }),
  route({
    method: 'DELETE',
    path: REST_PATHS.memory,
    tag: TAG,
    summary: 'Delete a memory',
    errors: ['NOT_FOUND'],
    params: idParams,
    run: async ({ ask, params }) => {
      await ask(DELETE, params);
    },
  }),
];
