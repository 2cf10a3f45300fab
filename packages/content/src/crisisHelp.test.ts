import { CRISIS_KINDS, type CrisisKind } from '@spire/domain/crisis/crisisKinds';
import { LANGUAGES, type Language } from '@spire/domain/languages';
import { crisisHelp } from './crisisHelp.ts';
import { neverSaid } from '@spire/language/neverSaid';
import { hasNorwegianLetters, lix, namesWhatIsForbidden, sentences, words } from './textInvariants.ts';

const ids = (kind: (typeof CRISIS_KINDS)[number], language: Language) =>
  crisisHelp(kind, language).numbers.map(({ id }) => id);

describe.each(LANGUAGES)('crisis help in "%s"', (language) => {
  const helps = CRISIS_KINDS.map((kind) => crisisHelp(kind, language));
  const all = helps.flatMap(({ title, message, exercise, closing }) => [title, message, exercise, closing]);
  const breaking = (rule: (text: string) => boolean, of = all) => of.filter(rule);
  const messages = helps.map(({ message }) => message);

  test('says of each kind something of its own', () => {
    expect(new Set(helps.map(({ title }) => title)).size).toBe(CRISIS_KINDS.length);
    expect(new Set(messages).size).toBe(CRISIS_KINDS.length);
  });

  test('is short, in sentences that are easy to read (A29)', () => {
    expect(breaking((text) => words(text).length > 120)).toEqual([]);
    expect(breaking((text) => lix(text) > 35, [...messages, ...helps.map(({ exercise }) => exercise)])).toEqual([]);
    expect(breaking((text) => sentences(text).some((one) => words(one).length > 25))).toEqual([]);
  });

  test('is not sorry to be there and asks for no proof (S10)', () => {
    const wrong = /beklager|unnskyld|dessverre|lei for|bevis|sikker på at|\?|sorry|apolog|prove|are you sure/iu;
    expect(breaking((text) => wrong.test(text))).toEqual([]);
  });

  test('claims nothing medical, presses nobody and does not shout; what was swallowed is named where that is why one calls', () => {
    const ofPoison = crisisHelp('poison', language).message;
    expect(all.filter((text) => text !== ofPoison && namesWhatIsForbidden(language, text))).toEqual([]);
    expect(neverSaid(language, ofPoison)).toEqual(['medicine']);
    expect(ofPoison).not.toContain('!');
  });

  test('says that nobody is told, that what was written is kept, and to try another number (S12)', () => {
    const said = {
      no: [/sier ikke fra til noen/u, /det du skrev, står fortsatt der du skrev det/u, /Svarer ingen, prøv /u],
      en: [/tells nobody/u, /is still where you wrote it/u, /If no one answers, try /u],
    }[language];
    for (const rule of said) expect(breaking((text) => !rule.test(text), messages)).toEqual([]);
  });

  test('says where its numbers are for, also in a line, and whom to call elsewhere', () => {
    const country = { no: /i Norge/u, en: /for Norway/u }[language];
    const elsewhere = { no: /nødnummer/u, en: /emergency number/u }[language];
    expect(breaking((text) => !country.test(text) || !elsewhere.test(text), messages)).toEqual([]);
    for (const { briefly } of helps) expect(briefly).toMatch(country);
  });

  test('does not claim to watch over anyone (S7)', () => {
    expect(
      breaking((text) => /passer på deg|følger med|overvåk|watch|monitor|look(s|ing)? after you/iu.test(text)),
    ).toEqual([]);
  });

  test('has an exercise for lying down with open or closed eyes, which leaves the breath alone', () => {
    const { exercise } = crisisHelp('suicide', language);
    expect(exercise).toMatch({ no: /liggende.*åpne.*lukket/u, en: /lying.*open.*closed/u }[language]);
    expect(exercise).not.toMatch(/hold (pusten|your breath)|pust inn|breathe in|tell til|count to|reis deg|stand up/iu);
  });

  test('names each number once, three of them first, with one for a life in danger and one for children among all', () => {
    for (const help of helps) {
      const shown = help.numbers.map(({ id }) => id);
      expect(new Set(shown).size).toBe(shown.length);
      expect(shown).toEqual(expect.arrayContaining(['emergency', 'alarmtelefonen']));
      expect(help.loudest).toEqual(help.numbers.slice(0, 3));
    }
  });

  test('always has the one for what is urgent in sight, and never twice', () => {
    for (const { loudest, urgent } of helps) {
      const inSight = [...loudest, ...(urgent === undefined ? [] : [urgent])].map(({ id }) => id);
      expect(inSight.filter((id) => id === 'urgent_care')).toHaveLength(1);
    }
  });

  test('names a line for violence or the police only where a person may be the danger', () => {
    for (const kind of ['suicide', 'self_harm', 'poison', 'unsure'] as const)
      for (const id of ['vo_linjen', 'police']) expect(ids(kind, language)).not.toContain(id);
    for (const kind of ['abuse', 'pressure', 'danger'] as const)
      expect(ids(kind, language)).toEqual(expect.arrayContaining(['vo_linjen', 'police']));
  });
});

test.each<[CrisisKind, string[]]>([
  ['suicide', ['113', '116 123', '22 40 00 40']],
  ['self_harm', ['116 123', '22 40 00 40', '116 117']],
  ['danger', ['113', '116 117', '116 123']],
  ['poison', ['113', '22 59 13 00', '116 117']],
  ['abuse', ['116 006', '112', '116 123']],
  ['pressure', ['116 111', '116 006', '112']],
  ['unsure', ['116 123', '22 40 00 40', '113']],
])('whose call "%s" is decides which three stand first (D85)', (kind, numbers) => {
  expect(crisisHelp(kind, 'no').loudest.map(({ number }) => number)).toEqual(numbers);
});

test('English puts the line that answers in English before its Norwegian twin, and moves nothing else', () => {
  const isTalking = (id: string) => id === 'kirkens_sos' || id === 'mental_helse';
  for (const kind of CRISIS_KINDS) {
    expect(ids(kind, 'en').find(isTalking)).toBe('kirkens_sos');
    expect(ids(kind, 'no').find(isTalking)).toBe('mental_helse');
    const places = (language: Language) =>
      crisisHelp(kind, language).loudest.map(({ id }) => (isTalking(id) ? 'talking' : id));
    expect(places('en')).toEqual(places('no'));
  }
});

test('English has no Norwegian letter', () => {
  for (const kind of CRISIS_KINDS) {
    const { title, message, exercise, closing } = crisisHelp(kind, 'en');
    expect(hasNorwegianLetters(title + message + exercise + closing)).toBe(false);
  }
});
