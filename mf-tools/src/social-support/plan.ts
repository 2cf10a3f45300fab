import type { Language } from '@spire/domain/languages';
import { keysOf } from '@spire/domain/lists';
import { spokenName } from '@spire/domain/spokenName';
import { SOCIAL_WANTS, type SocialWant, type TextSource } from '@spire/domain/toolOptions';
import { socialSupportErrors } from '@spire/domain/toolRules';
import type { ContactsQuery } from './Contacts.generated.ts';
import type { WriteSocialPlanMutation } from './WriteSocialPlan.generated.ts';

export type Contact = ContactsQuery['me']['contacts'][number];
export type Section = Extract<
  WriteSocialPlanMutation['writeSocialPlan'],
  { __typename: 'SocialPlan' }
>['sections'][number];

/** A suggested plan, in its parts (trap 101). */
export interface Plan {
  sections: readonly Section[];
  /** The contacts the plan is about, the one it names first at the beginning. */
  contactIds: readonly string[];
  text: string;
  source: TextSource;
  /** Written by this device alone. */
  isFromHere: boolean;
  /** An acknowledgement of what weighs, to stand first (D61); null where nothing does. */
  seen?: string | null;
}

/** The choices, and the plan once there is one. */
export interface PlanDraft {
  wants: readonly SocialWant[];
  contactIds: readonly string[];
  plan: Plan | null;
}

/** The content of the end, also after a reload. */
export interface KeptPlan {
  id: string;
  wants: readonly SocialWant[];
  names: readonly string[];
  /** The recipient of its message. */
  addressed?: string | undefined;
  sections: readonly Section[];
  source: TextSource;
  seen?: string | null;
}

export const NOTHING: PlanDraft = { wants: [], contactIds: [], plan: null };

export const wantsOf = (ids: readonly string[]): SocialWant[] => SOCIAL_WANTS.filter((want) => ids.includes(want));

/** Errors in the choices; the content of a plan has its own rules. */
export const planErrors = ({ wants, contactIds, plan }: PlanDraft) =>
  socialSupportErrors({
    socialWants: wants,
    selectedContacts: contactIds,
    suggestion: plan?.text ?? '',
    source: plan?.source ?? null,
  });

/** The record as it is saved. */
export const inputFrom = ({ wants, contactIds, plan }: PlanDraft, now: Date, date: string) => ({
  date,
  completedAt: now.toISOString(),
  socialWants: [...wants],
  selectedContacts: [...contactIds],
  suggestion: plan?.text ?? '',
  source: plan?.source ?? null,
});

/** All sections as one text, each after its sign, as a plan is stored. */
export const asOneText = (sections: readonly Section[]): string =>
  sections.map(({ emoji, text }) => `${emoji} ${text}`).join('\n\n');

const SIGNS = { plan: '🎯', message: '📱', safety: '🛡️', encouragement: '❤️' } as const satisfies Record<
  Section['kind'],
  string
>;

/** A stored text by its sections again; what begins with no sign stands as it is (trap 101). */
export function sectionsIn(text: string): { kind: Section['kind'] | null; text: string }[] {
  return text
    .split('\n\n')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const kind = keysOf(SIGNS).find((each) => part.startsWith(SIGNS[each])) ?? null;
      return { kind, text: kind === null ? part : part.slice(SIGNS[kind].length).trim() };
    });
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** The greeting that a message begins with, and the name in it, if any. */
const GREETING = /^(?:(Hei)(?:,? [^.,!?\n]{1,80})?|(Hi|Hello)(?: [^.,!?\n]{1,80})?)(?=[.,!?])/u;

/** The message of a plan for one contact, by what one calls them: what names another, names this one. */
export function messageFor(message: string, addressed: string | undefined, name: string, language: Language): string {
  if (addressed === undefined) return message;
  const [from, to] = [spokenName(addressed, language), spokenName(name, language)];
  // A provider's puts the whole name in.
  const said = from === null ? message : message.replaceAll(addressed, () => from);
  if (from === to) return said;
  const named = from === null ? null : new RegExp(`(?<!\\p{L})${literally(from)}(?!\\p{L})`, 'gu');
  if (to !== null && named?.test(said) === true) return said.replace(named, () => to);
  return said.replace(GREETING, (_, hei: string | undefined, hi: string | undefined) =>
    [hei === undefined || to === null ? (hei ?? hi) : `${hei},`, to].filter((part) => part !== null).join(' '),
  );
}
