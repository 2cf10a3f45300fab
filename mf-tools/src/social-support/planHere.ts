import { companyMessage, messagesTo } from '@spire/content/companyMessages';
import { safetyLines, SOCIAL_SECTIONS, SOCIAL_SUGGESTIONS, versionFor } from '@spire/content/socialSuggestions';
import type { Language } from '@spire/domain/languages';
import { type MessageForm, messageFormOf } from '@spire/domain/nynorsk';
import type { SocialWant } from '@spire/domain/toolOptions';
import type { PersonHereQuery } from '../written/PersonHere.generated.ts';
import { type Contact, type DraftMessage, type Plan, type PlanDraft, shownMessages } from './plan.ts';

/** The reader of a text of this device, as far as that is known. */
interface Known {
  person: PersonHereQuery['me'] | undefined;
  language: Language;
  contacts: readonly Contact[];
}

/** More than there are wordings, so that each is as likely to be the first. */
const BEGINNINGS = 1000;

/** Nynorsk where the plan is in it, or the person has made a message their own in it. */
const formOf = (draft: PlanDraft, language: Language): MessageForm =>
  draft.plan?.isNynorsk === true
    ? 'nn'
    : messageFormOf(
        language,
        shownMessages(draft)
          .map(({ text }) => text)
          .join(' '),
      );

/** The parts of a message beside its wants. */
function madeOf(draft: PlanDraft, { person, language }: Known) {
  const suits = {
    capacity: person?.effectiveCapacity ?? ('low' as const),
    avoid: person?.profile?.avoidSuggestions ?? [],
  };
  return {
    form: formOf(draft, language),
    versionOf: (want: SocialWant) => versionFor(want, suits),
    safetyFactors: person?.profile?.socialSafetyFactors ?? [],
  };
}

/** A ready-made plan of this device. */
export function planHere(draft: PlanDraft, known: Known): Plan {
  const { wants, contactIds } = draft;
  const ticked = known.contacts.filter(({ id }) => contactIds.includes(id));
  const made = madeOf(draft, known);
  const first = wants.find((want) => want !== 'vetIkke') ?? 'vetIkke';
  const version = made.versionOf(first);
  const { plan, safety, encouragement } = SOCIAL_SUGGESTIONS[first][version][known.language];
  const turn = Math.floor(Math.random() * BEGINNINGS);
  const messages = messagesTo(ticked, { ...made, wants, isOpen: false, turn });
  const lines = version === 'alone' ? [] : safetyLines(made.safetyFactors, known.language);
  const [opening] = messages;
  const said = { plan, message: opening?.text, safety: [safety, ...lines].join(' '), encouragement };
  const sections = (['plan', 'message', 'safety', 'encouragement'] as const).flatMap((kind) => {
    const text = said[kind];
    return text === undefined ? [] : [{ kind, emoji: SOCIAL_SECTIONS[kind], text }];
  });
  return {
    ...{ sections, contactIds: ticked.map(({ id }) => id), messages, isNynorsk: made.form === 'nn' },
    ...{ source: 'built_in', isFromHere: true, seen: null },
  };
}

/** A message of other wants, of whole sentences again: those that still fit stay as they are. */
export function remadeHere(
  draft: PlanDraft,
  message: DraftMessage,
  wants: readonly SocialWant[],
  known: Known,
): DraftMessage {
  const name = known.contacts.find(({ id }) => id === message.contactId)?.name ?? null;
  const { text, ...made } = companyMessage({
    ...madeOf(draft, known),
    ...{ wants, name, turn: 0, before: message.made },
  });
  return { ...message, ...made, wants: wants.length === 0 ? [] : made.wants, text, made: text };
}
