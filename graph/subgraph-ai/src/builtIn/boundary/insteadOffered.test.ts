import type { Language } from '@spire/domain/languages';
import { insteadOffered } from './insteadOffered.ts';
import { needTold } from './needTold.ts';

test.each<[Language, string, string]>([
  ['no', 'få referatet i stedet', 'Kan jeg få referatet i stedet?'],
  ['no', 'å levere skriftlig', 'Kan jeg levere det skriftlig?'],
  ['no', 'en kort prat på telefon i stedet', 'Hva med en kort prat på telefon i stedet?'],
  ['no', 'noe roligere, for eksempel en kaffe', 'Hva med noe roligere, for eksempel en kaffe?'],
  ['no', 'en annen dag', 'Kan vi ta det en annen dag?'],
  ['no', 'at noen andre tar det', 'Kan noen andre ta det?'],
  ['no', 'at alle bidrar', 'Kan vi dele det mellom oss?'],
  ['no', 'én dag i uka', 'Én dag i uka passer meg bedre.'],
  ['no', 'bare være gjest', 'Jeg kommer gjerne som gjest.'],
  ['no', 'Ei enklare jul', 'Ei enklare jul passer meg bedre.'],
  ['no', 'halvparten av øvelsene', 'Jeg kan ta halvparten av øvelsene.'],
  ['no', 'to dager i uka, ellers buss', 'To dager i uka passer meg bedre, ellers buss.'],
  ['no', 'ringe to ganger i uka', 'Jeg kan ringe to ganger i uka.'],
  ['no', 'møte etter elleve, helst på telefon', 'Kan jeg møte etter elleve, helst på telefon?'],
  ['no', 'starte med halve dager', 'Kan jeg starte med halve dager?'],
  ['no', 'kan ta dei ein time, ikkje meir', 'Jeg kan ta dem en time, ikke mer.'],
  ['no', 'kamera av og en kort pause', 'Jeg kan være med, med kamera av og en kort pause.'],
  ['no', 'noe stille, kaffe hjemme hos meg', 'Hva med noe stille, kaffe hjemme hos meg?'],
  ['no', 'et rolig hjem, de kan møtes ute', 'Kan dere møtes ute?'],
  ['no', 'vente te æ e bedre', 'Kan vi vente til jeg er bedre?'],
  ['no', 'tid til å tenke', 'Kan jeg få tid til å tenke?'],
  ['no', 'vente til i morgen, jeg er overveldet', 'Kan vi vente til i morgen?'],
  ['no', 'bare lørdagen', 'Jeg kan bare lørdagen.'],
  ['no', 'annenhver helg', 'Annenhver helg passer meg bedre.'],
  ['no', 'heller bake en kake', 'Jeg kan bake en kake.'],
  ['en', 'sundays only', 'I can only do Sundays.'],
  ['en', 'just the first hour', 'I can only do the first hour.'],
  ['en', 'twice a week, the bus the rest', 'Twice a week would suit me better, the bus the rest.'],
  ['no', 'begynne med femti prosent', 'Kan jeg begynne med femti prosent?'],
  ['no', 'en time, ikke mer', 'Jeg kan ta en time, ikke mer.'],
  ['en', 'two weeks, not more', 'I can do two weeks, not more.'],
  ['no', 'komme innom en halvtime', 'Jeg kan komme innom en halvtime.'],
  ['en', 'pop by for an hour', 'I can pop by for an hour.'],
  ['en', 'bring one salad', 'I can bring one salad.'],
  ['en', 'half of the exercises', 'I can do half of the exercises.'],
  ['en', 'two days a week, otherwise the bus', 'Two days a week would suit me better, otherwise the bus.'],
  ['en', 'call twice a week', 'I can call twice a week.'],
  ['en', 'start with half days', 'Could I start with half days?'],
  ['en', 'I can take them for an hour', 'I can take them for an hour.'],
  ['en', 'camera off and a short break halfway', 'I can join with my camera off and a short break halfway.'],
  ['en', 'a coke and home by nine', 'I can do a coke and home by nine.'],
  ['en', 'something quiet, coffee at my place', 'How about something quiet, coffee at my place?'],
  ['en', 'time to think til thursday', 'Could I have time to think until Thursday?'],
  ['en', 'text instead, talking makes my head worse', 'Could we text instead?'],
  ['en', 'camera off so i dont get dizzy', 'I can join with my camera off.'],
  ['en', 'sleep. will pay for a taxi', 'I can pay for a taxi.'],
  ['en', 'someone elses house this year, ill bring the pudding', 'I can bring the pudding.'],
  ['no', 'kjører gjerne, men ikke kiosk', 'Jeg kjører gjerne, men ikke kiosk.'],
  ['en', 'text me', 'Could you text me instead?'],
  ['en', 'call me about it instead', 'Could you call me about it instead?'],
  ['en', 'text me when you are on your way', 'Could you text me when you are on your way?'],
  ['no', 'send meg en sms', 'Kan du sende meg en sms i stedet?'],
  ['no', 'en lunsj med bruden alene', 'Hva med en lunsj med bruden alene?'],
  ['en', 'someone elses turn', 'Could someone else take a turn?'],
  ['en', 'ten minutes max or nothing', 'Ten minutes at most would work for me.'],
  ['no', 'annenhver', 'Annenhver gang passer meg bedre.'],
  ['no', 'ryggen min i fred, kan heller bake boller til de andre', 'Jeg kan bake boller til de andre.'],
  ['no', 'Kan se på sammendraget, 15 min, på torsdag', 'Jeg kan se på sammendraget, 15 minutter, på torsdag.'],
  ['no', 'sms i stedet, å prate gjør hodet verre', 'Kan vi ta det på sms i stedet?'],
  ['no', 'kamera av så jeg kan hvile øynene', 'Jeg kan være med, med kamera av.'],
  ['en', 'get the notes instead', 'Could I get the notes instead?'],
  ['en', 'to hand it in written', 'Could I hand it in written?'],
  ['en', 'something quieter, like a coffee', 'How about something quieter, like a coffee?'],
  ['en', 'someone to share it with', 'Could we find someone to share it with?'],
  ['en', 'on monday', 'Could we do it on Monday?'],
  ['en', 'someone else to do it', 'Could someone else take this on?'],
  ['en', 'to come as a normal guest', 'I’d be glad to come as a guest.'],
  ['en', 'For it to be shared', 'Could we share it between us?'],
  ['en', 'them to do their part', 'Could we share it between us?'],
  ['en', 'one day at most', 'One day at most would suit me better.'],
  ['en', 'a shorter visit', 'A shorter visit would suit me better.'],
  ['no', 'ro når jeg kommer hjem, kan heller ringe på søndager', 'Jeg kan ringe på søndager.'],
  ['no', 'Eg greier to timar, ikkje meir, ryggen seier stopp', 'Jeg kan ta to timer, ikke mer.'],
  ['no', 'ligg på sofan. kan bak nåkka', 'Jeg kan bake noe.'],
  ['no', 'kan bake med kompisane', 'Dette kan jeg få til: å bake med kompisane.'],
  ['no', 'en turnus', 'Hva med en turnus?'],
  ['en', 'a plan B for bad days that still counts', 'How about a plan B for bad days that still counts?'],
  ['en', 'mute it and someone tell me if its nits', 'Could someone tell me if it’s nits?'],
  ['en', 'My rent money. I can cook on Friday.', 'I can cook on Friday.'],
  ['en', 'only during work hours', 'I can only do it during work hours.'],
  ['no', 'bare onsdager etter norskkurset', 'Jeg kan bare onsdager etter norskkurset.'],
  ['no', 'sende min del på teams innen 18', 'Jeg kan sende min del på teams innen 18.'],
  ['en', 'send my part by 6', 'I can send my part by 6.'],
  ['en', 'sit on the bench and do the stats', 'I can sit on the bench and do the stats.'],
  ['no', 'stå ved kassa og hjelpe til', 'Jeg kan stå ved kassa og hjelpe til.'],
  ['no', 'annenhver onsdag, og at de spør litt før', 'Annenhver onsdag passer meg bedre. Fint om dere spør litt før.'],
  [
    'en',
    'every other sunday, and for them to ask first',
    'Every other Sunday would suit me better. I’d like you to ask first.',
  ],
  ['no', 'å få tenke meg om til i morgen', 'Kan jeg få tenke meg om til i morgen?'],
  ['en', 'to sleep on it', 'Could I sleep on it?'],
  ['en', 'split it. i do 4 he does 4', 'Could we split it? I’ll do 4, and you do 4.'],
  ['no', 'dele. jeg tar 4 han tar 4', 'Kan vi dele? Jeg tar 4, og du tar 4.'],
  ['no', 'en time, så hjem', 'Jeg kan ta en time, så må jeg hjem.'],
  ['en', 'an hour, then home', 'I can do an hour, then I need to go home.'],
  ['no', 'hos noen andre i år', 'Kan det bli hos noen andre i år?'],
  ['en', 'think about it until friday', 'Could I think about it until Friday?'],
])('in %s, "%s" is offered', (language, needInstead, sentence) => {
  expect(insteadOffered('', needInstead, language)?.sentence).toBe(sentence);
});

