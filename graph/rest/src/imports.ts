import type { ErrorCode } from '@spire/domain/errorCodes';
import { IMPORT_LIMITS } from '@spire/domain/importRules';
import { keysOf } from '@spire/domain/lists';
import { REST_PATHS } from '@spire/domain/restPaths';
import { type AskGraph, operation } from '@spire/graph-kit/staticOperation';
import { FILE_LIMIT } from '@spire/imports/bounds';
import { COLUMN_ROLES, DATE_ORDERS, type FileProblem, UnreadableFile } from '@spire/imports/reading';
import {
  confirmDiary,
  heldColumns,
  heldEntries,
  holdDiary,
  picturesOf,
  ReceivedFile,
  receiveFile,
} from '@spire/privacy';
import { z } from 'zod';
import { date, id, idParams, instant, text } from './fields.ts';
import { RestRefusal } from './restRefusal.ts';
import { route } from './restRoute.ts';

const TAG = 'Imports';
const mood = z.int().min(1).max(5);
const count = z.int().min(0);

const REFUSALS: Readonly<Record<FileProblem, ErrorCode>> = {
  notADiary: 'NOT_A_DIARY',
  ownExport: 'NOT_A_DIARY',
  spreadsheet: 'SPREADSHEET_FILE',
  broken: 'BROKEN_FILE',
  tooLarge: 'TOO_LARGE',
};

const role = z.enum(COLUMN_ROLES);
const skipped = z.object({ at: text, why: text });
const preview = z
  .object({
    id,
    format: text.meta({ description: 'As which the file was read, such as `daylio-csv`, or `table`.' }),
    counts: z.object({ entries: count, moods: count, texts: count, pictures: count }),
    ask: z
      .array(z.object({ name: text, entries: count, of: z.literal('dateOrder').optional() }))
      .meta({ description: 'Names of moods that nobody knows, and a date that can be read both ways (`of`).' }),
    skipped: z.array(skipped).meta({ description: 'What does not come along, where it stands and why.' }),
    skippedPictures: z.array(skipped.extend({ picture: text })),
    left: z.array(text).meta({ description: 'Kinds of things of the file that Spire has no place for.' }),
    columns: z
      .array(z.object({ name: text, role: role.nullable(), example: text }))
      .meta({ description: 'Of a `table`: what each column is taken for, and the first of what stands in it.' }),
  })
  .meta({ id: 'ImportPreview' });

const entry = z
  .object({
    at: text.meta({ description: 'Where it stands in the file.' }),
    date,
    time: text.nullable().meta({ description: 'hh:mm.' }),
    mood: mood.nullable(),
    moodName: text.optional(),
    title: text.optional(),
    note: text,
    activities: z.array(text),
    feelings: z.array(text).optional(),
    pictures: z.array(text).optional(),
  })
  .meta({ id: 'EntryToImport' });

const answersSchema = z
  .object({
    moods: z
      .record(z.string(), mood.nullable())
      .default({})
      .meta({ description: 'A mood for each name, or null for none.' }),
    activities: z
      .record(z.string(), z.string().trim().min(1).max(IMPORT_LIMITS.name).nullable())
      .default({})
      .meta({ description: 'What activities are called here, by name, null for what stays behind.' }),
    dateOrder: z.enum(DATE_ORDERS).default('dmy').meta({ description: 'How dates with slashes are read.' }),
    columns: z.record(z.string(), role.nullable()).default({}).meta({
      description:
        'Of a `table`: what columns are, by name, null for what stays behind. Others stay as they were taken.',
    }),
    notes: z.boolean().default(true).meta({ description: 'Whether words come along.' }),
  })
  .prefault({});

const diaryImport = z
  .object({
    id,
    source: text,
    entries: count,
    days: count,
    firstDate: date.nullable(),
    lastDate: date.nullable(),
    date,
    createdAt: instant,
    undoUntil: date,
    undoneAt: instant.nullable(),
  })
  .meta({ id: 'DiaryImport', description: 'A file that was taken in.' });

type ImportRow = z.input<typeof diaryImport>;
const FIELDS = 'id source entries days firstDate lastDate date createdAt undoUntil undoneAt';
const IMPORTS = operation<{ me: { imports: ImportRow[] } }>(`query RestImports { me { imports { ${FIELDS} } } }`);
const UNDO = operation<{ undoImport: { id: string } }, { id: string }>(
  'mutation RestUndoImport($id: ID!) { undoImport(id: $id) { id } }',
);
const OWNER = operation<{ me: { id: string } }>('query RestImportedOwner { me { id } }');

/** Takes the entries of an import away; without a word where that is done, as its pictures may have stayed then. */
async function undo(ask: AskGraph, id: string): Promise<void> {
  try {
    await ask(UNDO, { id });
  } catch (error) {
    if (!(error instanceof RestRefusal) || error.code !== 'NOT_FOUND') throw error;
    const { imports } = (await ask(IMPORTS, {})).me;
    if (!imports.some((each) => each.id === id.toLowerCase() && each.undoneAt !== null)) throw error;
  }
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof UnreadableFile)) return error;
  const fields = error.where === undefined ? [] : [{ field: error.where, code: 'INVALID' as const }];
  return new RestRefusal(REFUSALS[error.problem], fields);
}

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new RestRefusal('NOT_FOUND');
  return value;
}

