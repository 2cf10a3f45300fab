import type { Language } from '@spire/domain/languages';
import type { HelpNumbers } from '../schema/crisis.ts';
import { TEXTS } from './generated/helpNumbers.ts';

export type HelpNumber = HelpNumbers['numbers'][number];

/** The day the numbers were last checked against the services' own pages. */
export const HELP_NUMBERS_CHECKED = TEXTS.checked;

/** The help numbers of AI safety (D36), for Norway; the two emergency numbers stand first. */
export const HELP_NUMBERS: readonly HelpNumber[] = TEXTS.numbers;

const FIRST_IN_ENGLISH = ['emergency', 'urgent_care', 'kirkens_sos'];

/** The numbers in the order of that language: English leads with Kirkens SOS, which answers in English. */
export function helpNumbersFor(language: Language): readonly HelpNumber[] {
  if (language === 'no') return HELP_NUMBERS;
  const rank = ({ id }: HelpNumber) => {
    const place = FIRST_IN_ENGLISH.indexOf(id);
    return place === -1 ? FIRST_IN_ENGLISH.length : place;
  };
  return HELP_NUMBERS.toSorted((one, other) => rank(one) - rank(other));
}
