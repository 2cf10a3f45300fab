import { requestedThing } from './requestedThing.ts';

const said = (told: string, language: 'no' | 'en') => requestedThing(told, language)?.words ?? null;

test('what would be of two people once it is said to one of them is not named', () => {
  expect(said('listen to Kaz go on about her ex for two hours', 'en')).toBeNull();
  expect(said('Lend Dave money for his van', 'en')).toBe('lend you money for your van');
  expect(said('be back at work by now', 'en')).toBeNull();
  expect(said('cover sat nite again', 'en')).toBe('cover Saturday night again');
  expect(said('kompis maser om gaming i kveld', 'no')).toBe('bli med på gaming i kveld');
});

test('what is said of how often, of when one is off, and of what one is chosen to be belongs to it', () => {
  expect(said('translate for the family downstairs every time they get a letter', 'en')).toBe(
    'translate for the family downstairs every time',
  );
  expect(said('kjøre naboen hver gang bilen hans streiker', 'no')).toBe('kjøre deg hver gang');
  expect(said('svare på jobbmail når jeg er sykmeldt', 'no')).toBe('svare på jobbmail når jeg er sykmeldt');
  expect(said('answer emails while im off sick', 'en')).toBe('answer emails while I’m off sick');
  expect(said('answer emails when im tired', 'en')).toBe('answer emails');
  expect(said('Treasurer of the bowls club for another year. Maureen rang twice.', 'en')).toBe(
    'be treasurer of the bowls club for another year',
  );
  expect(said('kjøre jentene til cup OG stå i kiosken', 'no')).toBe('både kjøre jentene til cup og stå i kiosken');
  expect(said('drive the girls AND run the kiosk', 'en')).toBe('both drive the girls and run the kiosk');
  expect(said('drive the girls and run the kiosk', 'en')).toBe('drive the girls and run the kiosk');
  expect(said('kasserer i korpset ett år til', 'no')).toBe('være kasserer i korpset ett år til');
  expect(said('treasurer’s report by Friday', 'en')).toBeNull();
  expect(said('Svigermor vil at vi skal ha julaften for alle 14 i år', 'no')).toBe('ha julaften for alle 14 i år');
  expect(said('bake kake for alle maser om det', 'no')).toBe('bake kake');
  expect(said('halde tale i konfirmasjonen til nevøen min', 'no')).toBe('holde tale i konfirmasjonen');
  expect(said('go to my niece’s christening', 'en')).toBe('go to the christening');
  expect(said('mind the neighbours’ parrot for 2 weeks', 'en')).toBe('mind your parrot for 2 weeks');
  expect(said('Priya wants to swap so I do her Thursday night and then my own early', 'en')).toBe(
    'do your Thursday night and then my own early',
  );
});

