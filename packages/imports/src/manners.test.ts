/** Diaries that nobody wrote, in the manners that files come in: what was written into them is read out again. */
import fc from 'fast-check';
import { gzipSync, zipSync } from 'fflate';
import { readImport } from './readImport.ts';
import { type ReadEntry, UnreadableFile } from './reading.ts';

const OPTIONS = { zone: 'Europe/Oslo', today: '2026-11-29' };
const RUNS = { numRuns: 40 };

interface Day {
  date: string;
  time: string;
  level: number;
  words: string;
  activities: string[];
}

const plain = fc.string({ unit: fc.constantFrom(...Array.from('abc æøåÄéß0,;|"\'=.-\n')), maxLength: 40 }).map((text) =>
  text
    .trim()
    .replaceAll(/[ ]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n'),
);
const name = fc.stringMatching(/^[a-zæøå]{1,8}$/);
const day: fc.Arbitrary<Day> = fc.record({
  date: fc
    .date({ min: new Date('1970-01-02'), max: new Date('2026-11-28'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  time: fc
    .tuple(fc.integer({ min: 4, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':')),
  level: fc.integer({ min: 1, max: 5 }),
  words: plain,
  activities: fc.uniqueArray(name, { maxLength: 3 }),
});
const days = fc.uniqueArray(day, { minLength: 1, maxLength: 12, selector: ({ date, time }) => date + time });

const LATIN = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 63);
const utf16 = (text: string, isBig: boolean) => {
  const bytes = Uint8Array.from(Buffer.from(`\uFEFF${text}`, 'utf16le'));
  return isBig ? Uint8Array.from(Buffer.from(bytes).swap16()) : bytes;
};
const encode = fc.constantFrom<(text: string) => Uint8Array>(
  (text) => new TextEncoder().encode(text),
  (text) => new TextEncoder().encode(`\uFEFF${text}`),
  (text) => utf16(text, false),
  (text) => utf16(text, true),
  (text) => LATIN(text),
);
const wrap = fc.constantFrom<(bytes: Uint8Array) => Uint8Array>(
  (bytes) => bytes,
  (bytes) => gzipSync(bytes),
  (bytes) => zipSync({ '__MACOSX/._x.csv': new Uint8Array([0]), 'folder/x.csv': bytes }),
);

interface Manner {
  delimiter: string;
  lineEnd: string;
  isQuoted: boolean;
  order: number;
  encode(text: string): Uint8Array;
  wrap(bytes: Uint8Array): Uint8Array;
}
const manner: fc.Arbitrary<Manner> = fc.record({
  delimiter: fc.constantFrom(',', ';', '\t'),
  lineEnd: fc.constantFrom('\n', '\r\n'),
  isQuoted: fc.boolean(),
  order: fc.nat(720),
  encode,
  wrap,
});

/** Columns in one of their orders. */
function shuffled<Item>(items: readonly Item[], order: number): Item[] {
  const rest = [...items];
  return items.flatMap((_, index) => rest.splice((order >> index) % rest.length, 1));
}

function tableOf(columns: Record<string, (each: Day) => string>, all: readonly Day[], { delimiter, ...how }: Manner) {
  const quoted = (field: string) =>
    how.isQuoted || /["\n\t;,]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
  const ordered = shuffled(Object.entries(columns), how.order);
  const rows = [ordered.map(([heading]) => heading), ...all.map((each) => ordered.map(([, of]) => of(each)))];
  const text = rows
    .map((row) => row.map(quoted).join(delimiter))
    .join('\n')
    .replaceAll('\n', how.lineEnd);
  return how.wrap(how.encode(text));
}

const facts = ({ date, time, mood, note, activities }: ReadEntry) => ({ date, time, mood, note, activities });
const expected = ({ date, time, level, words, activities }: Day) => ({
  date,
  time,
  mood: level,
  note: words,
  activities,
});

const NAMES = ['awful', 'bad', 'meh', 'good', 'rad'];
const dotted = (date: string) => date.split('-').toReversed().join('.');

test.each<[string, Record<string, (each: Day) => string>]>([
  [
    'daylio-csv',
    {
      full_date: ({ date }) => date,
      weekday: () => 'lørdag',
      time: ({ time }) => time,
      mood: ({ level }) => NAMES[level - 1] ?? '',
      activities: ({ activities }) => activities.join(' | '),
      note: ({ words }) => words,
    },
  ],
  [
    'table',
    {
      Dato: ({ date }) => dotted(date),
      Klokkeslett: ({ time }) => time.replace(':', '.'),
      'Humør (1-5)': ({ level }) => `${level},0`,
      Aktiviteter: ({ activities }) => activities.join(', '),
      Notat: ({ words }) => words,
    },
  ],
])('%s is read in every order, quoting and encoding', (format, columns) => {
  fc.assert(
    fc.property(days, manner, (all, how) => {
      const reading = readImport(tableOf(columns, all, how), OPTIONS);
      expect(reading.format).toBe(format);
      expect(reading.entries.map(facts)).toEqual(all.map(expected));
      expect(reading.skipped).toEqual([]);
    }),
    RUNS,
  );
});

test.each<[string, (each: Day) => object]>([
  [
    'dailyyou-json',
    ({ date, time, level, words }) => ({ timeCreated: `${date}T${time}:00.000`, text: words, mood: level - 3 }),
  ],
  [
    'diarium-json',
    ({ date, time, level, words }) => ({ date: `${date}T${time}:00`, html: words, rating: level, tags: [] }),
  ],
])('%s is read in every encoding', (format, item) => {
  fc.assert(
    fc.property(days, encode, (all, encoded) => {
      const reading = readImport(encoded(JSON.stringify(all.map(item))), OPTIONS);
      expect(reading.format).toBe(format);
      expect(reading.entries.map(facts)).toEqual(all.map((each) => ({ ...expected(each), activities: [] })));
    }),
    RUNS,
  );
});

test('dates with slashes are asked about when every one can be read both ways', () => {
  const read = (rows: string, dateOrder?: 'mdy') =>
    readImport(new TextEncoder().encode(`Date,Mood\n${rows}`), { ...OPTIONS, dateOrder });
  expect(read('03/04/2026,3')).toMatchObject({ unsureDates: { entries: 1 }, entries: [{ date: '2026-04-03' }] });
  expect(read('03/04/2026,3', 'mdy').entries).toMatchObject([{ date: '2026-03-04' }]);
  expect(read('03/04/2026,3\n04/13/2026,2')).toMatchObject({
    unsureDates: null,
    entries: [{ date: '2026-03-04' }, { date: '2026-04-13' }],
  });
});

test('a number above 5 without a scale is asked about, and a column is what the person says', () => {
  const bytes = new TextEncoder().encode('When;Feel;Say\n2026-01-02;7;Hei\n2026-01-03;bra;');
  const guessed = readImport(bytes, OPTIONS);
  expect(guessed.columns.map(({ role }) => role)).toEqual(['date', null, null]);
  const told = readImport(bytes, { ...OPTIONS, columns: { When: 'date', Feel: 'mood', Say: 'note' } });
  expect(told.entries).toMatchObject([{ mood: null, moodName: '7', note: 'Hei' }, { mood: 4 }]);
  expect(told.moodNames).toMatchObject([
    { name: '7', mood: null },
    { name: 'bra', mood: 4 },
  ]);
});

const problemOf = (bytes: Uint8Array) => {
  try {
    return readImport(bytes, OPTIONS).format;
  } catch (error) {
    return error instanceof UnreadableFile ? [error.problem, error.where] : error;
  }
};

test('what is no diary, or broken, says so and where', () => {
  const text = (value: string) => new TextEncoder().encode(value);
  expect(problemOf(text('Hei på deg'))).toEqual(['notADiary', undefined]);
  expect(problemOf(text('[{"createdAt":"2026-01-01","weight":7}]'))).toEqual(['notADiary', undefined]);
  expect(problemOf(new Uint8Array([0xff, 0xd8, 0xff, 0, 0, 0, 0]))).toEqual(['notADiary', undefined]);
  expect(problemOf(text('[\n{"createdAt":'))).toEqual(['broken', 'line 2']);
  expect(problemOf(text('full_date,mood,activities\n2026-01-01,good,"a\n'))).toEqual(['broken', 'record 1']);
  expect(problemOf(text('{"format":"spire-export"}'))).toEqual(['ownExport', undefined]);
  expect(problemOf(zipSync({ 'xl/workbook.xml': text('<x/>') }))).toEqual(['spreadsheet', undefined]);
  expect(problemOf(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0]))).toEqual(['broken', 'zip']);
});

test('a long text is kept whole, in as many entries as it needs', () => {
  const words = 'ord '.repeat(12_000).trim();
  const { entries } = readImport(new TextEncoder().encode(`Dato;Humør;Notat\n1.1.2026;3;${words}`), OPTIONS);
  expect(entries.map(({ note }) => note).join(' ')).toBe(words);
  expect(entries.map(({ mood }) => mood)).toEqual([3, null, null]);
});

test('an archive that unpacks to more than there is room for is refused before it is unpacked', () => {
  const bytes = zipSync({ 'a.csv': new Uint8Array(10) });
  const view = new DataView(bytes.buffer);
  const directory = Array.from({ length: bytes.length - 4 }, (_, at) => at).findLast(
    (at) => view.getUint32(at, true) === 0x02_01_4b_50,
  );
  view.setUint32((directory ?? 0) + 24, 2_000_000_000, true);
  expect(problemOf(bytes)).toEqual(['tooLarge', undefined]);
});
