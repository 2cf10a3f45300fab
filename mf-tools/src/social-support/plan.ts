import { LIMITS } from '@spire/domain/limits';
import { keysOf } from '@spire/domain/lists';
import { SOCIAL_WANTS, type SocialWant, type TextSource } from '@spire/domain/toolOptions';
import { socialSupportErrors } from '@spire/domain/toolRules';
import type { ContactsQuery } from './Contacts.generated.ts';
import type { WriteSocialPlanMutation } from './WriteSocialPlan.generated.ts';

type AnsweredPlan = Extract<WriteSocialPlanMutation['writeSocialPlan'], { __typename: 'SocialPlan' }>;
export type Contact = ContactsQuery['me']['contacts'][number];
export type Section = AnsweredPlan['sections'][number];
export type PlannedMessage = Omit<AnsweredPlan['messages'][number], '__typename'>;

/** A suggested plan, in its parts (trap 101). */
export interface Plan {
  sections: readonly Section[];
  /** The contacts the plan is about. */
  contactIds: readonly string[];
  messages: readonly PlannedMessage[];
  isNynorsk: boolean;
  source: TextSource;
  /** Written by this device alone. */
  isFromHere: boolean;
  /** An acknowledgement of what weighs, to stand first (D61); null where nothing does. */
  seen?: string | null;
}

/** A message as the person has left it, and as it was made: where the two differ it is their own. */
export interface DraftMessage extends PlannedMessage {
  made: string;
}

/** The choices, the plan once there is one, and its messages. */
export interface PlanDraft {
  wants: readonly SocialWant[];
  contactIds: readonly string[];
  plan: Plan | null;
  messages: readonly DraftMessage[];
}

/** The content of the end, also after a reload. */
export interface KeptPlan {
  id: string;
  wants: readonly SocialWant[];
  names: readonly string[];
  sections: readonly Section[];
  source: TextSource;
  seen?: string | null;
}

export const NOTHING: PlanDraft = { wants: [], contactIds: [], plan: null, messages: [] };

/** A message may be this long: several fit into what is saved. */
export const MOST_CHARACTERS = 500;

export const wantsOf = (ids: readonly string[]): SocialWant[] => SOCIAL_WANTS.filter((want) => ids.includes(want));

export const isEdited = ({ made, text }: DraftMessage): boolean => text !== made;

/** The messages of a new plan, but for those that the person has edited, which stay as they are. */
export function withNew(before: readonly DraftMessage[], planned: readonly PlannedMessage[]): DraftMessage[] {
  return planned.map(
    (message) =>
      before.find((each) => each.contactId === message.contactId && isEdited(each)) ?? {
        ...message,
        made: message.text,
      },
  );
}

/** Those of the messages that are for somebody ticked; with nobody ticked the one without a name, for later. */
export const shownMessages = ({ contactIds, messages }: PlanDraft): readonly DraftMessage[] =>
  messages.filter(({ contactId }) =>
    contactIds.length === 0 ? contactId === null : contactId !== null && contactIds.includes(contactId),
  );

/** An empty line ends a section where a plan is read again. */
const inOnePiece = (text: string) => text.trim().replace(/\n\s*\n/gu, '\n');

/** All sections as one text, each after its sign, as a plan is stored. */
export const asOneText = (sections: readonly Pick<Section, 'emoji' | 'text'>[]): string =>
  sections.map(({ emoji, text }) => `${emoji} ${text}`).join('\n\n');

/** The plan as it is taken along: in place of its one message those of the page, as many as there is room for. */
export function finalSections(draft: PlanDraft): Section[] {
  const { plan } = draft;
  if (plan === null) return [];
  const messages = shownMessages(draft).filter(({ text }) => text.trim() !== '');
  const [before, after] = [
    plan.sections.filter(({ kind }) => kind === 'plan'),
    plan.sections.filter(({ kind }) => kind === 'safety' || kind === 'encouragement'),
  ];
  const written = messages.map(({ text }): Section => ({
    kind: 'message',
    emoji: SIGNS.message,
    text: inOnePiece(text),
  }));
  const fits = (count: number) =>
    [...asOneText([...before, ...written.slice(0, count), ...after])].length <= LIMITS.freeText;
  const most = written.findLastIndex((_, at) => fits(at + 1)) + 1;
  return [...before, ...written.slice(0, most), ...after];
}

/** Errors in the choices; the content of a plan has its own rules. */
export const planErrors = (draft: PlanDraft) =>
  socialSupportErrors({
    socialWants: draft.wants,
    selectedContacts: draft.contactIds,
    suggestion: asOneText(finalSections(draft)),
    source: draft.plan?.source ?? null,
  });

/** The record as it is saved. */
export const inputFrom = (draft: PlanDraft, now: Date, date: string) => ({
  date,
  completedAt: now.toISOString(),
  socialWants: [...draft.wants],
  selectedContacts: [...draft.contactIds],
  suggestion: asOneText(finalSections(draft)),
  source: draft.plan?.source ?? null,
});

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

/** The messages in a stored text: what somebody writes of themselves stands there, and nowhere else in a plan. */
export const messagesIn = (text: string): string[] =>
  sectionsIn(text).flatMap((section) => (section.kind === 'message' ? [section.text] : []));