test.each([
  ['Jeg burde hjelpe søsteren min å flytte på lørdag', 'hjelpe deg å flytte på lørdag'],
  ['Å bake kake til dugnaden', 'bake kake til dugnaden'],
  ['Sjefen spør om jeg kan ta en ekstra vakt på søndag, men jeg er tom', 'ta en ekstra vakt på søndag'],
  ['Hjelpe til', 'hjelpe til'],
  ['må komme på 20-årsdagen til Jonathan på lørdag ellers er jeg kjip', 'komme på 20-årsdagen til Jonathan på lørdag'],
  ['Kåre vil at jeg skal rydde containeren før helga', 'rydde containeren før helga'],
  ['Eg burde køyre svigermor til Naustdal på sundag', 'kjøre deg til Naustdal på søndag'],
  ['burde låne broren min ti tusen til depositum', 'låne deg ti tusen til depositum'],
  ['Jeg burde passe barna til søsteren min i helga', 'passe barna for deg i helga'],
  ['Jeg burde hjelpe Kristin med å male', 'hjelpe deg med å male'],
  ['Moren min forventer at jeg ringer hver dag', 'ringe hver dag'],
  ['Hun ba meg om å lage mat til festen', 'lage mat til festen'],
  ['Naboen meiner vi skal spleise på ny asfalt og det vert åtte tusen på meg', 'spleise på ny asfalt'],
  ['Ta med dugnadskaka, sier de', 'ta med dugnadskaka'],
  ['Sjefen forventer at jeg er med på seminaret', 'være med på seminaret'],
  ['Svigerfar vil ha oss på hytta hver helg', 'komme på hytta hver helg'],
  ['Klubben vil ha meg med i valgkomiteen', 'bli med i valgkomiteen'],
  ['Kollegaen min har invitert meg på julebord', 'komme på julebord'],
  ['Broren min trenger hjelp til å male', 'hjelpe deg å male'],
  ['Faren til barna vil bytte helg igjen', 'bytte helg igjen'],
  ['Venninna mi vil prate hver kveld', 'prate med deg hver kveld'],
  ['Kollegaen vil bytte vakt med meg', 'bytte vakt'],
  ['Datteren min på 16 vil bli kjørt til byen hver ettermiddag', 'kjøre deg til byen hver ettermiddag'],
  ['Klassen til sønnen min trenger kaker til 17. mai', 'stille med kaker til 17. mai'],
  ['Korpset trenger noen til å vaske drakter', 'vaske drakter'],
  ['Jobben vil ha meg tilbake på fulltid', 'komme tilbake på fulltid'],
  ['sjefen vil ha meg på en ekstra vakt i helga', 'ta en ekstra vakt i helga'],
  ['NAV vil ha meg i møte klokka åtte', 'møte klokka åtte'],
  ['Mamma ringer hver dag og vil prate en time', 'prate med deg en time hver dag'],
  ['Naboen spør om jeg kan måke for henne også', 'måke for deg også'],
  ['kjæresten vil ha hele gjengen hjem på lørdag', 'ha hele gjengen hjem på lørdag'],
  ['Svigermor vil at vi skal komme hver søndag', 'komme hver søndag'],
])('Norwegian, something to do: %s', (told, thing) => {
  expect(requestedThing(told, 'no')).toEqual({ kind: 'deed', words: thing });
});

test.each([
  ['I should help my brother paint the fence because he asked', 'help you paint the fence'],
  ['My boss wants me to cover the Sunday shift', 'cover the Sunday shift'],
  ['lend him money', 'lend you money'],
  ['go on a date with the guy from the gym', 'go on a date with you'],
  ['i should chip in for the hen do, it is ninety quid each', 'chip in for the hen do'],
  ["babysit my sister's twins on Saturday", 'babysit your twins on Saturday'],
  ['be treasurer of the booster club says ms Alvarado', 'be treasurer of the booster club'],
  ['Mum asked if I could drive her to the airport', 'drive you to the airport'],
  ['My friend wants us over for dinner on Saturday', 'come over for dinner on Saturday'],
  ['My boss invited me to the Christmas lunch', 'come to the Christmas lunch'],
  ['my mate needs help with his CV', 'help you with your CV'],
  ['Be back full time by the 1st. HR sent a letter', 'be back full time by the 1st'],
  ["they want me to do all the slides bc im 'good at canva'", 'do all the slides'],
  [
    'Bake four dozen scones for the church fete as I have done since 1994',
    'bake four dozen scones for the church fete',
  ],
  ['my ex wants to swap weekends', 'swap weekends'],
  ['a friend wants to vent about her ex again', 'talk with you about your ex again'],
  ['my boss wants me in on Sunday', 'come in on Sunday'],
  ['Work want me back full time on monday', 'come back full time on Monday'],
  ['work wants me to cover Saturday', 'cover Saturday'],
  ['Work needs me in on Saturday', 'come in on Saturday'],
  ['my sister asks me to make a cake', 'make a cake'],
  ['my son wants to be picked up at ten', 'pick you up at ten'],
  ['my daughter wants a lift to town every day', 'drive you to town every day'],
  ['The school needs cakes for the fair', 'bring cakes for the fair'],
  ['the choir needs someone to lead the warm-up', 'lead the warm-up'],
  ['dad wants me to drive 3 hrs to see him', 'drive 3 hrs to see you'],
  ['a colleague asks if I can just quickly look at her report', 'look at your report'],
  ['my roommate wants to have people over on a tuesday', 'have people over on a Tuesday'],
  ['eat pizza at every team lunch', 'eat pizza at every team lunch'],
  ['tell everyone about my illness', 'tell everyone about my illness'],
])('English, something to do: %s', (told, thing) => {
  expect(said(told, 'en')).toBe(thing);
});

