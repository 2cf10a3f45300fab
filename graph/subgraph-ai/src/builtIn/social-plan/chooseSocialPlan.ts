import { spokenWords } from '@spire/language/phrases';
import type { MessageTo } from '@spire/content/companyMessages';
import { JOINING_WORDS } from '@spire/content/socialSuggestions/joiningWords';
import { forSeveral, safetyLines, SOCIAL_SECTIONS, SOCIAL_SUGGESTIONS } from '@spire/content/socialSuggestions';
import { WITHIN_PLANS } from '@spire/content/socialSuggestions/withinPlans';
import { keysOf } from '@spire/domain/lists';
import { namedToThem } from '@spire/domain/namedToThem';
import { ownName, withoutDoubledEnd } from '@spire/domain/ownWords';
import { isGroup, spokenName } from '@spire/domain/spokenName';
import type { SocialWant } from '@spire/domain/toolOptions';
import type { ContactFacts, Facts } from '../../facts/facts.ts';
import { contactsFor } from './contactsFor.ts';
import { sharesHome } from './household.ts';
import { messagesFor, versionOfWant } from './messagesFor.ts';
import { turned, type Seed } from '../seed.ts';

/** The input of social support. */
export interface SocialInput {
  /** At least one. */
  wants: readonly SocialWant[];
  /** The chosen contacts; ids that are no contact of the person's are ignored. */
  contactIds: readonly string[];
}

export type SocialSectionKind = keyof typeof SOCIAL_SECTIONS;

export interface ChosenSection {
  kind: SocialSectionKind;
  emoji: string;
  text: string;
}

export interface ChosenSocialPlan {
  /** In the order they are shown; without a message where nobody is written to. */
  sections: ChosenSection[];
  contactIds: string[];
  /** In the order of the contacts, the one of the section first. */
  messages: MessageTo[];
}

const MOST_WORDS = 120;
const NAME_CHARACTERS = 30;
const MOST_NAMED = 3;

/** A want in the version for this person. */
function versionOf(want: SocialWant, facts: Facts, isAtHome: boolean) {
  const version = versionOfWant(want, facts, isAtHome);
  const texts = SOCIAL_SUGGESTIONS[want][version];
  return {
    want,
    texts: texts[facts.language],
    isWithContact: version !== 'alone',
    isMoving: texts.avoid.includes('exercise'),
  };
}

type Version = ReturnType<typeof versionOf>;

/** Not knowing is an answer of its own: beside another want it says nothing. */
function told(wants: readonly SocialWant[]): readonly SocialWant[] {
  const known = [...new Set(wants)].filter((want) => want !== 'vetIkke');
  return known.length > 0 ? known : ['vetIkke'];
}

/** The contacts ordered by how they can be greeted: one person with a name, else several with one. */
function greetedFirst(people: readonly ContactFacts[], { language }: Facts): ContactFacts[] {
  const rank = ({ name }: ContactFacts) => (spokenName(name, language) === null ? 2 : Number(isGroup(name)));
  return people.toSorted((one, other) => rank(one) - rank(other));
}

/** The names of the contacts a plan could be for; a long list is shortened. */
function namesBeside(people: readonly ContactFacts[], { language }: Facts): string[] {
  const names = people.flatMap(({ name }) => ownName(namedToThem(name, language) ?? '', NAME_CHARACTERS) || []);
  if (names.length === 0) return [];
  const list = new Intl.ListFormat(language === 'no' ? 'nb' : 'en-GB', { type: 'disjunction' });
  const said = [...names.slice(0, MOST_NAMED), ...(names.length > MOST_NAMED ? [JOINING_WORDS.another[language]] : [])];
  return [withoutDoubledEnd(JOINING_WORDS.maybe[language].replace('{names}', () => list.format(said)))];
}

/** A part of a section. */
type Part = Omit<ChosenSection, 'emoji'>;

function wordCount(parts: readonly Part[]): number {
  return parts.reduce((sum, { text }) => sum + spokenWords(text).length, 0);
}

/** The core, and of the groups in their order of worth each that stays whole within what is read in one go (S14). */
function withinReach(core: readonly Part[], groups: readonly (readonly Part[])[]): Part[] {
  const parts = [...core];
  for (const group of groups) if (wordCount([...parts, ...group]) <= MOST_WORDS) parts.push(...group);
  return parts;
}

