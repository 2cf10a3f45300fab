import type { SocialWant } from '@spire/domain/toolOptions';
import { shownAs } from './labels.ts';
import type { Spellings } from './spellings.ts';

/** The wants with the labels clients send in place of ids (spec 2 §7), and the one id of another reading (D29). */
export const SOCIAL_WANT_SPELLINGS: Spellings<SocialWant> = shownAs(({ socialWants }) => socialWants, {
  melding: ['Få en melding', 'Sende en melding', 'Get a message', 'Send a message'],
  tur: ['Gå en tur', 'Gå tur', 'Go for a walk'],
  film: ['Se en film', 'En film', 'Film sammen', 'A film', 'A movie', 'Watch a film', 'Watch a movie'],
  stillhet: ['Stillhet sammen', 'Silence', 'Silence together', 'Be quiet together'],
  middag: ['Spise middag', 'En middag', 'Middag sammen', 'Dinner', 'Have dinner', 'Dinner together'],
  telefon: ['Snakke i telefonen', 'Ringe noen', 'Phone call', 'Talk on the phone'],
  kaffe: ['Ta en kaffe', 'En kaffe', 'Drikke kaffe', 'Coffee', 'A coffee', 'Have a coffee'],
  aktivitet: ['En aktivitet', 'An activity', 'Activity', 'Do something together'],
  hjelp: ['Få hjelp', 'Hjelp til noe', 'Be om hjelp', 'Help', 'Get help', 'Help with something'],
  dele: ['Dele tanker', 'Share', 'Share something', 'Share thoughts'],
  lytte: ['Bli lyttet til', 'Listen', 'Be listened to'],
  klem: ['Få en klem', 'Hug', 'Get a hug'],
  latter: ['Litt latter', 'Laughter', 'Laugh together'],
  vetIkke: ['vet-ikke', 'Vet ikke', 'Jeg vet ikke', 'I don’t know', "I don't know", 'Not sure'],
});
