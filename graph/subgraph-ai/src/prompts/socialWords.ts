import type { Language } from '@spire/domain/languages';
import type { ContactAttribute, SocialWant } from '@spire/domain/toolOptions';

/** Each want for company, as a provider is told it. */
export const WANT_WORDS: Readonly<Record<SocialWant, Record<Language, string>>> = {
  melding: { no: 'en melding', en: 'a message' },
  tur: { no: 'en tur', en: 'a walk' },
  film: { no: 'en film sammen', en: 'a film together' },
  stillhet: { no: 'å være stille sammen', en: 'being quiet together' },
  middag: { no: 'et måltid sammen', en: 'a meal together' },
  telefon: { no: 'en telefonsamtale', en: 'a phone call' },
  kaffe: { no: 'en kopp kaffe', en: 'a cup of coffee' },
  aktivitet: { no: 'noe å gjøre sammen', en: 'something to do together' },
  hjelp: { no: 'praktisk hjelp', en: 'practical help' },
  dele: { no: 'å dele noe', en: 'sharing something' },
  lytte: { no: 'noen som lytter', en: 'somebody who listens' },
  klem: { no: 'en klem', en: 'a hug' },
  latter: { no: 'å le sammen', en: 'laughing together' },
  vetIkke: { no: 'vet ikke helt ennå', en: 'not sure yet' },
};

/** Each attribute of a contact, as a provider is told it. */
export const ATTRIBUTE_WORDS: Readonly<Record<ContactAttribute, Record<Language, string>>> = {
  glede: { no: 'gjør en glad', en: 'brings joy' },
  snakke: { no: 'lett å snakke med', en: 'easy to talk to' },
  tur: { no: 'blir med på tur', en: 'comes for a walk' },
  forstar: { no: 'forstår', en: 'understands' },
  tilgjengelig: { no: 'tilgjengelig', en: 'available' },
  lytter: { no: 'lytter', en: 'listens' },
  rad: { no: 'gir råd', en: 'gives advice' },
  hjelper: { no: 'hjelper', en: 'helps' },
  aktiviteter: { no: 'finner på ting', en: 'does things together' },
  rolig: { no: 'rolig', en: 'calm' },
  energisk: { no: 'full av energi', en: 'energetic' },
  kreativ: { no: 'kreativ', en: 'creative' },
  praktisk: { no: 'praktisk', en: 'practical' },
  hyggelig: { no: 'hyggelig', en: 'good company' },
  ikkeDommende: { no: 'dømmer ikke', en: 'does not judge' },
  utfordringer: { no: 'har hatt det vanskelig selv', en: 'has had a hard time too' },
  takknemlig: { no: 'takknemlig', en: 'grateful' },
  klemmer: { no: 'gir klemmer', en: 'gives hugs' },
  hjemme: { no: 'kan møtes hjemme', en: 'can meet at home' },
  grenser: { no: 'respekterer grenser', en: 'respects boundaries' },
};
