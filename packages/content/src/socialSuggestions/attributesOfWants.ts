import type { ContactAttribute, SocialWant } from '@spire/domain/toolOptions';

/** The attributes of a contact that fit each want, the most telling first (spec 2 §3). */
export const ATTRIBUTES_OF_WANTS: Record<SocialWant, readonly ContactAttribute[]> = {
  melding: ['tilgjengelig', 'hyggelig', 'snakke', 'takknemlig'],
  tur: ['tur', 'aktiviteter', 'rolig', 'energisk'],
  film: ['hjemme', 'hyggelig', 'rolig', 'glede'],
  stillhet: ['rolig', 'grenser', 'ikkeDommende', 'hjemme'],
  middag: ['hyggelig', 'hjemme', 'praktisk', 'snakke'],
  telefon: ['snakke', 'tilgjengelig', 'lytter', 'hyggelig'],
  kaffe: ['hyggelig', 'snakke', 'tilgjengelig', 'rolig'],
  aktivitet: ['aktiviteter', 'kreativ', 'energisk', 'utfordringer'],
  hjelp: ['hjelper', 'praktisk', 'rad', 'tilgjengelig'],
  dele: ['lytter', 'forstar', 'ikkeDommende', 'takknemlig'],
  lytte: ['lytter', 'forstar', 'ikkeDommende', 'rolig'],
  klem: ['klemmer', 'forstar', 'hyggelig', 'hjemme'],
  latter: ['glede', 'energisk', 'hyggelig', 'kreativ'],
  vetIkke: ['ikkeDommende', 'grenser', 'tilgjengelig', 'rolig'],
};

/** How well somebody fits a want: the more telling an attribute, the more it counts; 0 where none does. */
export function fit(attributes: readonly ContactAttribute[], want: SocialWant): number {
  const telling = ATTRIBUTES_OF_WANTS[want];
  return attributes.reduce((sum, each) => {
    const place = telling.indexOf(each);
    return place === -1 ? sum : sum + telling.length - place;
  }, 0);
}
