import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inPlainForm, isInOtherForm, plainWords } from './dialect.ts';

const content = path.resolve(__dirname, '../../../../../packages/content/src');
const EVERY_TEXT = globSync('**/*.ts', { cwd: content })
  .filter((file) => !file.endsWith('.test.ts') && !file.includes('neverSaid'))
  .map((file) => readFileSync(path.join(content, file), 'utf8'))
  .join('\n');

test.each([
  ['at ho ringjer først', 'at hun ringer først'],
  ['komme på lørdagen, men søv hjemme', 'komme på lørdagen, men sover hjemme'],
  ['eg er trøytt, og treng ein roleg kveld', 'jeg er trøtt, og trenger en rolig kveld'],
  ['eg har sove dårleg heile veka', 'jeg har sovet dårlig hele uka'],
  ['eg har kome for seint kvar dag', 'jeg har kommet for sent hver dag'],
  ['æ orke ikkje meir', 'jeg orker ikke mer'],
  ['å sitja i stova med foreldrane mine', 'å sitte i stua med foreldrene mine'],
  ['me treng pengar til rekninga', 'vi trenger penger til regninga'],
  ['at det blir mogleg å ligge i sofan', 'at det blir mulig å ligge i sofaen'],
])('in one form of Norwegian: %s', (told, plain) => {
  expect(inPlainForm(told, 'no')).toBe(plain);
  expect(isInOtherForm(told, 'no')).toBe(false);
});

test.each([
  ...['å synge i kor', 'en kake til Stad skole', 'hjelp med heldagen', 'at den legen ringer'],
  ...['da kan jeg jobbe hjemmefra', 'vil jeg ha ro', 'må jeg vente', 'å delta hjemmefra', 'å overta vakta'],
  ...['på høyre side', 'en pizza til barna', 'applaus fra salen', 'time hos SiT', 'hente Mariane på fotballbanen'],
])('what is bokmål stays as it is: %s', (told) => {
  expect(inPlainForm(told, 'no')).toBe(told);
  expect(isInOtherForm(told, 'no')).toBe(false);
});

test('nothing that Spire says itself is taken for another form of Norwegian', () => {
  const said = [...EVERY_TEXT.matchAll(/(?<=no: ')(?:[^'\\\\]|\\\\.)+(?=')/gu)].map(([text]) => text);
  expect(said.length).toBeGreaterThan(2000);
  expect(said.filter((text) => inPlainForm(text, 'no') !== text)).toEqual([]);
});

test('where a form is not known, nothing is half translated', () => {
  const told = 'at ho vekkjer katteungane forsiktig';
  expect(inPlainForm(told, 'no')).toBe(told);
  expect(isInOtherForm(told, 'no')).toBe(true);
});

test('what is shouted is said, and what is written in capitals stays so', () => {
  expect(plainWords('meet on discord AGAIN', 'en')).toBe('meet on discord again');
  for (const kept of [
    'not in this sun, shade',
    'for sun and quiet',
    'the til is broken',
    'so ill be patient',
    'dunno what i need',
  ])
    expect(plainWords(kept, 'en')).toBe(kept);
  for (const kept of ['bake 3 stk kaker', 'møte A på kontoret', 'Hannes bursdag', 'Jeg vet ikke, kanskje litt ro'])
    expect(plainWords(kept, 'no')).toBe(kept);
  expect(plainWords('pub after work fri', 'en')).toBe('pub after work Friday');
  expect(plainWords('idk. silence', 'en')).toBe('silence');
  expect(plainWords('ta det på telefon, en time å itj meir', 'no')).toBe('ta det på telefon, en time og ikke mer');
  expect(plainWords('møte hos NAV IGJEN', 'no')).toBe('møte hos NAV igjen');
});
