import { PICTURE_BUCKET } from '@spire/domain/pictureBucket';
import { bucketOf, VOICE_BUCKET } from '@spire/domain/voiceBucket';
import { type AskGraph, operation } from '@spire/graph-kit/staticOperation';
import type { AccountPart } from '@spire/graph-shared/export/accountPart';
import { EXPORT_FORMAT, EXPORT_VERSION, type ExportDocument } from '@spire/graph-shared/export/exportDocument';
import type { RecordsPart } from '@spire/graph-shared/export/recordsPart';
import type { PersonsPictures } from './personsPictures.ts';

const EXPORT = operation<{ me: { accountExport: AccountPart; recordsExport: RecordsPart } }>(
  'query RestExport { me { accountExport recordsExport } }',
);

/** Everything that is kept of whoever asks. Its files are named, and still without their content. */
export async function readExport(ask: AskGraph, pictures: PersonsPictures, now: Date): Promise<ExportDocument> {
  const { accountExport: account, recordsExport: records } = (await ask(EXPORT, {})).me;
  const named = records.memories.flatMap(({ picturePath, morePictures, voicePath }) => [
    ...(picturePath === null ? [] : [picturePath]),
    ...morePictures.map(({ path }) => path),
    ...(voicePath === null ? [] : [voicePath]),
  ]);
  const paths = [...new Set([...named, ...(await pictures.list(account.id))])].toSorted();
  const filesIn = (bucket: { id: string }) =>
    paths.filter((path) => bucketOf(path).id === bucket.id).map((path) => ({ path, type: null, base64: null }));
  return {
    format: EXPORT_FORMAT,
    version: EXPORT_VERSION,
    exportedAt: now.toISOString(),
    account,
    records,
    pictures: filesIn(PICTURE_BUCKET),
    voices: filesIn(VOICE_BUCKET),
  };
}
