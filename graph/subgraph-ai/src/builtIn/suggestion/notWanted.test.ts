import { wantedOf } from './notWanted.ts';

const unwantedIn = (wish: string, texts: readonly string[]) => texts.filter(wantedOf(wish).isOfUnwanted);

test.each([
  ['eg er så lei av å liggje på sofaen, kva kan eg gjere', 'Ligg godt.', 'Gå ut på trappa.'],
  ['tired of screens, need a break', 'Look at your phone.', 'Look at a cloud.'],
  ['reading hurts my eyes now', 'Read one page.', 'Hum a song.'],
  ['learn something new, no reading', 'Find a book.', 'Tie a knot.'],
  ['anything but meditation please', 'Meditate for a while.', 'Tie a knot.'],
  ['noe annet enn å skrive', 'Skriv tre linjer.', 'Tegn en kopp.'],
  ['orker ikke flere podcaster', 'Hør en podcast.', 'Nynn en sang.'],
])('"%s" bars what it names and no more', (wish, barred, open) => {
  expect(unwantedIn(wish, [barred, open])).toEqual([barred]);
});

test.each([
  'tired of being in pain all the time',
  'I can’t sleep and I am sick of lying awake',
  'har ikke snakket med noen på tre dager',
  'savner å trene',
])('"%s" tells how somebody is, and bars nothing', (wish) => {
  expect(wantedOf(wish).isWeary).toBe(false);
  expect(unwantedIn(wish, ['Ligg eller sitt godt.', 'Ring en venn.', 'Lie or sit well.', 'Tren litt.'])).toEqual([]);
});

test.each([
  ['noe med hendene mens ungene ser barne-tv', /ungene|tv/u],
  ['while the baby naps, something for me', /baby/u],
])('what others do meanwhile in "%s" is not what is wished', (wish, theirs) => {
  expect(wantedOf(wish).wish).not.toMatch(theirs);
});

test('what one does oneself meanwhile stays', () => {
  expect(wantedOf('noe å gjøre mens jeg ligger').wish).toContain('ligger');
  expect(wantedOf('something while the kettle boils').wish).toContain('kettle');
});

test('who wants the like of what is not wanted keeps its kind', () => {
  expect(wantedOf('knitting gives me a headache now, something else like that').wish).toContain('knitting');
});

test.each([
  ['I don’t want to breathe deeply, drink tea, journal or take a walk', 'Warm some milk with cocoa', true],
  ['noe som ikke er pust, te, tur, bad eller dagbok', 'Gå en tur', true],
  ['treng noko som ikkje er å leggje seg', 'Finn den siden du ligger best på', true],
  ['I don’t want to go to bed yet', 'Name three things in the room', false],
  ['I don’t want to scroll, I want to read a book', 'Read three lines of a book', false],
  ['noe som ikke er anstrengende, gjerne bok eller te', 'Les én side i en bok', false],
  ['something that is not tiring, maybe music', 'Put on a song', false],
  ['treng noko som ikkje er vanskeleg, helst strikking', 'Strikk én rad', false],
])('"%s" wants no "%s": %s', (wish, text, isUnwanted) => {
  expect(wantedOf(wish).isOfUnwanted(text)).toBe(isUnwanted);
});

test.each([
  ['ikke foreslå pust eller meditasjon er du snill', true],
  ['no breathing and no tea', true],
  ['anything but meditation', true],
  ['lei av pusteøvelser', true],
  ['don’t tell me to breathe', true],
  ['don’t suggest tea, breathing or a walk', true],
  ['får ikke puste, er så redd', false],
  ['I can’t breathe when I think of it', false],
  ['she is not breathing well', false],
  ['klarer ikke å puste ordentlig', false],
  ['lungs are bad, no breath left for anything', false],
  ['without breath after two steps', false],
  ['I’m not breathing easy tonight', false],
  ['can’t catch my breath', false],
  ['ingen pust igjen til noe', false],
  ['uten pust etter to steg', false],
  ['uten pust, takk', true],
  ['no breath work please', true],
  ['noe med pusten', false],
  ['no screens', false],
])('"%s" refuses what goes inwards: %s', (wish, isNotInward) => {
  expect(wantedOf(wish).isNotInward).toBe(isNotInward);
});

test.each([
  ['ikke foreslå pust eller meditasjon er du snill', true],
  ['no tea please', true],
  ['no tea, but something warm', false],
  ['er du snill', false],
  ['no screens', false],
])('"%s" says nothing but what is not wanted: %s', (wish, isOnlyRefused) => {
  expect(wantedOf(wish).isOnlyRefused).toBe(isOnlyRefused);
});

test('what is refused is not read as what is asked for', () => {
  expect(wantedOf('ok maybe one. but no breathing and no tea').wish).not.toMatch(/tea|breath/u);
  expect(wantedOf('without breath after two steps').wish).toContain('breath');
  expect(wantedOf('noe rolig, uten kaffe').wish).not.toContain('kaffe');
  expect(wantedOf('I have had no tea today, something warm').wish).toContain('tea');
  expect(wantedOf('klarer ikke strikke lenger').wish).toContain('strikke');
});

test.each([
  ['treng noko som ikkje er å leggje seg', true],
  ['blir gæern tå å bærre ligg', true],
  ['going crazy from lying here', true],
  ['lei av å ligge', true],
  ['back has gone again, can’t lie down all day', true],
  ['vond rygg, men vil ikke legge meg', true],
  ['can’t lie still', false],
  ['kan ikke ligge på høyre side', false],
  ['ligger på sofaen og vil ha noe rolig', false],
  ['I can’t lie to her', false],
  ['migraine and I can’t lie down because the kids need me', false],
  ['får ikke ligge i fred', false],
  ['kan ikke ligge i fred for ungene', false],
  ['I won’t lie, my back is killing me and I need to rest', false],
  ['couldn’t lie in today, want to go back to bed', false],
  ['can’t lie down because of my heart failure', true],
  ['going crazy with worry', false],
])('"%s" does not want to lie: %s', (wish, isNotToLie) => {
  const { isNotToLie: found, isOfUnwanted } = wantedOf(wish);
  expect(found).toBe(isNotToLie);
  expect(isOfUnwanted('Prøv ei pute under knærne.')).toBe(isNotToLie);
});

test('who is weary of sitting indoors may sit', () => {
  expect(unwantedIn('så lei av å sitt inne', ['Sitt ved vinduet.'])).toEqual([]);
  expect(unwantedIn('tired of sitting inside all day', ['Sit by the window.'])).toEqual([]);
  expect(unwantedIn('lei av å sitte i denne stolen', ['Sitt godt.'])).toEqual(['Sitt godt.']);
});
