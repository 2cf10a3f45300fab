import { spokenWords } from '@spire/content/phrases';
import { JOINING_WORDS } from '@spire/content/socialSuggestions/joiningWords';
import {
  messageTo,
  safetyLines,
  SOCIAL_SECTIONS,
  SOCIAL_SUGGESTIONS,
  socialVersion,
} from '@spire/content/socialSuggestions';
import { keysOf } from '@spire/domain/lists';
import { spokenName } from '@spire/domain/spokenName';
import type { SocialWant } from '@spire/domain/toolOptions';
import type { Facts } from '../facts/facts.ts';
import { contactsFor } from './contactsFor.ts';
import { ownName, withoutDoubledEnd } from './ownWords.ts';
import { turned, type Seed } from './seed.ts';

/** What social support is told. */
export interface SocialInput {
  /** At least one. */
  wants: readonly SocialWant[];
  /** Whom the person has chosen; those that are no contacts of theirs are passed over. */
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
}

const MOST_WORDS = 120;
const NAME_CHARACTERS = 30;

/** The version of a want for this person: the ordinary one gives way to the gentle one, and that to the one without contact. */
function versionOf(want: SocialWant, { avoid, capacity, language }: Facts) {
  const versions = SOCIAL_SUGGESTIONS[want];
  const first = socialVersion(capacity, !avoid.includes('social_contact'));
  const open = ([first, 'gentle', 'alone'] as const).find(
    (each) => !versions[each].avoid.some((touched) => avoid.includes(touched)),
  );
  const version = open ?? 'alone';
  return {
    want,
    texts: versions[version][language],
    isWithContact: version !== 'alone',
    isMoving: versions[version].avoid.includes('exercise'),
  };
}

type Version = ReturnType<typeof versionOf>;

/** Not knowing is an answer of its own: beside another want it says nothing. */
function told(wants: readonly SocialWant[]): readonly SocialWant[] {
  const known = [...new Set(wants)].filter((want) => want !== 'vetIkke');
  return known.length > 0 ? known : ['vetIkke'];
}

function namesBeside(names: readonly string[], { language }: Facts): string[] {
  const [name, other] = names;
  if (name === undefined) return [];
  const line = other === undefined ? JOINING_WORDS.one : JOINING_WORDS.two;
  const withNames = line[language].replace(/\{(name|other)\}/g, (_, place) =>
    place === 'name' ? name : (other ?? ''),
  );
  return [withoutDoubledEnd(withNames)];
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

/** A second plan, with when to stop if it moves the body (S24): neither goes without the other. */
function insteadOf({ isMoving, texts }: Version, { language }: Facts): Part[] {
  const plan: Part = { kind: 'plan', text: `${JOINING_WORDS.orElse[language]} ${texts.plan}` };
  return isMoving ? [plan, { kind: 'safety', text: texts.safety }] : [plan];
}

/**
 * A plan for company from what is wished: the first want in full, a second as something to do instead, lines for what
 * makes company feel safe, and whom it could be for (at most two a want). The next seed begins with another want.
 */
export function chooseSocialPlan(facts: Facts, { contactIds, wants }: SocialInput, seed: Seed): ChosenSocialPlan {
  const versions = turned(told(wants), seed).map((want) => versionOf(want, facts));
  const first = versions.find(({ isWithContact }) => isWithContact) ?? versions[0] ?? versionOf('vetIkke', facts);
  const second = versions.find((each) => each !== first && each.isWithContact === first.isWithContact);
  const peopleFor = ({ isWithContact, want }: Version) =>
    isWithContact ? contactsFor(want, facts.contacts, contactIds) : [];

  const people = peopleFor(first);
  const said = people.map(({ name }) => spokenName(name, facts.language));
  const names = said.flatMap((name) => ownName(name ?? '', NAME_CHARACTERS) || []);
  const greeted = ownName(said[0] ?? '', NAME_CHARACTERS) || null;
  const { plan, message, safety, encouragement } = first.texts;
  const core: Part[] = [
    { kind: 'plan', text: plan },
    ...namesBeside(names, facts).map((text): Part => ({ kind: 'plan', text })),
    ...(message === undefined
      ? []
      : [{ kind: 'message', text: withoutDoubledEnd(messageTo(greeted, message)) } as const]),
    { kind: 'safety', text: safety },
    { kind: 'encouragement', text: encouragement },
  ];
  const lines = first.isWithContact ? safetyLines(facts.socialSafetyFactors, facts.language) : [];
  const [line = [], ...moreLines] = lines.map((text): Part[] => [{ kind: 'safety', text }]);
  const instead = second === undefined ? [] : insteadOf(second, facts);
  const parts = withinReach(core, [line, instead, ...moreLines]);

  const others = second !== undefined && instead.every((part) => parts.includes(part)) ? peopleFor(second) : [];
  return {
    sections: keysOf(SOCIAL_SECTIONS).flatMap((kind) => {
      const texts = parts.filter((part) => part.kind === kind).map(({ text }) => text);
      return texts.length === 0 ? [] : [{ kind, emoji: SOCIAL_SECTIONS[kind], text: texts.join(' ') }];
    }),
    contactIds: [...new Set([...people, ...others].map(({ id }) => id))],
  };
}
