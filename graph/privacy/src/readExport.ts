import { type AskGraph, operation } from '@spire/graph-kit/staticOperation';
import type { AccountPart } from '@spire/graph-shared/export/accountPart';
import { EXPORT_FORMAT, EXPORT_VERSION, type ExportDocument } from '@spire/graph-shared/export/exportDocument';
import type { RecordsPart } from '@spire/graph-shared/export/recordsPart';
import type { PersonsPictures } from './personsPictures.ts';

const EXPORT = operation<{ me: { accountExport: AccountPart; recordsExport: RecordsPart } }>(
  'query RestExport { me { accountExport recordsExport } }',
);

/** Everything that is kept of whoever asks. Its pictures are named, and still without their content. */
export async function readExport(ask: AskGraph, pictures: PersonsPictures, now: Date): Promise<ExportDocument> {
  const { accountExport: account, recordsExport: records } = (await ask(EXPORT, {})).me;
  const named = records.memories.flatMap(({ picturePath, morePictures }) => [
    ...(picturePath === null ? [] : [picturePath]),
    ...morePictures.map(({ path }) => path),
  ]);
  const paths = new Set([...named, ...(await pictures.list(account.id))]);
  return {
    format: EXPORT_FORMAT,
    version: EXPORT_VERSION,
    exportedAt: now.toISOString(),
    account,
    records,
    pictures: [...paths].toSorted().map((path) => ({ path, type: null, base64: null })),
  };
}
