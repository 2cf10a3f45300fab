import { isInLanguage } from './language.ts';

const NO = 'Finn en god stilling der du ligger. Lukk øynene litt, og la tankene få være i fred.';
const EN = 'Find a good position where you are. Close your eyes for a bit, and let your thoughts be.';

test.each([
  ['no', EN],
  ['en', NO],
  ['no', 'Hitta en skön ställning där du ligger. Slut ögonen en stund och låt tankarna vara i fred.'],
  ['no', 'Find en god stilling, hvor du ligger. Luk øjnene lidt, og lad tankerne få lov til at være i fred.'],
  ['no', 'Tag noget varmt at drikke, og mærk efter, hvad der gør dig godt.'],
  ['no', 'Sätt dig vid fönstret och titta ut en liten stund, det räcker.'],
  ['no', 'Suche dir eine bequeme Haltung und schließe für einen Moment die Augen.'],
  ['no', 'Etsi hyvä asento ja sulje silmäsi hetkeksi, mitään muuta ei tarvita.'],
  ['en', 'Trouve une position confortable et ferme les yeux un petit moment.'],
  ['en', 'Znajdź wygodną pozycję i zamknij na chwilę oczy, to wystarczy.'],
  ['en', 'Знайди зручне місце і заплющ очі на хвилинку, цього досить.'],
  ['no', 'اجلس في مكان مريح وأغمض عينيك لبعض الوقت ثم افتحهما ببطء'],
  ['no', `${NO} You can also just look out of the window for a while.`],
  ['en', `${EN} Du kan også bare se ut av vinduet en liten stund.`],
  ['en', `${EN} Ta gjerne noe varmt å drikke etterpå, om du har lyst.`],
] as const)('is not all in "%s": %s', (language, text) => {
  expect(isInLanguage(text, language)).toBe(false);
});

test.each([
  ['no', NO],
  ['en', EN],
  ['no', 'Hvil litt'],
  ['no', 'Fint at du spurte. Jeg tar en rolig dag med frisk luft i stedet.'],
  ['no', 'Nei takk, ikke denne gangen. Jeg må passe på kreftene mine.'],
  ['no', 'Velg dem du kan senke skuldrene sammen med, og la resten vente til en annen dag.'],
  ['no', 'Hei, Kari. Har du lyst til å ta en kopp kaffe med meg en dag? Det er greit å si nei.'],
  ['no', 'Les et par sider i «The Lord of the Rings», og legg boka fra deg når du vil.'],
  ['no', 'Hør på stillheten. Let it be, som de sang. Det er nok for i dag.'],
  ['no', 'Tenk på «The summer we all went to the lake» en liten stund, og bli der så lenge det er godt.'],
  ['en', 'Think of "Da vi var på hytta i fjor sommer" for a while, and stay there as long as it feels good.'],
  ['en', 'Draw, bake, knit or mend.'],
  ['en', 'Have a slice of brunost or a cup of kaffe, and sit for a while by the window.'],
  ['en', 'No.'],
  ['no', ''],
] as const)('is in "%s": %s', (language, text) => {
  expect(isInLanguage(text, language)).toBe(true);
});
