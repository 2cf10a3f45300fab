import { CRISIS_KINDS } from '@spire/domain/crisis/crisisKinds';
import { LANGUAGES, type Language } from '@spire/domain/languages';
import { crisisHelp } from './crisisHelp.ts';
import { hasNorwegianLetters, lix, namesWhatIsForbidden, sentences, words } from './textLaws.ts';

const ids = (kind: (typeof CRISIS_KINDS)[number], language: Language) =>
  crisisHelp(kind, language).numbers.map(({ id }) => id);

describe.each(LANGUAGES)('crisis help in "%s"', (language) => {
  const helps = CRISIS_KINDS.map((kind) => crisisHelp(kind, language));
  const all = helps.flatMap(({ title, message, exercise, closing }) => [title, message, exercise, closing]);
  const breaking = (law: (text: string) => boolean, of = all) => of.filter(law);
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

  test('claims nothing medical, presses nobody and does not shout', () => {
    expect(breaking((text) => namesWhatIsForbidden(language, text))).toEqual([]);
  });

  test('says that nobody is told, that what was written is kept, and to try another number (S12)', () => {
    const said = {
      no: [/sier ikke fra til noen/u, /det du skrev, står fortsatt der du skrev det/u, /Svarer ingen, prøv det neste/u],
      en: [/tells nobody/u, /is still where you wrote it/u, /If no one answers, try the next one/u],
    }[language];
    for (const law of said) expect(breaking((text) => !law.test(text), messages)).toEqual([]);
  });

  test('does not claim to watch over anyone (S7)', () => {
    expect(
      breaking((text) => /passer på deg|følger med|overvåk|watch|monitor|look(s|ing)? after you/iu.test(text)),
    ).toEqual([]);
  });

  test('has an exercise for lying down with closed eyes, which leaves the breath alone', () => {
    const { exercise } = crisisHelp('suicide', language);
    expect(exercise).toMatch({ no: /liggende.*lukket/u, en: /lying.*closed/u }[language]);
    expect(exercise).not.toMatch(/hold (pusten|your breath)|pust inn|breathe in|tell til|count to|reis deg|stand up/iu);
  });

  test('names two or more numbers, the first for a life in danger, each once, with a line for children', () => {
    for (const kind of CRISIS_KINDS) {
      const shown = ids(kind, language);
      expect(shown.length).toBeGreaterThan(1);
      expect(shown[0]).toBe('emergency');
      expect(new Set(shown).size).toBe(shown.length);
      expect(shown).toContain('alarmtelefonen');
    }
  });

  test('leads with VO-linjen where someone is hurt by another, and shows the police where a person is the danger', () => {
    expect(ids('abuse', language).slice(1, 3)).toEqual(['vo_linjen', 'police']);
    expect(ids('danger', language)[1]).toBe('police');
    expect(ids('suicide', language)).not.toContain('police');
  });
});

test('a line that answers in the language comes first of those to talk with', () => {
  for (const kind of ['suicide', 'self_harm'] as const) {
    expect(ids(kind, 'no').slice(1, 3)).toEqual(['urgent_care', 'mental_helse']);
    expect(ids(kind, 'en').slice(1, 3)).toEqual(['urgent_care', 'kirkens_sos']);
  }
});

test('English says where the numbers are for, without a Norwegian letter', () => {
  for (const kind of CRISIS_KINDS) {
    const { title, message, exercise, closing } = crisisHelp(kind, 'en');
    expect(message).toContain('The numbers are for Norway; elsewhere, call your local emergency number.');
    expect(hasNorwegianLetters(title + message + exercise + closing)).toBe(false);
  }
});
