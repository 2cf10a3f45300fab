import type { Language } from '@spire/domain/languages';
import { insteadOffered } from './insteadOffered.ts';

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
])('in %s, "%s" is offered', (language, needInstead, sentence) => {
  expect(insteadOffered('', needInstead, language)?.sentence).toBe(sentence);
});

test.each<[Language, string]>([
  ['no', 'søvn'],
  ['no', 'å få sove i stedet'],
  ['no', 'en tur alene i stedet'],
  ['no', 'en øl og en kaffe i stedet'],
  ['no', 'en rolig dag'],
  ['en', 'an early night'],
  ['en', 'two days off a week'],
  ['en', 'an hour a day in bed'],
  ['en', 'to rest instead'],
  ['en', 'a walk by myself instead'],
  ['en', 'a coffee and some wine instead'],
  ['en', ''],
])('in %s, "%s" is for oneself, and is offered to nobody', (language, needInstead) => {
  expect(insteadOffered('', needInstead, language)).toBeNull();
});

test('more time is asked for where something is to be delivered, and is one’s own elsewhere', () => {
  expect(insteadOffered('finish the report tonight', 'until thursday', 'en')?.sentence).toBe(
    'Could I have until Thursday?',
  );
  expect(insteadOffered('Levere oppgaven', 'litt mer tid', 'no')?.sentence).toBe('Kan jeg få litt mer tid?');
  expect(insteadOffered('Julebord', 'litt mer tid', 'no')).toBeNull();
});
