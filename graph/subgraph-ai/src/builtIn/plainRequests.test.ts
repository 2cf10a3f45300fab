import { readRequest } from '@spire/understanding/readers';
import { requestOf, type AskedKind } from './plainRequests.ts';

test.each<[string, AskedKind]>([
  ['eksen vil bytte helg igjen', 'shared-children'],
  ['my ex-husband wants to swap weekends', 'shared-children'],
  ['hug my uncle', 'touch'],
  ['gi alle i selskapet en klem', 'touch'],
  ['a friend wants to vent about her divorce again', 'listening'],
  ['ha åtte stykker på overnatting', 'guests'],
  ['have my mother in law stay for two weeks', 'guests'],
  ['host Christmas for the whole family', 'hosting'],
  ['holde tale i bryllupet til kusina mi', 'hosting'],
  ['lese gjennom masteroppgaven til ei venninne', 'practical'],
  ['go for drinks with the team', 'party'],
  ['Mannen min vil ha sex og jeg vil ikke', 'dates'],
])('"%s" is plainly asked as %s', async (shouldDo, label) => {
  await expect(requestOf(shouldDo)).resolves.toMatchObject({ kind: 'sure', label });
});

test.each<[string, AskedKind]>([
  ['stille opp som klassekontakt', 'school'],
  ['help at the school fair', 'school'],
  ['levere innleveringen på fredag', 'schoolwork'],
  ['hand in my essay for school on Friday', 'schoolwork'],
])('"%s" is of %s: own work and work for a school are told apart', async (shouldDo, label) => {
  await expect(requestOf(shouldDo)).resolves.toMatchObject({ kind: 'sure', label });
});

test('nothing is written for being made to eat', async () => {
  await expect(requestOf('eat cake at every office birthday')).resolves.toEqual({ kind: 'unsure', likely: [] });
});

test('words that only look alike are left to the reader', async () => {
  for (const shouldDo of ['have to stay late', 'vent på meg etter trening', 'klemme inn et møte til'])
    await expect(requestOf(shouldDo)).resolves.toEqual(await readRequest(shouldDo));
});
