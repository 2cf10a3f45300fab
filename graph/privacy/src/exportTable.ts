import { EXPORT_WORDS } from '@spire/content/exportWords';
import type { Language } from '@spire/domain/languages';
import type { ExportDocument } from '@spire/graph-shared/export/exportDocument';
import { stringify } from 'csv-stringify/sync';
import { giveWay } from '@spire/graph-kit/giveWay';
import { EXPORT_BATCH } from '@spire/graph-shared/export/readAll';
import { type ExportEntry, exportEntries } from './exportEntries.ts';
import { timeIn } from './peoplesTimes.ts';

/** The next entries, as many as a batch has; fewer at the end. */
function nextOf(entries: Iterator<ExportEntry, unknown>): ExportEntry[] {
  const batch: ExportEntry[] = [];
  while (batch.length < EXPORT_BATCH) {
    const next = entries.next();
    if (next.done === true) break;
    batch.push(next.value);
  }
  return batch;
}

/**
 * Everything in a document as a table, one row a record, for spreadsheets: with the mark they know UTF-8 by, and with
 * nothing in it that they would take for a formula. It is written in batches, between which others are served.
 */
export async function* exportTable(
  document: ExportDocument,
  language: Language,
  timeZone: string,
): AsyncGenerator<string> {
  const { columns, kinds } = EXPORT_WORDS[language];
  const rowOf = ({ date, at, kind, title, text, details }: ExportEntry) => {
    const written = at === null ? { date: '', time: '' } : timeIn(at, timeZone);
    return {
      date: date ?? written.date,
      time: written.time,
      kind: kinds[kind],
      title,
      text,
      details: details.map(([name, value]) => `${name}: ${value}`).join(' · '),
    };
  };
  const heads = (['date', 'time', 'kind', 'title', 'text', 'details'] as const).map((key) => ({
    key,
    header: columns[key],
  }));
  const entries = exportEntries(document, language);
  for (let isFirst = true; ; isFirst = false) {
    const batch = nextOf(entries);
    yield stringify(batch.map(rowOf), {
      bom: isFirst,
      header: isFirst,
      columns: heads,
      // Excel in Norwegian reads a comma as the decimal mark, so a semicolon separates columns there.
      delimiter: language === 'no' ? ';' : ',',
      escape_formulas: true,
      record_delimiter: 'windows',
      quote_record_delimiter: true,
    });
    if (batch.length < EXPORT_BATCH) return;
    await giveWay();
  }
}
