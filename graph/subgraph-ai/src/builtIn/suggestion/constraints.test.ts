import { WRITTEN } from './choices.ts';
import { constraintsIn } from './constraints.ts';

const allowed = (wish: string, id: string) => {
  const choice = WRITTEN.find((each) => each.id === id);
  return choice !== undefined && constraintsIn(wish).allows(choice);
};

test.each([
  ['Noe rolig på to minutter', 2],
  ['calm, 5 min', 5],
  ['Har et kvarter', 15],
  ['half an hour before they come', 30],
  ['ti minutters pause', 10],
  ['har tjue minuttan', 20],
  ['noe rolig', undefined],
])('"%s" has %s minutes', (wish, minutes) => {
  expect(constraintsIn(wish).minutes).toBe(minutes);
});

test.each([
  ['noe koselig i kveld uten lys, øynene verker', 'for-no-use-at-all'],
  ['my eyes are so tired, something nice', 'ten-pieces'],
  ['something quiet, low light', 'three-clues'],
  ['noko med musikk men ikkje høgt', 'two-songs-by-heart'],
  ['neighbours are drilling, need calm', 'a-sign-for-quiet'],
  ['ingen skjerm, takk', 'five-songs'],
  ['something screen-free', 'one-photo'],
  ['to minutter på do på jobben', 'let-the-bed-hold-you'],
  ['stuck on the bus', 'cool-side-of-the-pillow'],
  ['sitter på flytoget', 'the-best-side'],
  ['jeg må være inne i dag', 'bench-outside'],
  ['it is raining', 'ten-minutes-out'],
  ['outdoors without going out', 'ten-minutes-out'],
  ['litt natur uten å gå ut', 'ten-minutes-out'],
  ['litt luft, men trappene er for mye i dag', 'one-thing-from-outside'],
  ['some air, but I cannot face stairs. the stairs are too much', 'ten-minutes-out'],
  ['noe hyggelig alene', 'five-minute-call'],
  ['lonely but I do not want to talk to anyone', 'five-minute-call'],
  ['må sitte ved pulten to timer til', 'the-best-side'],
  ['dizzy, what can I do sitting', 'pillow-under-knees'],
  ['on the train with my eyes closed', 'three-green-things'],
  ['noe jeg kan gjøre uten lys', 'fold-and-fold-again'],
  ['No breathing exercises. I hate those.', 'longer-breath-out'],
  ['babyen sover ved siden av', 'hum-an-old-tune'],
  ['jeg sitter på bussen og det er så mye lyd', 'a-sign-for-quiet'],
  ['I am 78 and my hands shake', 'fold-and-fold-again'],
  ['har vondt i fingrene, noe å gjøre', 'a-bit-of-the-unfinished'],
  ['creative, but my hands hurt', 'hand-cream'],
  ['while the kettle boils', 'fingertip-drawing'],
  ['står på kjøkkenet og venter', 'something-warm'],
  ['something at my desk', 'the-good-cup'],
  ['need to get out of bed', 'only-the-first-bit'],
  ['må komme meg ut av senga', 'first-good-thing'],
  ['baby asleep on me', 'the-best-side'],
  ['katten sover på fanget', 'toes-up-and-down'],
  ['no sound please', 'hum-an-old-tune'],
  ['nobody should notice', 'real-yawn'],
  ['uten at noen merker det', 'hands-over-eyes'],
  ["something outside that isn't a walk", 'ten-minutes-out'],
  ['noe ute, men ikke tur', 'five-blue-things'],
  ['klarer ikke lys', 'name-the-ceiling'],
  ['rainy sunday', 'bench-outside'],
  ['har ikke lyst til å gå tur, men vil ut', 'ten-minutes-out'],
  ['not in the mood for a walk', 'five-blue-things'],
])('"%s" allows no %s, and something else', (wish, id) => {
  expect(allowed(wish, id)).toBe(false);
  expect(WRITTEN.filter((each) => constraintsIn(wish).allows(each)).length).toBeGreaterThan(20);
});

test.each([
  ['my hands shake', 'hand-cream'],
  ['sitter i rullestol', 'let-the-bed-hold-you'],
  ['gå en tur', 'ten-minutes-out'],
  ['orker ikke mer, men vil gå tur', 'ten-minutes-out'],
  ['har ikke gått tur på lenge', 'ten-minutes-out'],
  ['ute på kjøkkenbenken', 'only-the-first-bit'],
])('"%s" allows %s', (wish, id) => {
  expect(allowed(wish, id)).toBe(true);
});

test.each([
  ['mannen min og jeg har en halvtime alene', false],
  ['my wife and I have an hour alone', false],
  ['vi to skal være alene i kveld', false],
  ['noe jeg kan gjøre alene mens mannen min er ute', true],
  ['an hour alone', true],
])('"%s": being by oneself is %s', (wish, isAlone) => {
  expect(constraintsIn(wish).isAlone).toBe(isAlone);
});