/** The sentence about another want within a plan; null where the two do not go together. */
function withinPlanOf(plan: Version, { isWithContact, want }: Version, { language }: Facts): string | null {
  const line = WITHIN_PLANS[want];
  return isWithContact && line?.of.includes(plan.want) === true ? line[language] : null;
}

/** A second plan, with when to stop if it moves the body (S24): neither goes without the other. */
function insteadOf({ isMoving, texts }: Version, { language }: Facts): Part[] {
  const plan: Part = { kind: 'plan', text: `${JOINING_WORDS.orElse[language]} ${texts.plan}` };
  return isMoving ? [plan, { kind: 'safety', text: texts.safety }] : [plan];
}

/**
 * A plan for company from what is wished: the first want in full and what goes together with it, a second as something to
 * do instead, lines for what makes company feel safe, and whom it could be for: who is chosen, else at most two a want.
 * The next seed begins with another want.
 */
export function chooseSocialPlan(facts: Facts, { contactIds, wants }: SocialInput, seed: Seed): ChosenSocialPlan {
  const chosen = facts.contacts.filter(({ id }) => contactIds.includes(id));
  const isAtHome = chosen.length > 0 && chosen.every(({ name }) => sharesHome(name));
  const versions = turned(told(wants), seed).map((want) => versionOf(want, facts, isAtHome));
  const first =
    versions.find(({ isWithContact }) => isWithContact) ?? versions[0] ?? versionOf('vetIkke', facts, isAtHome);
  const others = versions.filter((each) => each !== first && each.isWithContact === first.isWithContact);
  const within = others.flatMap((each) => withinPlanOf(first, each, facts) ?? []);
  const second = others.find((each) => withinPlanOf(first, each, facts) === null);
  const peopleFor = ({ isWithContact, want }: Version) =>
    isWithContact ? contactsFor(want, facts.contacts, contactIds) : [];

  const people = greetedFirst(peopleFor(first), facts);
  const { plan, safety, encouragement } = first.texts;
  const alsoPeople = second === undefined ? [] : peopleFor(second);
  const messages = first.isWithContact
    ? messagesFor(
        wants,
        facts,
        { people: [...new Set([...people, ...alsoPeople])], isAtHome, isOpen: chosen.length === 0 },
        seed,
      )
    : [];
  const [message] = messages;
  const isForSeveral = people[0] !== undefined && isGroup(people[0].name);
  const toThem = (text: string) => (isForSeveral ? forSeveral(text, facts.language) : text);
  const core: Part[] = [
    { kind: 'plan', text: toThem(plan) },
    ...namesBeside(people, facts).map((text): Part => ({ kind: 'plan', text })),
    ...(message === undefined ? [] : [{ kind: 'message', text: message.text } as const]),
    { kind: 'safety', text: safety },
    { kind: 'encouragement', text: encouragement },
  ];
  const lines = first.isWithContact ? safetyLines(facts.socialSafetyFactors, facts.language) : [];
  const [line = [], ...moreLines] = lines.map((text): Part[] => [{ kind: 'safety', text }]);
  const instead = second === undefined ? [] : insteadOf(second, facts);
  const parts = withinReach(core, [
    ...(isAtHome && first.isWithContact
      ? [[{ kind: 'plan', text: JOINING_WORDS.atHome[facts.language] }] as const]
      : []),
    ...within.map((text): Part[] => [{ kind: 'plan', text: toThem(text) }]),
    line,
    instead,
    ...moreLines,
  ]);

  const alsoFor = instead.every((part) => parts.includes(part)) ? alsoPeople : [];
  const about = [...new Set([...people, ...alsoFor].map(({ id }) => id))];
  return {
    sections: keysOf(SOCIAL_SECTIONS).flatMap((kind) => {
      const texts = parts.filter((part) => part.kind === kind).map(({ text }) => text);
      return texts.length === 0 ? [] : [{ kind, emoji: SOCIAL_SECTIONS[kind], text: texts.join(' ') }];
    }),
    contactIds: about,
    messages: messages.filter(({ contactId }) => contactId === null || about.includes(contactId)),
  };
}