test.each([
  ['vere med på dugnad', 'være med på dugnad'],
  ['Eg må gjere middag kvar dag', 'gjøre middag hver dag'],
  ['Eg orkar ikkje å vaske heile huset', 'vaske hele huset'],
  ['hjelpa naboen med å måka snø', 'hjelpe deg med å måke snø'],
  ['trenern vil at æ ska kom på trening sjøl om æ har vondt i hauet', 'komme på trening'],
  ['Søstera mi spør om eg kan passe dei to ungane heile laurdagen', 'passe de to ungene hele lørdagen'],
])('what is written in nynorsk, or in a dialect: %s', (told, thing) => {
  expect(requestedThing(told, 'no')).toEqual({ kind: 'deed', words: thing });
});

test.each([
  ['no', 'bake kake til 17. mai', 'bake kake til 17. mai'],
  ['no', 'ta vakta 24. og 25. desember', 'ta vakta 24. og 25. desember'],
  ['no', 'jobbe kl. 19 til 22', 'jobbe kl. 19 til 22'],
  ['no', 'hente pakken kl 17.30, men jeg er sliten', 'hente pakken kl 17.30'],
  ['no', 'ta vakta kl. 8. Jeg orker ikke', 'ta vakta kl. 8'],
  ['no', 'ta vakta den 24. jeg er så sliten', 'ta vakta den 24'],
  ['en', 'meet at 7:30 a.m. on Monday', 'meet at 7:30 a.m. on Monday'],
  ['en', 'pay Dr. Brown the last 2,000', 'pay Dr. Brown the last 2,000'],
  ['en', 'drive to Bath. it is too far', 'drive to Bath'],
] as const)('a full stop of a date, an hour or an abbreviation ends nothing, in "%s": %s', (language, told, thing) => {
  expect(said(told, language)).toBe(thing);
});

test.each([
  ['no', 'ha mobilen på i tilfelle noen ringer', 'ha mobilen på'],
  ['en', 'keep my phone on in case work calls', 'keep my phone on'],
] as const)('why and in what case is no part of the thing, in "%s": %s', (language, told, thing) => {
  expect(said(told, language)).toBe(thing);
});

test.each([
  ['en', 'Another weekend shift', 'another weekend shift'],
  ['en', 'gift for the teacher', 'the gift for the teacher'],
  ['en', 'my manager wants a quick call after hours', 'a quick call after hours'],
] as const)('something to say no to, in "%s": %s', (language, told, thing) => {
  expect(requestedThing(told, language)).toEqual({ kind: 'thing', words: thing });
});

test.each([
  ['no', 'Ekstravakt på søndag', 'ta ekstravakt på søndag'],
  ['no', 'En fest på lørdag', 'komme på fest på lørdag'],
  ['no', 'middag hos svigers på søndag', 'komme på middag hos dere på søndag'],
  ['no', 'bestemor sin 80-årsdag', 'komme i 80-årsdagen din'],
  ['no', 'møte med sjefen på fredag', 'komme på møte med deg på fredag'],
  ['no', 'Sjefen vil ha et møte etter arbeidstid', 'komme på møte etter arbeidstid'],
  ['no', 'hyttetur med gjengen', 'bli med på hyttetur med dere'],
  ['en', 'the party', 'come to the party'],
  ['en', 'work dinner on Friday', 'come to the work dinner on Friday'],
  ['en', 'Sunday roast at my inlaws', 'come to Sunday roast at yours'],
  ['en', '8am team meeting', 'come to the 8am team meeting'],
  ['en', 'phone call with my dad tonight', 'do the phone call tonight'],
  ['en', 'a lift to work for my colleague every morning', 'give you a lift to work every morning'],
  ['en', 'gym with my husband', 'go to the gym with you'],
] as const)('what one is bidden to by name is told as a deed, in "%s": %s', (language, told, words) => {
  expect(requestedThing(told, language)).toEqual({ kind: 'deed', words, isOccasion: true });
});

