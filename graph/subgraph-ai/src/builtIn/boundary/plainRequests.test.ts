import { readRequest } from '@spire/language/readers';
import { requestOf, type AskedKind } from './plainRequests.ts';

test.each<[string, AskedKind]>([
  ['eksen vil bytte helg igjen', 'shared-children'],
  ['my ex-husband wants to swap weekends', 'shared-children'],
  ['hug my uncle', 'touch'],
  ['gi alle i selskapet en klem', 'touch'],
  ['a friend wants to vent about her divorce again', 'listening'],
  ['ha åtte stykker på overnatting', 'guests'],
  ['kjæresten vil ha hele gjengen hjem på lørdag', 'shared-home'],
  ['my roommate wants to have people over on a tuesday', 'shared-home'],
  ['my husband wants to invite his parents to stay', 'shared-home'],
  ['have my mother in law stay for two weeks', 'guests'],
  ['have my friend stay over for 4 nights', 'guests'],
  ['host Christmas for the whole family', 'hosting'],
  ['holde tale i bryllupet til kusina mi', 'hosting'],
  ['lese gjennom masteroppgaven til ei venninne', 'practical'],
  ['go for drinks with the team', 'party'],
  ['Mannen min vil ha sex og jeg vil ikke', 'dates'],
  ['He asks for a kiss and a cuddle every night', 'dates'],
  ['svigerinna mi vil at jeg hjelper henne med leksene på skolen', 'school'],
])('"%s" is plainly asked as %s', async (shouldDo, label) => {
  await expect(requestOf(shouldDo)).resolves.toMatchObject({ kind: 'confident', label });
});

test.each<[string, AskedKind]>([
  ['stille opp som klassekontakt', 'school'],
  ['help at the school fair', 'school'],
  ['levere innleveringen på fredag', 'schoolwork'],
  ['hand in my essay for school on Friday', 'schoolwork'],
])('"%s" is of %s: own work and work for a school are told apart', async (shouldDo, label) => {
  await expect(requestOf(shouldDo)).resolves.toMatchObject({ kind: 'confident', label });
});

test('nothing is written for being made to eat', async () => {
  await expect(requestOf('eat cake at every office birthday')).resolves.toEqual({ kind: 'abstains', likely: [] });
});

test('words that only look alike tell nothing', async () => {
  for (const shouldDo of [
    'have to stay late',
    'have a meeting over wine at his place',
    'har mest hug til å vere heime',
    'klemme inn et møte til',
  ])
    await expect(requestOf(shouldDo)).resolves.not.toMatchObject({ confidence: 1 });
});

test('where the classifier is unsure, who asks tells enough', async () => {
  const asked = 'My boss wants me to smile more';
  await expect(readRequest(asked)).resolves.toMatchObject({ kind: 'abstains' });
  await expect(requestOf(asked)).resolves.toMatchObject({ kind: 'confident', label: 'work' });
});

test('where the classifier predicts violence, no plain word makes another request of it (S15)', async () => {
  await expect(requestOf('Mannen min krever å ha sex og slår meg hvis jeg sier nei')).resolves.toMatchObject({
    label: 'violence',
  });
});

test.each([
  ['mannen min har lyst på gjester på fredag', 'shared-home'],
  ['roomate wants ppl over on tues night', 'shared-home'],
  ['naboen vil låne bilen igjen', 'lending'],
  ['naboen vil låne fem tusen igjen', 'money'],
  ['en kollega vil at jeg skal lese gjennom rapporten hennes i dag', 'work'],
])('who asks is not what is asked: "%s" is of %s', async (shouldDo, label) => {
  await expect(requestOf(shouldDo)).resolves.toMatchObject({ kind: 'confident', label });
});

test('closeness is asked only where words of it are', async () => {
  const readAs = async (shouldDo: string) => {
    const read = await requestOf(shouldDo);
    return read.kind === 'confident' ? read.label : 'unsure';
  };
  expect(await readAs('boyfriend wants me to come to the gym with him')).not.toBe('dates');
  expect(await readAs('vent på meg etter trening')).not.toBe('dates');
  expect(await readAs('boyfriend wants to have sex tonight')).toBe('dates');
  expect(await readAs('Steinar inviterer på helgetur til Bergen etter to treff, hotell og det hele')).toBe('dates');
});

test('an office is no workplace', async () => {
  await expect(requestOf('nav-veilederen vil ha møte klokka åtte')).resolves.toEqual({ kind: 'abstains', likely: [] });
});

test('what is read as of screens or of money has words of it', async () => {
  const readAs = async (shouldDo: string) => {
    const read = await requestOf(shouldDo);
    return read.kind === 'confident' ? read.label : 'unsure';
  };
  expect(await readAs('my grandson wants me to play football')).not.toBe('digital');
  expect(await readAs('my manager wants me to answer emails at night')).toBe('digital');
});

test('being met or seen on a screen is no message', async () => {
  for (const shouldDo of [
    'Be on camera for every zoom meeting',
    'my manager wants cameras on in all meetings',
    'foreldremøte på teams',
  ])
    await expect(requestOf(shouldDo)).resolves.toMatchObject({ label: 'screen-meeting' });
  await expect(requestOf('Kollegaen min vil at jeg skal svare på Teams etter jobb')).resolves.toMatchObject({
    label: 'digital',
  });
});