const isFile = (received: unknown): received is ReceivedFile => received instanceof ReceivedFile && received.length > 0;

/** Routes of imports from other apps (D73). */
export const importRoutes = [
  route({
    method: 'POST',
    path: REST_PATHS.imports,
    tag: TAG,
    summary: 'Have a file of another app read',
    description:
      'The file is the body, at most 50 MB, with its name in `x-file-name`; what it is shows in its content. Nothing is stored but this preview, which is gone after an hour. At most 30 an hour.',
    body: z.string().meta({ format: 'binary', description: 'The file.' }),
    receives: {
      bodyLimit: FILE_LIMIT,
      anyType: true,
      receive: receiveFile,
      check: (received) =>
        Promise.resolve(
          isFile(received) ? { draft: received, spelled: {} } : { errors: [{ field: 'file', code: 'REQUIRED' }] },
        ),
    },
    errors: keysOf({ NOT_A_DIARY: 1, SPREADSHEET_FILE: 1, BROKEN_FILE: 1 }),
    allowance: { perHour: 30, atOnce: 2 },
    answer: preview,
    run: async ({ ask, draft, today, timeZone }) => {
      const head = await holdDiary(ask, draft, { zone: timeZone, today: today() }).catch((error: unknown) => {
        throw refusalOf(error);
      });
      const { moodNames, unsureDates: unsure, skipped: left, ...told } = head;
      const asked = moodNames.filter((each) => each.mood === null);
      return {
        ...{ id: told.id, format: told.format, counts: told.counts, left: told.left, skipped: left },
        ...{ skippedPictures: told.skippedPictures, columns: told.columns },
        ask: [
          ...asked.map(({ name, entries }) => ({ name, entries })),
          ...(unsure === null ? [] : [{ name: unsure.example, entries: unsure.entries, of: 'dateOrder' as const }]),
        ],
      };
    },
  }),
  route({
    method: 'GET',
    path: REST_PATHS.importEntries,
    tag: TAG,
    summary: 'Entries of a file that was read and waits for its answer',
    params: idParams,
    query: z.object({
      limit: z.coerce.number().int().min(1).max(200).default(50),
      after: z.coerce.number().int().min(0).default(0).meta({ description: 'The `after` of the answer before.' }),
    }),
    answer: z.object({ entries: z.array(entry), after: z.int().nullable() }),
    errors: ['NOT_FOUND'],
    run: async ({ ask, params, query }) => {
      const { entries, next } = found(await heldEntries(ask, params.id, { from: query.after, limit: query.limit }));
      return { entries: entries.map(({ moment: _moment, asked: _asked, ...each }) => each), after: next };
    },
  }),
  route({
    method: 'POST',
    path: REST_PATHS.importConfirm,
    tag: TAG,
    summary: 'Take a file in, as the person answered',
    description: 'The same again adds nothing. Entries give no points, no streak and no badges.',
    params: idParams,
    body: z.object({ answers: answersSchema }).meta({ id: 'ImportAnswers' }),
    isBodyOptional: true,
    answer: z.object({ added: count, already: count }),
    errors: ['NOT_FOUND', 'NOT_A_DIARY'],
    allowance: { perHour: 60, atOnce: 2 },
    run: async ({ ask, pictures, params, body: { answers }, today, timeZone }) => {
      const named = Object.keys(answers.columns);
      const columns = named.length === 0 ? [] : found(await heldColumns(ask, params.id));
      const unknown = named.filter((each) => !columns.some(({ name }) => name === each));
      const faults = unknown.map((name) => ({ field: `answers.columns.${name}`, code: 'INVALID' }) as const);
      if (faults.length > 0) throw new RestRefusal('VALIDATION_FAILED', faults);
      const options = { answers, zone: timeZone, today: today() };
      return found(
        await confirmDiary(ask, pictures, params.id, options).catch((error: unknown) => {
          throw refusalOf(error);
        }),
      );
    },
  }),
  route({
    method: 'GET',
    path: REST_PATHS.imports,
    tag: TAG,
    summary: 'Files that were taken in, newest first',
    answer: z.array(diaryImport),
    run: async ({ ask }) => (await ask(IMPORTS, {})).me.imports,
  }),
  route({
    method: 'DELETE',
    path: REST_PATHS.importOf,
    tag: TAG,
    summary: 'Undo an import, until the 30th day after it',
    description: 'The same again takes pictures away that stayed.',
    params: idParams,
    errors: ['NOT_FOUND'],
    run: async ({ ask, pictures, params }) => {
      await undo(ask, params.id);
      const { id: owner } = (await ask(OWNER, {})).me;
      const gone = `${owner}/${picturesOf(params.id)}`;
      await pictures.remove((await pictures.list(owner)).filter((path) => path.startsWith(gone)));
    },
  }),
];
