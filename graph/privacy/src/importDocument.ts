import { EXPORT_FORMAT, exportedFile, READ_VERSIONS } from '@spire/graph-shared/export/exportDocument';
import { PICTURE_BUCKET } from '@spire/domain/pictureBucket';
import { VOICE_BUCKET } from '@spire/domain/voiceBucket';
import { z } from 'zod';
import { giveWay } from '@spire/graph-kit/giveWay';
import { type AskGraph, operation } from '@spire/graph-kit/staticOperation';
import { JsonText } from './jsonText.ts';
import type { PersonsPictures } from './personsPictures.ts';
import type { ReceivedDocument } from './receivedDocument.ts';

const fileOf = <Types extends readonly string[]>({ types, mostBytes }: { types: Types; mostBytes: number }) =>
  exportedFile.extend({
    type: z.enum(types).nullable(),
    base64: z
      .base64()
      .max(Math.ceil(mostBytes / 3) * 4)
      .nullable(),
  });
const picture = fileOf(PICTURE_BUCKET);
const voice = fileOf(VOICE_BUCKET);

const head = { format: z.literal(EXPORT_FORMAT), version: z.literal(READ_VERSIONS) };

/**
 * The facade itself looks at the frame and the files. Account and records are looked at by the parts of the
 * graph they are for, by the very schemas that an export is written by.
 */
export const importBody = z
  .object({
    ...head,
    account: z.record(z.string(), z.unknown()).meta({ description: 'As in an export.' }),
    records: z.record(z.string(), z.unknown()).meta({ description: 'As in an export.' }),
    pictures: z.array(picture),
    voices: z.array(voice).default([]),
  })
  .meta({ id: 'Import', description: 'A document that an export gave.' });

/** The same of a document that is not parsed yet. */
const frame = z.object({
  ...head,
  account: z.instanceof(JsonText),
  records: z.instanceof(JsonText),
  pictures: z.array(z.instanceof(JsonText)),
  // Documents of before have none.
  voices: z.array(z.instanceof(JsonText)).default([]),
});
export type ImportedDocument = z.output<typeof frame>;

/** Looks at a document that was received; answers it, or all that is wrong with its frame and its files. */
export async function checkDocument(
  received: ReceivedDocument,
): Promise<ImportedDocument | { issues: z.core.$ZodIssue[] }> {
  const { data, error } = frame.safeParse(received.fields(), { reportInput: true });
  const issues: z.core.$ZodIssue[] = [...(error?.issues ?? [])];
  for (const [name, file] of Object.entries({ pictures: picture, voices: voice }) as [
    'pictures' | 'voices',
    z.ZodType,
  ][])
    for (const [index, text] of (data?.[name] ?? []).entries()) {
      const found = file.safeParse(text.parsed(), { reportInput: true }).error?.issues ?? [];
      issues.push(...found.map((issue) => ({ ...issue, path: [name, index, ...issue.path] })));
      // A file has some megabytes.
      await giveWay();
    }
  return data === undefined || issues.length > 0 ? { issues } : data;
}

interface Import {
  document: string;
  isTrial?: boolean;
}

const ME = operation<{ me: { id: string } }>('query RestImportOwner { me { id } }');
const ACCOUNT = operation<{ importAccount: boolean }, Import>(
  'mutation RestImportAccount($document: String!, $isTrial: Boolean) { importAccount(document: $document, isTrial: $isTrial) }',
);
const RECORDS = operation<{ importRecords: boolean }, Import>(
  'mutation RestImportRecords($document: String!, $isTrial: Boolean) { importRecords(document: $document, isTrial: $isTrial) }',
);
const NOTE = operation<{ recordImport: boolean }>('mutation RestRecordImport { recordImport }');

const BESIDE_ACCOUNT = operation<{ importBesideAccount: boolean }, { document: string }>(
  'mutation RestImportBesideAccount($document: String!) { importBesideAccount(document: $document) }',
);
const BESIDE_RECORDS = operation<{ importBesideRecords: Joined }, { document: string }>(
  'mutation RestImportBesideRecords($document: String!) { importBesideRecords(document: $document) { added changed already } }',
);

/** The result of adding a document's records to an account that was begun: counts of records. */
export interface Joined {
  added: number;
  changed: number;
  already: number;
}

/** Whether a part would go into an account with nothing in it; throws what is wrong with the part itself. */
async function isForEmpty(trial: Promise<unknown>): Promise<boolean> {
  try {
    await trial;
    return true;
  } catch (error) {
    const { code }: { code?: unknown } = typeof error === 'object' && error !== null ? error : {};
    if (code !== 'ACCOUNT_NOT_EMPTY') throw error;
    return false;
  }
}

/**
 * Brings a document into the account of whoever asks; answers what was joined where the account was begun. Both parts
 * are tried before either is written, so that what is wrong anywhere saves nothing. What is interrupted after that is
 * completed by sending the same document again: each step answers a repeat as it answered the first time (D45).
 */
export async function importDocument(
  ask: AskGraph,
  pictures: PersonsPictures,
  document: ImportedDocument,
): Promise<Joined | undefined> {
  const account = document.account.toString();
  const records = document.records.toString();
  const { id } = (await ask(ME, {})).me;
  const isAccountEmpty = await isForEmpty(ask(ACCOUNT, { document: account, isTrial: true }));
  const isEmpty = (await isForEmpty(ask(RECORDS, { document: records, isTrial: true }))) && isAccountEmpty;
  const joined = isEmpty
    ? void (await ask(RECORDS, { document: records }))
    : (await ask(BESIDE_RECORDS, { document: records })).importBesideRecords;
  for (const text of document.pictures) await pictures.put(id, picture.parse(text.parsed()));
  for (const text of document.voices) await pictures.put(id, voice.parse(text.parsed()));
  // Last: with a profile the account is one that is in use.
  if (isEmpty) await ask(ACCOUNT, { document: account });
  else await ask(BESIDE_ACCOUNT, { document: account });
  await ask(NOTE, {});
  return joined;
}