test.each<[Language, string]>([
  ['no', 'søvn'],
  ['no', 'å få sove i stedet'],
  ['no', 'en tur alene i stedet'],
  ['no', 'en øl og en kaffe i stedet'],
  ['no', 'en rolig dag'],
  ['no', 'kan hvile hele helga'],
  ['no', 'bare ro'],
  ['no', 'mindre på kalenderen, ikke mer'],
  ['en', 'fewer plans, not more'],
  ['en', 'music just for me'],
  ['no', 'passe på helsa'],
  ['en', 'help with the kids'],
  ['en', 'just to be heard'],
  ['no', 'jeg kan ikke mer'],
  ['no', 'komme til krefter'],
  ['en', 'I can read all day'],
  ['en', 'a glass of wine and home by nine'],
  ['en', 'half an hour alone first'],
  ['en', 'an early night'],
  ['en', 'two days off a week'],
  ['en', 'an hour a day in bed'],
  ['en', 'to rest instead'],
  ['en', 'a walk by myself instead'],
  ['en', 'a coffee and some wine instead'],
  ['en', 'sit on the sofa and knit'],
  ['no', 'sitte ute og drikke kaffe'],
  ['en', 'to think about nothing'],
  ['no', 'tenke på meg selv'],
  ['en', 'to be tired but not sad'],
  ['en', 'coffee just for me'],
  ['en', 'call me names'],
  ['en', ''],
])('in %s, "%s" is for oneself, and is offered to nobody', (language, needInstead) => {
  expect(insteadOffered('', needInstead, language)).toBeNull();
});

