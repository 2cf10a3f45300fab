import { REQUEST_KINDS, SITUATIONS } from '@spire/domain/readingLabels';
import { CORPORA, tagged } from '@spire/language/corpus/rules/figures';
import { crisisLevel } from './crisisLevel.ts';
import { featuresOf, SORTS } from './features.ts';
import { passagesOf } from './passages.ts';
import { mostPressing, readCrisis } from './readCrisis.ts';
import { eventLikelihoods, readControl, readHarm, readRequest, readSituation } from './readers.ts';

const READERS = { readControl, readHarm, readRequest, readSituation };
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
  for (const text of STRANGE) expect(['confident', 'abstains']).toContain((await read(text)).kind);
});

test('the classifier of crises answers whatever it is given, and finds nothing in nothing', async () => {
  for (const text of STRANGE) expect(await readCrisis(text)).toBeNull();
});

test.each(Object.entries(CORPORA))(
  'in the corpus in "%s" every direct text is found, and nothing everyday',
  async (_, sets) => {
    const corpora = Object.values(sets);
    const direct = await Promise.all(tagged(corpora, 'direct').map(readCrisis));
    expect(direct.filter((reading) => reading === null)).toEqual([]);
    expect(direct.filter((reading) => reading?.level === 'help').length / direct.length).toBeGreaterThan(0.98);
    const everyday = await Promise.all(corpora.flatMap((each) => each.everyday).map(readCrisis));
    expect(everyday.filter((reading) => reading?.level === 'help')).toEqual([]);
  },
);

test('what the rules find is an offer at least, and help where there is nothing to weigh', () => {
  const by = (text: string, isByRules: boolean, likely: number, isCertain = false) =>
    crisisLevel({ text, isByRules, isCertain, weighed: [{ likely, threshold: 0.8, lower: 0.4 }] });
  const long = 'her er det mange nok ord til å veie';
  expect([by(long, true, 0), by(long, true, 0.8), by('j e g v i l d ø', true, 0)]).toEqual(['offer', 'help', 'help']);
  expect([by(long, false, 0.39), by(long, false, 0.4), by(long, false, 0.9)]).toEqual([null, 'offer', 'help']);
  // A classifier never lowers what the rules are certain of (D59).
  expect(by(long, true, 0, true)).toBe('help');
});

test('a single word that the rules do not know is never help, and everyday ones are nothing', async () => {
  const everyday = ['skog', 'penger', 'film', 'bilde', 'natt', 'musikk', 'photo', 'money', 'forest'];
  const read = await Promise.all(everyday.map(async (word) => (await readCrisis(word))?.level ?? null));
  expect(read).toEqual(everyday.map(() => null));
  expect((await readCrisis('video'))?.level).not.toBe('help');
  expect((await readCrisis('selvmord'))?.level).toBe('help');
});

test('of several texts the surest is told, in whatever order', async () => {
  const texts = [
    'Kaffe på trappa',
    'nei eg tenkjer ikkje på å ta livet av meg, eg er berre lei',
    'Jeg vil ikke leve lenger',
  ];
  expect(await mostPressing(texts)).toEqual({ level: 'help', kind: 'suicide' });
  expect((await mostPressing(texts.slice(0, 2)))?.level).toBe('offer');
  expect(await mostPressing(texts.slice(0, 1))).toBeNull();
});

test('nothing is known of a text without words, so nothing is sure', async () => {
  for (const read of Object.values(READERS)) if (read !== readHarm) expect((await read('')).kind).toBe('abstains');
});

test('what is plain is sure, and is read alike in capitals, spelled out and with what is not seen', async () => {
  for (const text of [
    'får ikke sove, ligger våken',
    'FÅR IKKE SOVE, LIGGER VÅKEN',
    'får ik\u00adke so\u200bve, ligger våken',
  ])
    expect(await readSituation(text)).toMatchObject({ kind: 'confident', label: 'cannot-sleep' });
  const events = await eventLikelihoods('time hos tannlegen');
  expect(events.get('dentist')).toBe(Math.max(...events.values()));
  expect(events.get('dentist')).toBeGreaterThan(0.5);
});

test('who is unsure says what it may be, the likeliest first, of the labels there are', async () => {
  for (const [read, labels] of [
    [readSituation, SITUATIONS],
    [readRequest, REQUEST_KINDS],
  ] as const) {
    const reading = await read('xyzzy');
    const likely: readonly string[] = reading.kind === 'abstains' ? reading.likely : [reading.label];
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
  expect(featuresOf('Eg orkar ikkje', SORTS)).toEqual(featuresOf('Eg orkar ikkje', SORTS));
  const shared = new Set(featuresOf('jeg vet ikke hva', SORTS).at);
  const other = [...featuresOf('eg veit ikkje kva', SORTS).at];
  expect(other.filter((at) => shared.has(at)).length / other.length).toBeGreaterThan(0.9);
});
