import Papa from 'papaparse';
import { UnreadableFile } from '../reading.ts';
import { plainName } from './fold.ts';

const DELIMITERS = [',', ';', '\t', '|'];

/** The delimiter that is most frequent in the heading, outside quotes. */
function delimiterOf(heading: string): string {
  const bare = heading.replaceAll(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((delimiter) => bare.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** All rows of a text in which fields are set apart, without those that have not even an empty field. */
export function csvRows(text: string): string[][] {
  const [, told, rest] = /^sep=(.)\n([\s\S]*)$/i.exec(text) ?? [];
  const body = rest ?? text;
  const delimiter = told ?? delimiterOf(body.slice(0, 20_000).split('\n', 1)[0] ?? '');
  const { data, errors } = Papa.parse<string[]>(body, { delimiter, newline: '\n', skipEmptyLines: true });
  const unclosed = errors.find(({ code }) => code === 'MissingQuotes');
  if (unclosed !== undefined) throw new UnreadableFile('broken', `record ${Math.max(1, unclosed.row ?? 1)}`);
  return data;
}

/** A record of a table: its fields by the folded names of their columns. */
export interface TableRecord {
  /** Counted from 1, without the heading. */
  number: number;
  /** How many fields it has. */
  width: number;
  /** The field of a column, empty where the record is too short or there is no such column. */
  field(name: string): string;
  fields: readonly string[];
}

export interface Table {
  headings: string[];
  has(...names: string[]): boolean;
  records: TableRecord[];
}

/** The name of a column as it is looked up. */
export const columnKey = (name: string) => plainName(name).toLowerCase();

/** Rows as a table with a heading; of columns of one name the first counts. */
export function tableOf(rows: readonly (readonly string[])[]): Table {
  const headings = (rows[0] ?? []).map(plainName);
  const places = new Map<string, number>();
  for (const [index, heading] of headings.entries())
    if (!places.has(columnKey(heading))) places.set(columnKey(heading), index);
  return {
    headings,
    has: (...names) => names.every((name) => places.has(columnKey(name))),
    records: rows.slice(1).map((fields, index) => ({
      number: index + 1,
      width: fields.length,
      field: (name) => fields[places.get(columnKey(name)) ?? -1] ?? '',
      fields,
    })),
  };
}
