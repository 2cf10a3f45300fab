import { fit } from '@spire/content/socialSuggestions/attributesOfWants';
import type { SocialWant } from '@spire/domain/toolOptions';
import type { ContactFacts } from '../../facts/facts.ts';

/** At most so many for each want are looked for (spec 2 §8). */
const CONTACTS_FOR_A_WANT = 2;

/** The contacts for a want, best first: all those the person has chosen, else two with a fitting attribute. */
export function contactsFor(
  want: SocialWant,
  contacts: readonly ContactFacts[],
  chosenIds: readonly string[],
): ContactFacts[] {
  const fitOf = ({ attributes }: ContactFacts) => fit(attributes, want);
  const chosen = contacts.filter(({ id }) => chosenIds.includes(id));
  const others = contacts.filter((each) => !chosen.includes(each) && fitOf(each) > 0);
  const byFit = (list: ContactFacts[]) => list.toSorted((one, other) => fitOf(other) - fitOf(one));
  return chosen.length > 0 ? byFit(chosen) : byFit(others).slice(0, CONTACTS_FOR_A_WANT);
}
