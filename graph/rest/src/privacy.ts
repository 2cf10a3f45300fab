import { REST_PATHS } from '@spire/domain/restPaths';
import { exportDocument } from '@spire/graph-shared/export/exportDocument';
import { z } from 'zod';
import {
  checkDocument,
  exportJson,
  exportPage,
  exportTable,
  importBody,
  importDocument,
  IMPORT_LIMIT,
  readExport,
  ReceivedDocument,
  receiveDocument,
} from '@spire/privacy';
import { instant } from './fields.ts';
import { RestDownload } from './restDownload.ts';
import { operation } from '@spire/graph-kit/staticOperation';
import { route } from './restRoute.ts';
import { wrongFieldsOf } from './wrongFieldsOf.ts';

const TAG = 'Privacy';

const DELETE = operation<{ deleteAccount: boolean }, { confirm: string }>(
  'mutation RestDeleteAccount($confirm: String!) { deleteAccount(confirm: $confirm) }',
);
const SUMMARY = operation<{
  me: {
    createdAt: string;
    growth: { checkInDays: number; moodEntries: number };
    memoryCategories: { count: number }[];
  };
}>('query RestSummary { me { createdAt growth { checkInDays moodEntries } memoryCategories { count } } }');
const NOTE = operation<{ recordExport: boolean }>('mutation RestRecordExport { recordExport }');

const count = z.int().min(0);
const TYPES = {
  json: 'application/json; charset=utf-8',
  html: 'text/html; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
} as const;
type Format = keyof typeof TYPES;

/** The content, and then `done`: what is noted there has been sent whole. */
async function* followed(content: AsyncIterable<string>, done: () => Promise<unknown>) {
  let last = '';
  for await (const part of content) {
    yield last;
    last = part;
  }
  await done();
  yield last;
}

/** The document of an import; without a body there is none. */
async function checkedDocument(received: unknown) {
  const document = await checkDocument(
    received instanceof ReceivedDocument ? received : new ReceivedDocument(received),
  );
  return 'issues' in document ? { errors: wrongFieldsOf(document.issues) } : { draft: document, spelled: {} };
}

/** A person's actions on all that is kept of them (D40). */
export const privacyRoutes = [
  route({
    method: 'GET',
    path: REST_PATHS.privacySummary,
    tag: TAG,
    summary: 'How much is kept',
    answer: z
      .object({ totalMemories: count, totalMoodEntries: count, totalCheckIns: count, accountCreated: instant })
      .meta({ id: 'PrivacySummary' }),
    run: async ({ ask }) => {
      const { createdAt, growth, memoryCategories } = (await ask(SUMMARY, {})).me;
      return {
        totalMemories: memoryCategories.reduce((sum, each) => sum + each.count, 0),
        totalMoodEntries: growth.moodEntries,
        totalCheckIns: growth.checkInDays,
        accountCreated: createdAt,
      };
    },
  }),
  route({
    method: 'GET',
    path: REST_PATHS.privacyExport,
    tag: TAG,
    summary: 'Everything that is kept, as a file',
    description:
      'JSON can be brought into another account; `html` is a page to read, `csv` a table. At most 10 an hour, of all formats.',
    query: z.object({
      format: z
        .enum(Object.keys(TYPES) as [Format, ...Format[]])
        .default('json')
        .meta({ description: 'json unless told.' }),
    }),
    answer: exportDocument,
    allowance: { perHour: 10 },
    otherTypes: ['text/html', 'text/csv'],
    run: async ({ ask, pictures, query, today, language: wanted, timeZone }) => {
      const document = await readExport(ask, pictures, new Date());
      const { id, settings } = document.account;
      const language = settings?.language === 'no' || settings?.language === 'en' ? settings.language : await wanted();
      const read = (path: string) => pictures.read(id, path);
      const { format } = query;
      const content = {
        json: () => exportJson(document, read),
        html: () => exportPage(document, read, { language, timeZone }),
        csv: () => exportTable(document, language, timeZone),
      }[format]();
      return new RestDownload({
        type: TYPES[format],
        name: `spire-${today()}.${format}`,
        content: followed(content, () => ask(NOTE, {})),
      });
    },
  }),
  route({
    method: 'POST',
    path: REST_PATHS.privacyImport,
    tag: TAG,
    summary: 'Bring an export into the account',
    description:
      'At most 50 MB, pictures included, and 25 MB without them; at most 10 an hour. Everything is checked before anything is saved. In an account that is begun, what is not there by its id is added, and of what there is one of a day, or one at all, the newer stays: 200 says what was joined, where 204 says that the account was empty. Consents and access log stay with the account they are of. The same document again does no harm, and completes what was interrupted.',
    body: importBody,
    receives: { bodyLimit: IMPORT_LIMIT, receive: receiveDocument, check: checkedDocument },
    allowance: { perHour: 10, atOnce: 2 },
    answer: z.object({ added: count, changed: count, already: count }).optional(),
    run: ({ ask, pictures, draft }) => importDocument(ask, pictures, draft),
  }),
  route({
    method: 'DELETE',
    path: REST_PATHS.privacyAccount,
    tag: TAG,
    summary: 'Delete the account and everything of it',
    body: z.object({ confirm: z.string().meta({ description: 'The account’s e-mail address.' }) }),
    run: async ({ ask, body }) => {
      await ask(DELETE, { confirm: body.confirm });
    },
  }),
];
