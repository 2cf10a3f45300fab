import { eventOf } from './plainEvents.ts';
import { situationOf } from './plainSituations.ts';

test.each([
  ['Bursdagen til niesen min med tjue unger', 'birthday'],
  ['Møte på skolen om sønnen min', 'parents-meeting'],
  ['Koret starter igjen', 'hobby'],
  ['swimming for the first time since the accident', 'exercise'],
  ['Dentist tomorrow', 'dentist'],
  ['få svar på MR', 'news-result'],
  ['Holde innlegg for avdelingen', 'presentation'],
  ['Svømmehallen med ungene', 'children-activity'],
  ['Ringe legen for ny time', 'phone-call'],
  ['Ringe NAV', 'phone-call'],
  ['calling the dentist', 'phone-call'],
  ['flying to Spain with the kids', 'travel'],
  ['toget til mormor med ungene', 'travel'],
  ['taking the bus alone for the first time since the accident', 'public-transport'],
  ['handle med barna', 'children-activity'],
  ['Svømmehallen med ungan', 'children-activity'],
  ['bursdagsselskap for seksåringen, tolv unger', 'children-party'],
  ['birthday party for our daughter', 'children-party'],
  ['my son’s 5th birthday', 'children-party'],
  ['my sister’s birthday', 'birthday'],
  ['fysioterapi', 'physio'],
  ['physio appointment', 'physio'],
  ['korøving for første gang på et år', 'hobby'],
  ['levere dattera på leirskole og være uten henne en uke', 'parting'],
  ['dropping our son off at uni', 'parting'],
  ['doing my tax return', 'desk-work'],
  ['writing the first page of my essay', 'desk-work'],
  ['fylle ut skjemaet til forsikringen', 'desk-work'],
  ['school reunion', 'party'],
  ['Påskelunsj hos tante', 'family-dinner'],
  ['Treffe de nye svigerforeldrene', 'family-dinner'],
  ['male et bilde', 'making'],
  ['knitting a scarf', 'making'],
  ['court hearing about custody', 'court'],
  ['avhør hos politiet', 'court'],
  ['hairdresser', 'hair-and-care'],
  ['Frisørtime', 'hair-and-care'],
  ['visiting mum in the care home, she may not know me', 'visit-unwell'],
  ['besøke pappa på sykehuset', 'visit-unwell'],
  ['driving test, third go', 'driving-test'],
  ['Teoriprøven på torsdag', 'exam'],
] as const)('"%s" is plainly %s', async (plan, event) => {
  await expect(eventOf(plan)).resolves.toMatchObject({ kind: 'sure', label: event });
});

test.each([
  ['my head is pounding and the light hurts', 'light-sensitive'],
  ['gruer meg til tannlegen', 'dread'],
  ['ingen har ringt på hele uka', 'lonely'],
  ['Jeg føler meg som en dårlig mor', 'failing'],
  ['noe vi kan gjøre sammen, jeg og fireåringen', 'with-child'],
  ['orker ikke lage middag', 'food-drink'],
  ['How do I start writing this essay', 'cannot-start'],
  ['Ammetåke og null søvn', 'tired'],
  ['Skal på fest i kveld og har ikke lyst', 'dread'],
  ['Jeg er 74 år og sitter mye alene', 'lonely'],
  ['Had a fall and I am scared to go outside', 'anxious'],
  ['my period cramps are horrible', 'pain'],
  ['noe jeg kan gjøre i rullestolen', 'busy-hands'],
  ['trenger å komme meg ut av senga', 'cannot-start'],
  ['my head is full, help me stop', 'thought-loops'],
  ['something nice for myself that costs nothing', 'joy'],
  ['noe godt for meg selv', 'joy'],
  ['the kids are finally asleep, half an hour and no energy', 'joy'],
  ['har ikke krefter igjen', 'tired'],
  ['no energy to cook', 'food-drink'],
  ['jeg glemmer å spise', 'food-drink'],
  ['first sunny day and I want to be out in it', 'outdoors'],
  ['noko roleg å gjere ute', 'outdoors'],
  ['katten vår ble avlivet i går', 'grief'],
  ['Æ gløymte bursdagen te ho mor', 'guilt'],
  ['vil ha det litt koselig i kveld, noe koselig uten å bruke krefter', 'joy'],
  ['a small treat for me', 'joy'],
] as const)('"%s" plainly tells of %s', async (wish, situation) => {
  await expect(situationOf(wish)).resolves.toMatchObject({ kind: 'sure', label: situation });
});

test.each(['kjøre bil på motorveien', 'First driving lesson', 'Kaffe med eksen'])(
  'nothing is written for "%s", so it is taken for nothing else',
  async (plan) => {
    await expect(eventOf(plan)).resolves.toEqual({ kind: 'unsure', likely: [] });
  },
);

test('words that only look alike are left to the reader', async () => {
  const alike = [
    'en korrekt beskjed',
    'navnet mitt',
    'tennis court',
    'food court',
    'male stua',
    'hearing test',
    'ringe på',
  ];
  for (const wish of alike) await expect(eventOf(wish)).resolves.not.toMatchObject({ confidence: 1 });
});
