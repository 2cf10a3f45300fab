import type { Language } from '@spire/domain/languages';
import type { SocialSafetyFactor } from '@spire/domain/options';

/** One small line for each thing that makes company feel safe; they go with any want that has company in it. */
export const SAFETY_LINES: Record<SocialSafetyFactor, Record<Language, string>> = {
  predictable: {
    no: 'Bestem på forhånd hva som skal skje, steg for steg.',
    en: 'Decide beforehand what will happen, step by step.',
  },
  respect_boundaries: {
    no: 'Kjenn etter hva som er greit for deg, og si det først.',
    en: 'Find out what is all right for you, and say that first.',
  },
  own_pace: { no: 'Ta det i ditt eget tempo, litt om gangen.', en: 'Take it at your own pace, a little at a time.' },
  can_cancel: {
    no: 'Du kan avlyse når som helst, uten å si hvorfor.',
    en: 'You can cancel at any time, without saying why.',
  },
  meet_at_home: {
    no: 'Skal dere ses, kan det godt være hjemme hos deg.',
    en: 'If you do meet, it can be at your place.',
  },
  short_meetings: {
    no: 'Hold det kort. Det er fint å slutte tidlig.',
    en: 'Keep it short. Ending early is fine.',
  },
  plan: {
    no: 'Bestem når det begynner, og når det er over.',
    en: 'Decide when it begins, and when it is over.',
  },
  energy_understanding: {
    no: 'Si på forhånd hvor mye krefter du har i dag.',
    en: 'Say beforehand how much energy you have today.',
  },
  no_pressure: {
    no: 'Ingenting av dette haster, og det er lov å la være.',
    en: 'None of this is urgent, and leaving it is fine.',
  },
  accept_me: {
    no: 'Velg en som liker deg slik du er, også på dager som denne.',
    en: 'Choose someone who likes you as you are, on days like this too.',
  },
  breaks_and_silence: {
    no: 'Pauser er fint, og det er greit å være stille.',
    en: 'Breaks are fine, and so is being quiet.',
  },
  flexible_plans: {
    no: 'Tenk ut et enklere alternativ, og bytt når du vil.',
    en: 'Have something easier in mind, and change to it whenever you like.',
  },
};
