import type { Language } from '@spire/domain/languages';

/** Who one can travel with, as they are called to the one who does. */
export const COMPANIONS = {
  mum: { no: 'mamma', en: 'your mum' },
  mom: { no: 'mamma', en: 'your mom' },
  mother: { no: 'moren din', en: 'your mother' },
  dad: { no: 'pappa', en: 'your dad' },
  father: { no: 'faren din', en: 'your father' },
  sister: { no: 'søsteren din', en: 'your sister' },
  brother: { no: 'broren din', en: 'your brother' },
  wife: { no: 'kona di', en: 'your wife' },
  husband: { no: 'mannen din', en: 'your husband' },
  partner: { no: 'kjæresten din', en: 'your partner' },
  daughter: { no: 'datteren din', en: 'your daughter' },
  son: { no: 'sønnen din', en: 'your son' },
  grandmother: { no: 'bestemoren din', en: 'your grandmother' },
  grandfather: { no: 'bestefaren din', en: 'your grandfather' },
} as const satisfies Record<string, Record<Language, string>>;

export type Companion = keyof typeof COMPANIONS;

/** The opening of a journey where it is told with whom alone; otherwise `EVENT_OPENINGS` has one. */
export const TRIP_WITH: Record<Language, string> = {
  no: 'Du og {companion} har denne turen sammen, og den trenger ikke være full av planer.',
  en: 'You and {companion} have this trip together, and it need not be full of plans.',
};
