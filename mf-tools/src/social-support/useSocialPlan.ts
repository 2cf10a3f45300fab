import { knownOf, useRead, useSave } from '@spire/client';
import type { Language } from '@spire/domain/languages';
import { messageFormOf } from '@spire/domain/nynorsk';
import type { SocialWant } from '@spire/domain/toolOptions';
import { useLanguage } from '@spire/i18n';
import { PersonHereDocument, type PersonHereQuery } from '../written/PersonHere.generated.ts';
import { useWriting } from '../written/useWriting.ts';
import { type DayHere, writtenHere } from '../written/writtenHere.ts';
import { writtenOf, type Written } from '../written/writing.ts';
import { type Contact, type DraftMessage, type Plan, type PlanDraft, shownMessages } from './plan.ts';
import { WriteSocialPlanDocument } from './WriteSocialPlan.generated.ts';

/** More than there are wordings, so that each is as likely to be the first. */
const BEGINNINGS = 1000;

type PersonHere = PersonHereQuery['me'] | undefined;

const suitsOf = (person: PersonHere) => ({
  capacity: person?.effectiveCapacity ?? ('low' as const),
  avoid: person?.profile?.avoidSuggestions ?? [],
});

/**
 * Has a plan made for what is wished and who is ticked; a ready-made one of this device where nobody can be reached.
 * Never for somebody who may be dangerous (S15).
 */
export function useSocialPlan(contacts: readonly Contact[], onText: (plan: Plan) => void) {
  const language = useLanguage();
  const { save } = useSave(WriteSocialPlanDocument);
  const person = knownOf(useRead(PersonHereDocument, { pick: ({ me }) => me }));

  async function ask({ wants, contactIds }: PlanDraft): Promise<Written<Plan>> {
    const answer = await save({ language, wants: [...wants], contactIds: [...contactIds], names: [] });
    const made = writtenOf(answer, (data) => data.writeSocialPlan);
    return made.kind === 'text' ? { kind: 'text', text: { ...made.text, isFromHere: false } } : made;
  }

  const tickedIn = ({ contactIds }: PlanDraft) => contacts.filter(({ id }) => contactIds.includes(id));
  const toldIn = (draft: PlanDraft) => tickedIn(draft).map(({ name }) => name);
  const here = (draft: PlanDraft, day: DayHere) =>
    writtenHere({ told: toldIn(draft), isAboutOthers: true }, day, () =>
      planHere(draft, tickedIn(draft), { person, language }),
    );

  /** A message of other wants, of whole sentences again: those that still fit stay as they are. */
  async function remade(draft: PlanDraft, message: DraftMessage, wants: readonly SocialWant[]): Promise<DraftMessage> {
    const { companyMessage } = await import('@spire/content/companyMessages');
    const { versionFor } = await import('@spire/content/socialSuggestions');
    const { text, ...made } = companyMessage({
      wants,
      name: contacts.find(({ id }) => id === message.contactId)?.name ?? null,
      form: draft.plan?.isNynorsk === true ? 'nn' : formOf(language, draft),
      versionOf: (want) => versionFor(want, suitsOf(person)),
      safetyFactors: person?.profile?.socialSafetyFactors ?? [],
      turn: 0,
      before: message.made,
    });
    return { ...message, ...made, wants: wants.length === 0 ? [] : made.wants, text, made: text };
  }

  return { ...useWriting({ ask, here, toldIn, onText, isAboutOthers: true }), remade };
}

/** Nynorsk where the person has made a message their own in it. */
const formOf = (language: Language, draft: PlanDraft) =>
  messageFormOf(
    language,
    shownMessages(draft)
      .map(({ text }) => text)
      .join(' '),
  );

async function planHere(
  draft: PlanDraft,
  ticked: readonly Contact[],
  { person, language }: { person: PersonHere; language: Language },
): Promise<Plan> {
  const { wants } = draft;
  const texts = await import('@spire/content/socialSuggestions');
  const { messagesTo } = await import('@spire/content/companyMessages');
  const suits = suitsOf(person);
  const factors = person?.profile?.socialSafetyFactors ?? [];
  const versionOf = (want: SocialWant) => texts.versionFor(want, suits);
  const first = wants.find((want) => want !== 'vetIkke') ?? 'vetIkke';
  const { plan, safety, encouragement } = texts.SOCIAL_SUGGESTIONS[first][versionOf(first)][language];
  const form = formOf(language, draft);
  const turn = Math.floor(Math.random() * BEGINNINGS);
  const messages = messagesTo(ticked, { wants, isOpen: false, form, versionOf, safetyFactors: factors, turn });
  const lines = versionOf(first) === 'alone' ? [] : texts.safetyLines(factors, language);
  const [opening] = messages;
  const said = { plan, message: opening?.text, safety: [safety, ...lines].join(' '), encouragement };
  const sections = (['plan', 'message', 'safety', 'encouragement'] as const).flatMap((kind) => {
    const text = said[kind];
    return text === undefined ? [] : [{ kind, emoji: texts.SOCIAL_SECTIONS[kind], text }];
  });
  const contactIds = ticked.map(({ id }) => id);
  return {
    ...{ sections, contactIds, messages, isNynorsk: form === 'nn' },
    ...{ source: 'built_in', isFromHere: true, seen: null },
  };
}
