import { EXPORT_WORDS } from '@spire/content/exportWords';
import type { Language } from '@spire/domain/languages';
import type { ExportDocument } from '@spire/graph-shared/export/exportDocument';
import { stringify } from 'csv-stringify/sync';
import { exportEntries } from './exportEntries.ts';
import { timeIn } from './peoplesTimes.ts';

/**
 * Everything in a document as a table, one row a record, for spreadsheets: with the mark they know UTF-8 by, and with
 * nothing in it that they would take for a formula.
 */
export function exportTable(document: ExportDocument, language: Language, timeZone: string): string {
  const { columns, kinds } = EXPORT_WORDS[language];
  const rows = exportEntries(document, language).map(({ date, at, kind, title, text, details }) => {
    const written = at === null ? { date: '', time: '' } : timeIn(at, timeZone);
    return {
      date: date ?? written.date,
      time: written.time,
      kind: kinds[kind],
      title,
      text,
      details: details.map(([name, value]) => `${name}: ${value}`).join('; '),
    };
  });
  const heads = (['date', 'time', 'kind', 'title', 'text', 'details'] as const).map((key) => ({
    key,
    header: columns[key],
  }));
  return stringify(rows, {
    bom: true,
    header: true,
    columns: heads,
    escape_formulas: true,
    record_delimiter: 'windows',
    quote_record_delimiter: true,
  });
}
