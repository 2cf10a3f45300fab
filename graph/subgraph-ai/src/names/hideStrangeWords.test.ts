import { hideNames } from './hideNames.ts';
import { loadKnownWords } from './knownWords.ts';
import { isAlike } from './strangeWords.ts';
import { NAMED_SENTENCES } from './testing/namedSentences.ts';

const PLACEHOLDER = /\[\[P\d+\]\]/gu;
/** Sentences with an address in them. */
const ADDRESS = /[@\d]|www| dot |gata|street/iu;
const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? [];
/** As a name may be part of what is told of it: `snefrid_87`. */
const partsOf = (names: readonly string[]) => names.flatMap((name) => wordsIn(name.toLowerCase()));

async function hidden(text: string, names: readonly string[] = []) {
  return hideNames(names, await loadKnownWords()).hide(text);
}

test('there are 200 sentences in both languages, and no name of theirs is known to anything', async () => {
  expect(NAMED_SENTENCES.length).toBeGreaterThanOrEqual(200);
  const { has } = await loadKnownWords();
  const names = NAMED_SENTENCES.flatMap((sentence) => sentence.names).filter((name) => /^\p{Lu}\p{Ll}+$/u.test(name));
  expect(names.filter((name) => has(name.toLowerCase())).length / names.length).toBeLessThanOrEqual(0.03);
});

test('no name, place, address or number of somebody unknown leaves (D54)', async () => {
  const leaving: string[] = [];
  for (const { text, names } of NAMED_SENTENCES) {
    const left = new Set(wordsIn((await hidden(text)).replaceAll(PLACEHOLDER, ' ').toLowerCase()));
    if (partsOf(names).some((part) => left.has(part))) leaving.push(`${text} -> ${await hidden(text)}`);
  }
  expect(leaving).toEqual([]);
});

test('of ordinary words no more than one in twenty is lost with them', async () => {
  let ordinary = 0;
  const lost: string[] = [];
  for (const { text, names } of NAMED_SENTENCES) {
    // The parts of an address are hidden together with it.
    if (names.some((name) => /\d/.test(name)) || ADDRESS.test(text)) continue;
    const named = new Set([...partsOf(names), 's']);
    const left = wordsIn((await hidden(text)).replaceAll(PLACEHOLDER, ' ').toLowerCase());
    const others = wordsIn(text.toLowerCase()).filter((word) => !named.has(word) && !/\d/.test(word));
    ordinary += others.length;
    for (const word of others) {
      const at = left.indexOf(word);
      if (at === -1) lost.push(word);
      else left.splice(at, 1);
    }
  }
  expect({ lost, isFew: lost.length / ordinary <= 0.05 }).toMatchObject({ isFew: true });
});

test.each<[string, string[], string, string]>([
  ['a name in another spelling', ['Ragnhild'], 'Ragnild kom, og ragnhidl gikk', '[[P1]] kom, og [[P2]] gikk'],
  [
    'a word that is a name too, where it does something',
    [],
    'Stein ringte, og jeg kastet en stein',
    '[[P1]] ringte, og jeg kastet en stein',
  ],
  ['a name with what is not seen in it', [], 'møtte Rag\u200bnhild', 'møtte [[P1]]'],
  ['what everybody writes with a capital', [], 'On Monday I rang NAV.', 'On Monday I rang NAV.'],
  ['a word made of others', [], 'hverdagsglede på sykehusavdelingen', 'hverdagsglede på sykehusavdelingen'],
  ['a shout', [], 'HUSKER IKKE NOE', 'HUSKER IKKE NOE'],
])('%s', async (_, names, text, expected) => {
  expect(await hidden(text, names)).toBe(expected);
});

test('a list of words that is put beside them makes more words known', async () => {
  const { mkdtempSync, writeFileSync } = await import('node:fs');
  const { tmpdir } = await import('node:os');
  const path = await import('node:path');
  const list = path.join(mkdtempSync(path.join(tmpdir(), 'words-')), 'nb.dic');
  writeFileSync(list, '3\ngufsemikk/A\nRagnhild\n');
  const words = await loadKnownWords(list);
  expect(hideNames([], words).hide('en gufsemikk til Ragnhild og ragnhild')).toBe('en gufsemikk til [[P1]] og [[P2]]');
});

test('words are alike that differ by one letter, or by the order of two', () => {
  for (const other of ['ragnild', 'ragnhilde', 'ragnhilf', 'ragnhidl', 'ragnhild'])
    expect(isAlike('ragnhild', other)).toBe(true);
  for (const other of ['ragnhi', 'torhild', 'rganhidl']) expect(isAlike('ragnhild', other)).toBe(false);
});
