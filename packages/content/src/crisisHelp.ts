import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import type { Language } from '@spire/domain/languages';
import { ALWAYS_SAID, BRIEFLY_SAID, CLOSING, CRISIS_WORDS, GROUNDING } from './crisisHelp/crisisTexts.ts';
import { helpNumbersFor, POLICE, type HelpNumber } from './helpNumbers.ts';

export interface CrisisHelp {
  title: string;
  /** Two lines, before the numbers (D49). */
  lead: string;
  /** All there is to say, for whoever reads on. */
  message: string;
  /** What to do when nobody answers, and who hears of it, in one line. */
  briefly: string;
  exercise: string;
  closing: string;
  numbers: readonly HelpNumber[];
  /** Of these, the three that stand first, and the one for what is urgent but not life-threatening. */
  loudest: readonly HelpNumber[];
  urgent: HelpNumber | undefined;
}

const LOUDEST = 3;

/** What stands right after the first emergency number, whatever the language; and what is left out. */
const NUMBERS: Record<CrisisKind, { next: readonly string[]; without: readonly string[] }> = {
  suicide: { next: [], without: ['vo_linjen', 'police'] },
  self_harm: { next: [], without: ['vo_linjen', 'police'] },
  abuse: { next: ['vo_linjen', 'police'], without: [] },
  danger: { next: ['police'], without: [] },
};

function numbersFor(kind: CrisisKind, language: Language): readonly HelpNumber[] {
  const { next, without } = NUMBERS[kind];
  const shown = [...helpNumbersFor(language), POLICE].filter(({ id }) => !without.includes(id));
  const rank = ({ id }: HelpNumber) => (id === 'emergency' ? -1 : next.includes(id) ? next.indexOf(id) : next.length);
  return shown.toSorted((one, other) => rank(one) - rank(other));
}

/** What is shown instead of a written text where someone may need help (D36, S10): it asks for no proof and no excuse. */
export function crisisHelp(kind: CrisisKind, language: Language): CrisisHelp {
  const { title, lead, message } = CRISIS_WORDS[kind];
  const numbers = numbersFor(kind, language);
  const isUrgentCare = ({ id }: HelpNumber) => id === 'urgent_care';
  return {
    title: title[language],
    lead: lead[language],
    briefly: BRIEFLY_SAID[language],
    message: `${message[language]} ${ALWAYS_SAID[language]}`,
    exercise: GROUNDING[language],
    closing: CLOSING[language],
    numbers,
    loudest: numbers.filter((each) => !isUrgentCare(each)).slice(0, LOUDEST),
    urgent: numbers.find(isUrgentCare),
  };
}