test.each<[Language, string, string, string]>([
  ['en', 'My manager wants a call on my day off', 'rest. She can email me', 'You can email me.'],
  ['en', 'lend my sister $300', 'my rent. I can drive her to the food bank', 'I can drive you to the food bank.'],
  ['no', 'mamma ringer hver dag', 'ro, kan ringe henne på søndager', 'Jeg kan ringe deg på søndager.'],
  [
    'no',
    'Svigermor vil at vi skal ha julaften for alle 14 i år',
    'bare oss fire. De kan komme på kaffe 2. juledag',
    'Kom gjerne på kaffe 2. juledag.',
  ],
  ['en', 'host everyone for Thanksgiving', 'just us at home. they can come for pie', 'Do come for pie.'],
  [
    'en',
    'my sister in Perth thinks i should have Mum here all of January',
    'one week off. she can take the first fortnight',
    'Could you take the first fortnight?',
  ],
  ['no', 'broren min mener jeg må kjøre pappa', 'fri. han kan ta tirsdagene', 'Kan du ta tirsdagene?'],
  ['en', 'bake 48 cupcakes by tomorrow', 'shop bought and no guilt', 'I can bring shop-bought ones.'],
  ['no', 'ha framføring foran hele klassen', 'bare for læreren', 'Kan jeg gjøre det bare for deg?'],
  ['en', 'read aloud in class', 'just to the teacher', 'Could I do it just for you?'],
  [
    'en',
    'go out friday w the girls',
    'coffee sunday instead just 1 of them',
    'Could I meet just one of you for coffee on Sunday instead?',
  ],
  [
    'no',
    'gjengen vil på byen',
    'kaffe søndag med bare én av dem',
    'Kan jeg heller møte bare én av dere til kaffe på søndag?',
  ],
  [
    'en',
    'say yes to being a bridesmaid, hen do in Ibiza',
    'the wedding but not the hen',
    'I’d like to say yes to the wedding, but not to the hen.',
  ],
  [
    'no',
    'middag hos svigers',
    'middagen, men ikke festen etterpå',
    'Jeg vil gjerne si ja til middagen, men ikke til festen etterpå.',
  ],
  ['en', 'go to the funeral', 'the funeral but not the wake', 'Yes to the funeral, but not to the wake.'],
  [
    'no',
    'kompis vil æ ska vær med på Besseggen',
    'en kort tur i fjæra, så ei kopp kaffe',
    'Hva med en kort tur i fjæra, så en kopp kaffe?',
  ],
  ['no', 'venninna vil ha meg med på konsert', 'en kaffe på lørdag', 'Hva med en kaffe på lørdag i stedet?'],
])('in %s, asked "%s", what stands behind "%s" is said to the one who asks', (language, shouldDo, need, sentence) => {
  expect(insteadOffered(shouldDo, need, language)?.sentence).toBe(sentence);
});

