import { type MessageTo, messagesTo } from '@spire/content/companyMessages';
import { versionFor } from '@spire/content/socialSuggestions';
import { type MessageForm, messageFormOf } from '@spire/domain/nynorsk';
import type { SocialWant } from '@spire/domain/toolOptions';
import type { ContactFacts, Facts } from '../../facts/facts.ts';
import type { Seed } from '../seed.ts';

/** The form in which the person writes to others: nynorsk where that is what they wrote today. */
export function writtenForm({ checkIn, language, weight }: Facts): MessageForm {
  if (language === 'no' && weight?.isNynorsk === true) return 'nn';
  const { whatIsGoodText = '', lookingForwardText = '', needMoreText = '' } = checkIn ?? {};
  return messageFormOf(language, [whatIsGoodText, lookingForwardText, needMoreText].join(' '));
}

/** Wants whose ordinary version goes out, which is unnecessary with people one lives with. */
const OUT: readonly SocialWant[] = ['aktivitet', 'kaffe'];

/** The version of a want for this person; with people one lives with nobody goes out to be together. */
export const versionOfWant = (want: SocialWant, facts: Facts, isAtHome: boolean) =>
  versionFor(want, facts, isAtHome && OUT.includes(want));

/** The messages of a plan, to those it is about; `isOpen` where the person has chosen nobody. */
export const messagesFor = (
  wants: readonly SocialWant[],
  facts: Facts,
  { people, isAtHome, isOpen }: { people: readonly ContactFacts[]; isAtHome: boolean; isOpen: boolean },
  seed: Seed,
): MessageTo[] =>
  messagesTo(people, {
    wants,
    isOpen,
    form: writtenForm(facts),
    versionOf: (want) => versionOfWant(want, facts, isAtHome),
    safetyFactors: facts.socialSafetyFactors,
    turn: seed,
  });
