import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import type { Language } from '@spire/domain/languages';
import { type MessageForm, messageFormOf } from '@spire/domain/nynorsk';
import { ALWAYS_SAID, BRIEFLY_SAID, CLOSING, CRISIS_WORDS, GROUNDING } from './crisisHelp/crisisTexts.ts';
import { helpNumbersFor, type HelpNumber } from './helpNumbers.ts';

export interface CrisisHelp {
  title: string;
  /** Two lines, before the numbers (D49). */
  lead: string;
  /** All there is to say, for whoever reads on. */
  message: string;
  /** Tells in one line what to do when nobody answers, and who hears of it. */
  briefly: string;
  exercise: string;
  closing: string;
  numbers: readonly HelpNumber[];
  /** Of these, the three that stand first; and the one for what is urgent but not life-threatening, where it is no such. */
  loudest: readonly HelpNumber[];
  urgent: HelpNumber | undefined;
}

/** The three that stand first, in the order of D85; English puts the line that answers in English before its Norwegian twin. */
const FIRST: Record<CrisisKind, readonly [string, string, string]> = {
  suicide: ['emergency', 'mental_helse', 'kirkens_sos'],
  self_harm: ['mental_helse', 'kirkens_sos', 'urgent_care'],
  danger: ['emergency', 'urgent_care', 'mental_helse'],
  poison: ['emergency', 'giftinformasjonen', 'urgent_care'],
  abuse: ['vo_linjen', 'police', 'mental_helse'],
  pressure: ['alarmtelefonen', 'vo_linjen', 'police'],
  unsure: ['mental_helse', 'kirkens_sos', 'emergency'],
};

/** The lines to talk with, which English shows the other way round. */
const TALKING: readonly string[] = ['mental_helse', 'kirkens_sos'];
const inEnglish = (id: string) => (id === 'mental_helse' ? 'kirkens_sos' : id === 'kirkens_sos' ? 'mental_helse' : id);

/** Numbers that would name what somebody else must not see, or frighten, where the text is not about it. */
const OF_VIOLENCE: readonly string[] = ['vo_linjen', 'police'];
const SPEAKS_OF_OTHERS: readonly CrisisKind[] = ['abuse', 'pressure', 'danger'];

function firstIds(kind: CrisisKind, language: Language): readonly string[] {
  const ids = FIRST[kind];
  return language === 'en' && ids.some((id) => TALKING.includes(id)) ? ids.map(inEnglish) : ids;
}

function numbersFor(kind: CrisisKind, language: Language): readonly HelpNumber[] {
  const first = firstIds(kind, language);
  const rank = ({ id }: HelpNumber) => (first.includes(id) ? first.indexOf(id) : first.length);
  return helpNumbersFor(language)
    .filter(({ id }) => first.includes(id) || SPEAKS_OF_OTHERS.includes(kind) || !OF_VIOLENCE.includes(id))
    .filter(({ id }) => first.includes(id) || kind === 'self_harm' || id !== 'giftinformasjonen')
    .toSorted((one, other) => rank(one) - rank(other));
}

/**
 * The help shown in place of a written text where someone may need help (D36, S10): it asks for no proof and no excuse.
 * In nynorsk where what was `told` is.
 */
export function crisisHelp(kind: CrisisKind, language: Language, told: readonly string[] = []): CrisisHelp {
  const { title, lead, message } = CRISIS_WORDS[kind];
  const form: MessageForm = messageFormOf(language, told.join('\n'));
  const numbers = numbersFor(kind, language);
  const loudest = numbers.slice(0, FIRST[kind].length);
  return {
    title: title[form],
    lead: lead[form],
    briefly: BRIEFLY_SAID[form],
    message: `${message[form]} ${ALWAYS_SAID[form]}`,
    exercise: GROUNDING[form],
    closing: CLOSING[form],
    numbers,
    loudest,
    urgent: numbers.find((each) => each.id === 'urgent_care' && !loudest.includes(each)),
  };
}
