import { contactErrors, type ContactDraft } from '@spire/domain/contactRules';
import type { ContactAttribute } from '@spire/domain/toolOptions';
import { text, uuid } from './parsers.ts';
import { readBody, type Reading } from './readBody.ts';
import { shownAs } from './labels.ts';
import { optionList, type Spellings } from './spellings.ts';

/** The attributes with the English words of the second reading (D29, trap 70). */
const ATTRIBUTE_SPELLINGS: Spellings<ContactAttribute> = shownAs(({ contactAttributes }) => contactAttributes, {
  glede: ['joy'],
  snakke: ['talk'],
  tur: ['walk'],
  forstar: ['understands', 'forstår'],
  tilgjengelig: ['available'],
  lytter: ['listens'],
  rad: ['advice', 'råd'],
  hjelper: ['helps'],
  aktiviteter: ['activities'],
  rolig: ['calm'],
  energisk: ['energetic'],
  kreativ: ['creative'],
  praktisk: ['practical'],
  hyggelig: ['cosy', 'cozy'],
  ikkeDommende: ['non-judgmental', 'nonJudgmental', 'ikke-dømmende'],
  utfordringer: ['challenges'],
  takknemlig: ['grateful'],
  klemmer: ['hugs'],
  hjemme: ['home'],
  grenser: ['boundaries'],
});

/** A contact to be saved, its attributes in the words of either reading. */
export function readContact(body: unknown): Reading<ContactDraft & { id: string | null }> {
  return readBody(
    body,
    (read) => ({
      id: read('id', [['id'], uuid]) ?? null,
      name: read('name', [['name'], text]) ?? '',
      attributes: read('attributes', [['attributes'], optionList(ATTRIBUTE_SPELLINGS)]) ?? [],
    }),
    contactErrors,
  );
}
