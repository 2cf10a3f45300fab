import { eventOf, situationOf } from './plainWords.ts';

test.each([
  ['Bursdagen til niesen min med tjue unger', 'birthday'],
  ['Møte på skolen om sønnen min', 'parents-meeting'],
  ['Koret starter igjen', 'hobby'],
  ['swimming for the first time since the accident', 'exercise'],
  ['Dentist tomorrow', 'dentist'],
  ['få svar på MR', 'news-result'],
] as const)('"%s" is plainly %s', async (plan, event) => {
  await expect(eventOf(plan)).resolves.toMatchObject({ kind: 'sure', label: event });
});

test.each([
  ['my head is pounding and the light hurts', 'light-sensitive'],
  ['gruer meg til tannlegen', 'dread'],
  ['ingen har ringt på hele uka', 'lonely'],
  ['Jeg føler meg som en dårlig mor', 'failing'],
  ['noe vi kan gjøre sammen, jeg og fireåringen', 'with-child'],
] as const)('"%s" plainly tells of %s', async (wish, situation) => {
  await expect(situationOf(wish)).resolves.toMatchObject({ kind: 'sure', label: situation });
});

test('words that only look alike are left to the reader', async () => {
  for (const wish of ['en korrekt beskjed', 'navnet mitt'])
    await expect(eventOf(wish)).resolves.not.toMatchObject({ confidence: 1 });
});
