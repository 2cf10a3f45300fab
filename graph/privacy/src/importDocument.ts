import { EXPORT_FORMAT, exportedPicture, READ_VERSIONS } from '@spire/graph-shared/export/exportDocument';
import { PICTURE_BUCKET } from '@spire/domain/pictureBucket';
import { z } from 'zod';
import { type AskGraph, operation } from '@spire/graph-kit/staticOperation';
import type { PersonsPictures } from './personsPictures.ts';

/** Most bytes of a document that is brought in, pictures included. */
export const IMPORT_LIMIT = 52_428_800;

const MOST_BASE64 = Math.ceil(PICTURE_BUCKET.mostBytes / 3) * 4;

/**
 * The facade itself looks at the frame and the pictures. Account and records are looked at by the parts of the
 * graph they are for, by the very schemas that an export is written by.
 */
export const importBody = z
  .object({
    format: z.literal(EXPORT_FORMAT),
    version: z.literal(READ_VERSIONS),
    account: z.record(z.string(), z.unknown()).meta({ description: 'As in an export.' }),
    records: z.record(z.string(), z.unknown()).meta({ description: 'As in an export.' }),
    pictures: z.array(
      exportedPicture.extend({
        type: z.enum(PICTURE_BUCKET.types).nullable(),
        base64: z.base64().max(MOST_BASE64).nullable(),
      }),
    ),
  })
  .meta({ id: 'Import', description: 'A document that an export gave.' });

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

/**
 * Brings a document into the empty account of whoever asks. Both parts are tried before either is written, so that what
 * is wrong anywhere saves nothing. What is interrupted after that is completed by sending the same document again: each
 * step answers a repeat as it answered the first time (D45).
 */
export async function importDocument(
  ask: AskGraph,
  pictures: PersonsPictures,
  document: z.output<typeof importBody>,
): Promise<void> {
  const account = JSON.stringify(document.account);
  const records = JSON.stringify(document.records);
  const { id } = (await ask(ME, {})).me;
  await ask(ACCOUNT, { document: account, isTrial: true });
  await ask(RECORDS, { document: records, isTrial: true });
  await ask(RECORDS, { document: records });
  for (const picture of document.pictures) await pictures.put(id, picture);
  // Last: with a profile the account is one that is in use.
  await ask(ACCOUNT, { document: account });
  await ask(NOTE, {});
}
