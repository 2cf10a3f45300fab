import type { Language } from '@spire/domain/languages';
import { needSaidBack, needTold } from './needTold.ts';

const ASKS: Record<Language, string> = {
  no: 'Søsteren min vil at jeg skal hjelpe til',
  en: 'My sister wants me to help',
};

test.each<[Language, string, string]>([
  ['no', 'heller etter klokka elleve, og på telefon', 'etter klokka elleve, og på telefon'],
  ['no', 'får det ikke til før torsdag', 'tidligst torsdag'],
  ['no', 'en kamp, så hjem', 'en kamp, så hjem'],
  ['no', 'bare første juledag', 'bare første juledag'],
  ['no', 'en prat på telefon, jeg har så vondt i hodet', 'en prat på telefon'],
  ['no', 'en lunsj med henne', 'en lunsj med deg'],
  ['no', 'en dagstur', 'en dagstur'],
  ['no', 'ta ein prat med kompisane på telefon', 'å ta ein prat med kompisane på telefon'],
  ['en', 'everyone brings a dish', 'everyone brings a dish'],
  ['en', 'just the first hour, then home', 'just the first hour, then home'],
  ['en', 'quiet after 9', 'quiet after 9'],
  ['en', 'thursdays only, until 2pm', 'Thursdays only, until 2pm'],
  ['en', 'one night is enough', 'one night'],
  ['en', 'walks together instead', 'walks together'],
  ['en', 'email only, no calls till im back', 'email only, no calls till I’m back'],
  ['en', 'only emails, no calls till im back', 'only emails, no calls till I’m back'],
  ['en', 'camera off, the screen gives me migraines', 'camera off'],
  ['en', 'someone else to host, I’ll bring the pudding', 'someone else to host, I’ll bring the pudding'],
])('in %s, "%s" is an answer, and stands behind a colon', (language, needInstead, words) => {
  expect(needTold(ASKS[language], needInstead, language)).toEqual({ kind: 'stated', words });
});

test.each<[Language, string, string]>([
  ['en', '11 hours between shifts', '11 hours between shifts'],
  ['en', 'two days notice', 'two days’ notice'],
  ['no', 'tre dager på forhånd', 'tre dager på forhånd'],
])('in %s, "%s" is needed, and suggested to nobody', (language, needInstead, words) => {
  expect(needTold(ASKS[language], needInstead, language)).toEqual({ kind: 'needed', words });
});

test.each<[Language, string, string]>([
  ['no', 'gå saktere fram, en gang i uka', 'gå saktere fram, en gang i uka'],
  ['no', 'utsette det til høsten', 'utsette det til høsten'],
  ['no', 'Komme innom og dra før det blir bråkete', 'komme innom og dra før det blir bråkete'],
  ['no', 'gjøre noe jeg kan sitte ned med', 'gjøre noe jeg kan sitte ned med'],
  ['no', 'gi 100', 'gi 100'],
  ['en', 'take turns', 'take turns'],
  ['en', 'decide next week', 'decide next week'],
  ['en', 'talk tomorrow when my head is clearer', 'talk tomorrow'],
  ['en', 'to wave', 'wave'],
  ['en', 'to turn up, eat, and go home by 4 before my back seizes up', 'turn up, eat, and go home by 4'],
  ['no', 'bare synge', 'bare synge'],
  ['en', 'text instead', 'text'],
  ['en', 'just sit at the back', 'just sit at the back'],
  ['en', 'give $10', 'give $10'],
  ['en', 'text her a few times a week', 'text you a few times a week'],
  ['en', 'do it just for her or record it at home', 'do it just for you or record it at home'],
])('in %s, "%s" is what one would rather do', (language, needInstead, words) => {
  expect(needTold(ASKS[language], needInstead, language)).toEqual({ kind: 'rather', words });
});

test.each<[Language, string, string, string]>([
  ['no', 'at hun ringer først', 'wish', 'at du ringer først'],
  ['no', 'at vi snakker om noe annet', 'wish', 'at vi snakker om noe annet'],
  ['no', 'hun kan ta bussen', 'asked', 'du ta bussen'],
  ['no', 'ikke snakke om det', 'rather-not', 'snakke om det'],
  ['en', 'her to just listen', 'wish', 'you to just listen'],
  ['en', 'that she calls first', 'wish', 'you to call first'],
  ['en', 'she can take the bus', 'asked', 'you take the bus'],
  ['en', 'not talk about it', 'rather-not', 'talk about it'],
])('in %s, "%s" is a direct request', (language, needInstead, kind, words) => {
  expect(needTold(ASKS[language], needInstead, language)).toEqual({ kind, words });
});

test.each<[Language, string]>([
  ['no', 'ro'],
  ['no', 'fri i morgen, har jobba seks dager på rad'],
  ['no', 'sove til ni'],
  ['no', 'en time alene før middag'],
  ['no', 'jeg orker ikke verv nå'],
  ['no', 'at hun slutter å være så sur'],
  ['no', 'mindre angst før jobb'],
  ['no', 'jeg vil ikke låne den ut mer'],
  ['no', 'en stille kveld'],
  ['no', 'lage noe eget'],
  ['no', 'prate når eg har meir krefter'],
  ['no', 'musikk bare for meg'],
  ['en', 'my evenings to be mine'],
  ['en', 'a month off'],
  ['en', 'music just for me'],
  ['en', 'somewhere to think, the noise drains me'],
  ['en', 'half an hour alone first'],
  ['en', 'I don’t lend money'],
  ['en', 'her to stop being so rude'],
  ['en', 'fewer headaches after work'],
  ['en', ''],
])('in %s, "%s" is for oneself or for no other ears', (language, needInstead) => {
  expect(needTold(ASKS[language], needInstead, language)).toBeNull();
});

test('where somebody else may be meant, nobody is told what they are to do', () => {
  expect(needTold('My mum wants me to take my brother in', 'him to find his own place', 'en')).toBeNull();
  expect(needTold('skolen ber meg hente barnet tidlig', 'at SFO tar ham til tre', 'no')).toBeNull();
  expect(needTold('ta med kake', 'at hun gjør det', 'no')).toBeNull();
});

test('who is told of in a clause alone is who hears it', () => {
  expect(needTold('ta telefonen når mamma ringer', 'ringe henne i morgen', 'no')?.words).toBe('ringe deg i morgen');
  expect(needTold('answer when my mum calls', 'text her on Mondays', 'en')?.words).toBe('text you on Mondays');
});

test.each<[Language, string, string]>([
  ['no', 'at han hører på meg', 'at han hører på deg'],
  ['no', 'etter klokka elleve', 'etter klokka elleve'],
  ['no', 'kvile, eg toler ikkje folk i huset enno', 'å hvile'],
  ['no', 'mindre på kalenderen, ikke mer', 'mindre på kalenderen, ikke mer'],
  ['en', 'less noise, talking makes my head worse', 'less noise'],
  ['en', 'less noise, my head can’t do calls', 'less noise'],
  ['en', 'a quiet room, still jet lagged', 'a quiet room'],
  ['en', 'a quiet room, i only just got home', 'a quiet room'],
  ['no', 'en rolig film hjemme, kino er for mye lyd', 'en rolig film hjemme'],
  ['en', 'rent money', 'rent money'],
  ['no', 'han kan ta bussen', 'at han kan ta bussen'],
  ['en', 'no calls till im back', 'no calls till you’re back'],
  ['en', 'do it just for her', 'to do it just for her'],
  ['en', 'text instead', 'to text'],
])('in %s, "%s" is said back as it stands', (language, needInstead, words) => {
  expect(needSaidBack(needInstead, language)).toBe(words);
});