test.each<[Language, string]>([
  ['no', 'ro, kan ikke mer'],
  ['no', 'ro. kan sove hele dagen'],
  ['en', 'rest. She can be so mean'],
  ['en', 'peace and someone nice'],
  ['en', 'rest. Someone died last week'],
  ['en', 'rest. Somebody else can do it'],
  ['en', 'sleep. I can take no more'],
  ['en', 'rest. She can sort her own mess'],
  ['no', 'ro hjemme, kan komme til å gråte'],
  ['no', 'en dag uten plan'],
  ['en', 'a day without a plan'],
  ['no', 'fri. han kan ta tirsdagene'],
  ['en', 'a week off. he can take the first week'],
  ['en', 'my bed. they can come and go'],
])('in %s, nothing behind "%s" is an offer', (language, needInstead) => {
  expect(insteadOffered('My sister asks me', needInstead, language)).toBeNull();
});

test('beside a child who is “he”, “she” is the one who asks', () => {
  const told = needTold(
    'svigermor vil komme på besøk hver dag for å se babyen',
    'at hun kommer én dag og triller han en tur så jeg kan sove',
    'no',
  );
  expect(told).toEqual({ kind: 'wish', words: 'at du kommer én dag og triller han en tur' });
});

test('more time is asked for where something is to be delivered, and is one’s own elsewhere', () => {
  expect(insteadOffered('finish the report tonight', 'until thursday', 'en')?.sentence).toBe(
    'Could I have until Thursday?',
  );
  expect(insteadOffered('Levere oppgaven', 'litt mer tid', 'no')?.sentence).toBe('Kan jeg få litt mer tid?');
  expect(insteadOffered('Julebord', 'litt mer tid', 'no')).toBeNull();
});

test.each([
  ['no', 'Heller en kaffe bare oss to en annen dag', 'Hva med en kaffe bare oss to en annen dag?'],
  ['no', 'en uke til', 'Kan jeg få en uke til?'],
  ['en', 'just a short visit for coffee', 'How about a short visit for coffee?'],
  ['en', 'an extra week', 'Could I have an extra week?'],
] as const)('in %s, "%s" is offered to both, or asked for', (language, needInstead, sentence) => {
  expect(insteadOffered('', needInstead, language)?.sentence).toBe(sentence);
});

test.each([
  ['no', 'en kaffe i ro og fred'],
  ['no', 'heller en tur alene'],
  ['en', 'a walk'],
] as const)('in %s, "%s" is for oneself', (language, needInstead) => {
  expect(insteadOffered('', needInstead, language)?.sentence ?? '').not.toMatch(/Hva med|How about/u);
});

test('who may be reached in another way is told back what is suggested, and a walk alone is no outing for two', () => {
  expect(insteadOffered('answer my phone', 'text me', 'en')?.suggestion).toBe('a message instead');
  expect(insteadOffered('ta telefonen', 'ring meg på lørdag', 'no')?.suggestion).toBe('en telefon i stedet');
  expect(insteadOffered('kompis vil ha meg med på fjellet', 'en tur alene', 'no')).toBeNull();
  expect(insteadOffered('handle for naboen', 'en kort tur i fjæra', 'no')).toBeNull();
});

test.each<[Language, string, string]>([
  ['en', 'make costumes for the play', 'store bought'],
  ['en', 'My classmates want me to present', 'just for the teacher'],
  ['en', 'my mum wants dinner with all her sisters', 'coffee with just one of them'],
  ['en', 'do all the housework for my boyfriend', 'a partner, not a mother'],
  ['en', 'my mate wants me to come camping with him', 'a quiet dinner with my husband'],
  ['en', 'my sister wants me to come along to her scan', 'a walk by the sea'],
  ['no', 'Søsteren min vil at jeg skal kjøre mamma', 'tid for meg selv. hun kan ta taxi'],
  ['en', 'My dad wants me to lend my brother my car', 'rest. he can take the bus'],
  ['no', 'svare alle kundene', 'ro. de kan sende mail'],
  ['en', 'host the whole family for Christmas', 'quiet. they can come to you'],
])('in %s, asked "%s", "%s" is offered to nobody', (language, shouldDo, needInstead) => {
  expect(insteadOffered(shouldDo, needInstead, language)).toBeNull();
});
