import { EVENTS, REQUEST_KINDS, SITUATIONS } from '@spire/domain/readingLabels';
import { featuresOf } from './features.ts';
import { passagesOf } from './passages.ts';
import { readControl, readCrisis, readEvent, readHarm, readRequest, readSituation } from './readers.ts';

const READERS = { readControl, readCrisis, readEvent, readHarm, readRequest, readSituation };
const STRANGE = [
  '',
  '   ',
  '🌊🌊',
  'a',
  '\u200b',
  'Привет',
  '<script>',
  'x'.repeat(2000),
  'hei '.repeat(500),
  '\uD800',
];

test.each(Object.entries(READERS))('%s answers whatever it is given', async (_, read) => {
  for (const text of STRANGE) expect(['sure', 'unsure']).toContain((await read(text)).kind);
});

test('nothing is known of a text without words, so nothing is sure', async () => {
  for (const read of Object.values(READERS)) if (read !== readHarm) expect((await read('')).kind).toBe('unsure');
});

test('what is plain is sure, and is read alike in capitals, spelled out and with what is not seen', async () => {
  for (const text of [
    'får ikke sove, ligger våken',
    'FÅR IKKE SOVE, LIGGER VÅKEN',
    'får ik\u00adke so\u200bve, ligger våken',
  ])
    expect(await readSituation(text)).toMatchObject({ kind: 'sure', label: 'cannot-sleep' });
  expect(await readEvent('time hos tannlegen')).toMatchObject({ kind: 'sure', label: 'dentist' });
});

test('who is unsure says what it may be, the likeliest first, of the labels there are', async () => {
  for (const [read, labels] of [
    [readSituation, SITUATIONS],
    [readRequest, REQUEST_KINDS],
    [readEvent, EVENTS],
  ] as const) {
    const reading = await read('xyzzy');
    const likely: readonly string[] = reading.kind === 'unsure' ? reading.likely : [reading.label];
    expect(likely.filter((label) => !(labels as readonly string[]).includes(label))).toEqual([]);
    expect(likely.length).toBeLessThanOrEqual(3);
  }
});

test('one line among many is not lost: a long text is read in passages of whole sentences', () => {
  const ordinary = 'Det regner, og jeg har bakt brød i dag. ';
  const long = `${ordinary.repeat(12)}Her er den ene. ${ordinary.repeat(12)}`;
  const passages = passagesOf(long);
  expect(passages.filter((passage) => passage.includes('Her er den ene.'))).toHaveLength(1);
  expect(passages.join(' ').replaceAll(/\s+/g, ' ').trim()).toBe(long.trim());
  expect(Math.max(...passages.map((passage) => passage.split(' ').length))).toBeLessThanOrEqual(30);
  expect(passagesOf('Kort.')).toEqual(['Kort.']);
});

test('a text has the same features every time, and nynorsk shares most of its with bokmål', () => {
  expect(featuresOf('Eg orkar ikkje')).toEqual(featuresOf('Eg orkar ikkje'));
  const shared = new Set(featuresOf('jeg vet ikke hva').at);
  const other = [...featuresOf('eg veit ikkje kva').at];
  expect(other.filter((at) => shared.has(at)).length / other.length).toBeGreaterThan(0.9);
});