test('who is afraid of being alone may be sent to somebody', () => {
  expect(allowed('jeg føler meg så alene', 'five-minute-call')).toBe(true);
  expect(allowed('I am 71 and alone tonight', 'five-minute-call')).toBe(true);
  expect(allowed('sitter mye alene om ettermiddagen', 'five-minute-call')).toBe(true);
});

test.each([
  ['noe å gjøre mens jeg ligger', true],
  ['uten at jeg må reise meg', true],
  ['in bed all day', true],
  ["can't get off the sofa, can't start anything", true],
  ['orker ikke stå opp', true],
  ['gruer meg til å stå opp i morgen', false],
  ['dreading having to get up early tomorrow', false],
  ['noe på kjøkkenet', false],
  ['babyen sover på meg', true],
  ['need to get up', false],
])('"%s": lying is %s', (wish, isLying) => {
  expect(constraintsIn(wish).isLying).toBe(isLying);
});

test.each([
  ['drypp i venstre arm. Noe jeg kan gjøre med en hånd', false],
  ['drip in left arm so only the right hand works', false],
  ['noe med hendene', true],
])('with "%s" what takes both hands may come: %s', (told, mayCome) => {
  expect(allowed(told, 'hand-cream')).toBe(mayCome);
});

test.each([
  ['noe ute, men det pøsregner', 'on-the-doorstep'],
  ['noe ute, men det øsregner', 'bench-outside'],
  ['vil ut, men det striregner', 'three-textures-outside'],
  ['pouring down here, still want some air', 'the-nearest-seat-outside'],
  ['bucketing down in Galway', 'ten-minutes-out'],
  ['litt luft, men det er snøstorm', 'a-roof-and-weather-all-round'],
  ['det pøsregner og jeg går med krykker', 'a-roof-and-weather-all-round'],
  ['on crutches, raining', 'rain-on-the-hood'],
])('the weather of "%s" allows no %s', (wish, id) => {
  expect(allowed(wish, id)).toBe(false);
});

test.each([
  ['jeg regner med at det blir en tur', 'bench-outside'],
  ['det regner ikke lenger', 'bench-outside'],
  ['the rain has stopped, want out', 'on-the-doorstep'],
  ['etter regnet, noe ute', 'three-textures-outside'],
  ['gå ut i regnet', 'rain-on-the-hood'],
  ['I love the rain', 'three-textures-outside'],
  ['noe ute, men det pøsregner', 'a-roof-and-weather-all-round'],
  ['a storm in my head, want some air', 'bench-outside'],
  ['brainstorming all day, want out', 'bench-outside'],
  ['pouring my heart out', 'bench-outside'],
])('no weather of "%s" bars %s', (wish, id) => {
  expect(allowed(wish, id)).toBe(true);
});

test.each([
  ['on the 17.42 from Paddington, standing, head banging', 'hands-over-eyes'],
  ['on a packed train, no seat', 'the-seat-does-the-work'],
  ['står på bussen, vondt i hodet', 'hand-cream'],
  ['på toget, ingen ledige seter', 'fold-and-fold-again'],
  ['stood on the tube holding a strap', 'cool-side-of-the-pillow'],
])('who stands and holds on in "%s" is given no %s', (wish, id) => {
  expect(allowed(wish, id)).toBe(false);
});

test.each([
  ['sitter på toget', 'the-seat-does-the-work'],
  ['the kids are at school, bored indoors', 'live-from-the-window'],
  ['på toget, og det står stille', 'the-seat-does-the-work'],
  ['on the train, sitting, an outstanding bill on my mind', 'hands-over-eyes'],
  ['I can’t stand the noise on the train', 'heavy-hands-in-your-lap'],
  ['står på kjøkkenet', 'hand-cream'],
])('who does not stand on board in "%s" may have %s', (wish, id) => {
  expect(allowed(wish, id)).toBe(true);
});

test('one hand may hold a pencil, and a hand that shakes may not have to', () => {
  expect(allowed('drip in left arm. I have a pencil', 'a-moustache-for-the-serious')).toBe(true);
  expect(allowed('my hands shake', 'a-moustache-for-the-serious')).toBe(false);
});

test.each([
  ['ligger på Haukeland etter operasjon, får ikke lov til å stå opp før i morra', 'what-you-want-near'],
  ['må ligge flatt i to døgn', 'edge-of-the-bed'],
  ['not allowed out of bed until tomorrow', 'feet-on-the-floor'],
  ['on bed rest, bored', 'a-cup-by-order'],
  ['sengeliggende', 'on-the-doorstep'],
])('who is to stay in bed in "%s" is given no %s', (wish, id) => {
  expect(allowed(wish, id)).toBe(false);
});

test.each([
  ['får ikke lov til å stå opp før i morra', 'ask-for-one-small-thing'],
  ['not allowed up', 'soft-jaw'],
  ['can’t get out of bed today', 'what-you-want-near'],
  ['orker ikke stå opp', 'what-you-want-near'],
  ['må stå opp tidlig i morgen', 'what-you-want-near'],
])('but may have in "%s" %s', (wish, id) => {
  expect(allowed(wish, id)).toBe(true);
});
