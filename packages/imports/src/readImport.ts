import { Archive, gunzipped } from './archive.ts';
import { FILE_LIMIT } from './bounds.ts';
import { appleJournal } from './formats/appleJournal.ts';
import { readTable } from './formats/anyTable.ts';
import { bearable } from './formats/bearable.ts';
import { dailyYou } from './formats/dailyYou.ts';
import { daylioBackup } from './formats/daylioBackup.ts';
import { daylioCsv } from './formats/daylioCsv.ts';
import { dayOne } from './formats/dayOne.ts';
import { diarium } from './formats/diarium.ts';
import { emoods, emoodsCsv } from './formats/emoods.ts';
import type { ArchiveFormat, JsonFormat, TableFormat } from './formats/format.ts';
import { howWeFeel } from './formats/howWeFeel.ts';
import { isIfme, readIfme } from './formats/ifme.ts';
import { journey } from './formats/journey.ts';
import { loopHabits } from './formats/loopHabits.ts';
import { moodtrackerCsv, moodtrackerJson } from './formats/moodtracker.ts';
import { pixels } from './formats/pixels.ts';
import { Gathering } from './gathering.ts';
import { isObject, parseJson } from './jsonValues.ts';
import { type Reading, type ReadingOptions, UnreadableFile } from './reading.ts';
import { csvRows, tableOf } from './text/csv.ts';
import { decodeText, isBinary } from './text/decodeText.ts';

const ARCHIVES: readonly ArchiveFormat[] = [daylioBackup, appleJournal, loopHabits, emoods, dayOne, journey];
const JSONS: readonly JsonFormat[] = [diarium, pixels, dailyYou, moodtrackerJson];
const TABLES: readonly TableFormat[] = [daylioCsv, moodtrackerCsv, howWeFeel, bearable, emoodsCsv];

/** How deep archives may lie in one another. */
const DEEPEST = 2;
const OFFICE = [/^xl\/workbook/, /^content\.xml$/, /^word\/document/, /^Index\/Document\.iwa$/];
const LOOKED_AT = 50;

const starts = (bytes: Uint8Array, ...expected: readonly number[]) =>
  expected.every((byte, index) => bytes[index] === byte);

/** Reads the diary in a file of another app, known by its content; throws an `UnreadableFile` where there is none. */
export function readImport(bytes: Uint8Array, options: ReadingOptions, depth = 0): Reading {
  if (bytes.length > FILE_LIMIT || depth > DEEPEST) throw new UnreadableFile('tooLarge');
  if (starts(bytes, 0x50, 0x4b, 0x03, 0x04)) return readArchive(bytes, options, depth);
  if (starts(bytes, 0x1f, 0x8b)) return readImport(gunzipped(bytes), options, depth + 1);
  if (starts(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new UnreadableFile('spreadsheet');
  const text = decodeText(bytes);
  if (isBinary(text) || text.trim() === '' || text.startsWith('%PDF')) throw new UnreadableFile('notADiary');
  return /^\s*[[{]/.test(text) ? readJson(text, options) : readRows(csvRows(text), options);
}

function readArchive(bytes: Uint8Array, options: ReadingOptions, depth: number): Reading {
  const archive = new Archive(bytes);
  if (archive.names.some((name) => OFFICE.some((each) => each.test(name)))) throw new UnreadableFile('spreadsheet');
  const format = ARCHIVES.find((each) => each.isOurs(archive));
  if (format === undefined) return readOnly(archive, options, depth);
  const gathering = new Gathering(options);
  format.read(archive, gathering);
  return gathering.reading(format.id);
}

/** The one file of an archive that is a diary by itself. */
function readOnly(archive: Archive, options: ReadingOptions, depth: number): Reading {
  const files = archive.files((name) => /\.(?:csv|tsv|txt|json|gz)$/i.test(name));
  let first: unknown;
  for (const bytes of files.values())
    try {
      return readImport(bytes, options, depth + 1);
    } catch (error) {
      first ??= error;
    }
  throw first instanceof UnreadableFile ? first : new UnreadableFile('notADiary');
}

function readJson(text: string, options: ReadingOptions): Reading {
  const content = parseJson(text);
  if (isObject(content) && content['format'] === 'spire-export') throw new UnreadableFile('ownExport');
  const items: unknown[] = Array.isArray(content) ? content : [];
  const format = JSONS.find((each) => items.slice(0, LOOKED_AT).some((item) => isObject(item) && each.isOurs(item)));
  if (format === undefined) throw new UnreadableFile('notADiary');
  const gathering = new Gathering(options);
  format.read(items, gathering);
  return gathering.reading(format.id);
}

function readRows(rows: string[][], options: ReadingOptions): Reading {
  const gathering = new Gathering(options);
  if (isIfme(rows)) {
    readIfme(rows, gathering);
    return gathering.reading('ifme-csv');
  }
  const table = tableOf(rows);
  const format = TABLES.find((each) => each.isOurs(table));
  if (format === undefined) {
    if (table.headings.length < 2) throw new UnreadableFile('notADiary');
    return readTable(table, options);
  }
  format.read(table, gathering);
  return gathering.reading(format.id);
}