test.each([
  ['no', 'ringe tilbake til Grete, hun snakker alltid', 'ringe deg tilbake'],
  ['no', 'svare på mail fra sjefen', 'svare på mail fra deg'],
  ['no', 'være treneren til laget til sønnen min', 'være treneren til laget til sønnen min'],
  ['no', 'besøke bestemor på sykehjemmet', 'besøke bestemor på sykehjemmet'],
  ['no', 'mannen min vil ha besøk av foreldrene sine', 'ha besøk av foreldrene dine'],
  ['en', 'go out for drinks w the girls', 'go out for drinks with you all'],
  ['en', 'pick up my roommate from the station', 'pick you up from the station'],
  ['en', "coach my son's soccer team", "coach my son's soccer team"],
  ['en', 'lend my bike to my cousin', 'lend you my bike'],
  ['en', 'hosting thanksgiving', 'host Thanksgiving'],
] as const)('only who hears it is spoken to, in "%s": %s', (language, told, words) => {
  expect(requestedThing(told, language)).toEqual({ kind: 'deed', words });
});

test.each([
  '',
  'Alt',
  'Jeg burde være snillere mot meg selv',
  'Sjefen gløymer at eg er pensjonist',
  'onkel vil ha meg i butikken etter at jeg har jobba hele uka',
  'hjelpe henne og han med det de trenger',
  'Help with moving',
  'Festen er på lørdag',
  `ta ${'en '.repeat(40)}`,
])('what cannot be said again is not: %j', (told) => {
  expect(requestedThing(told, 'no')).toBeNull();
});

test('who is helped to do something is not turned into what is theirs', () => {
  expect(requestedThing('my sister wants me to help her get through maths', 'en')?.words ?? '').not.toContain('your');
});

test.each([
  ['en', 'My mom wants me to call her every morning before work', 'call you every morning before work'],
  ['en', 'boyfriend wants me to come to the gym with him', 'come to the gym with you'],
  ['en', 'My aunt asks me to look after her dog', 'look after your dog'],
  ['en', 'dad wants me to call my brother', 'call my brother'],
  ['no', 'Søsteren min ber meg hjelpe pappa', 'hjelpe pappa'],
  ['no', 'mannen min vil ha meg med på middag hos sjefen hans', 'bli med på middag hos sjefen din'],
  ['en', 'Daughter would like me to babysit the twins', 'babysit the twins'],
] as const)('only who asks is spoken to, in "%s": %s', (language, told, thing) => {
  expect(said(told, language)).toBe(thing);
});

test('what would judge whoever asks is not named', () => {
  expect(said('listen to my friend complain about her ex again', 'en')).toBeNull();
  expect(said('høre på at søsteren min klager på jobben', 'no')).toBeNull();
});

test('where it is not sure who is meant, the deed is not named', () => {
  expect(requestedThing('Mum wants me to help my sister with her move', 'en')).toBeNull();
  expect(requestedThing('my niece wants me to take her shopping at the mall', 'en')).toBeNull();
  expect(requestedThing('naboen vil at vi skal reise på ferie sammen', 'no')).toBeNull();
});

test('what is written short is read as it is said', () => {
  expect(requestedThing('go to the cinema w/ my sister', 'en')?.words).toBe('go to the cinema with you');
  expect(requestedThing('phone call w/ my sister, always 2 hrs', 'en')?.words).toBe('do the phone call');
  expect(requestedThing('gå på kino m/ søsteren min', 'no')?.words).toBe('gå på kino med deg');
});
