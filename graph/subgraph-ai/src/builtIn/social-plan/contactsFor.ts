import { ATTRIBUTES_OF_WANTS } from '@spire/content/socialSuggestions/attributesOfWants';
import type { SocialWant } from '@spire/domain/toolOptions';
import type { ContactFacts } from '../../facts/facts.ts';

/** At most so many for each want are looked for (spec 2 §8). */
const CONTACTS_FOR_A_WANT = 2;

/** How well a contact fits: the more telling an attribute, the more it counts. */
function fit(contact: ContactFacts, want: SocialWant): number {
  const attributes = ATTRIBUTES_OF_WANTS[want];
  return contact.attributes.reduce((sum, each) => {
    const place = attributes.indexOf(each);
    return place === -1 ? sum : sum + attributes.length - place;
  }, 0);
}

/** The contacts for a want, best first: all those the person has chosen, else two with a fitting attribute. */
export function contactsFor(
  want: SocialWant,
  contacts: readonly ContactFacts[],
  chosenIds: readonly string[],
): ContactFacts[] {
  const chosen = contacts.filter(({ id }) => chosenIds.includes(id));
  const others = contacts.filter((each) => !chosen.includes(each) && fit(each, want) > 0);
  const byFit = (list: ContactFacts[]) => list.toSorted((one, other) => fit(other, want) - fit(one, want));
  return chosen.length > 0 ? byFit(chosen) : byFit(others).slice(0, CONTACTS_FOR_A_WANT);
}
