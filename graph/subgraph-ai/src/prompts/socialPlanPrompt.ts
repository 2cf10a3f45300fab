import { PROVIDER_WORDS } from '@spire/content/providerWords';
import { SOCIAL_SECTIONS } from '@spire/content/socialSuggestions';
import type { Language } from '@spire/domain/languages';
import { keysOf } from '@spire/domain/lists';
import type { SocialWant } from '@spire/domain/toolOptions';
import { z } from 'zod';
import type { Bounds } from '../guard/bounds.ts';
import type { Prompt } from '../provider/textProvider.ts';
import { answerText, DECLARE, declaredFields } from './answerFields.ts';
import type { PromptFacts } from './promptFacts.ts';
import { writePrompt } from './writePrompt.ts';

const TASK: Record<Language, string> = {
  no: `Oppgaven: lag en liten plan for noe leseren ønsker seg av andre («wants»). «contacts» er noen hen kan spørre, og hva de er gode på. «plan» er ett eller to små steg, «message» er en melding som kan sendes som den er, i jeg-form, der det er lett å si nei, «safety» er hva som gjør det trygt (ta hensyn til «safety» i dataene), og «encouragement» er én varm setning. Hver på én til tre setninger. Er ingen kontakt nevnt, begynner meldingen uten navn. Vil leseren slippe sosial kontakt, lager du noe å gjøre alene som minner om det hen ønsker seg, og «message» er null. ${DECLARE.no}`,
  en: `The task: make a small plan for something the reader would like from others ("wants"). "contacts" are people they could ask, and what they are good for. "plan" is one or two small steps, "message" is a message that can be sent as it is, in the first person, easy to say no to, "safety" is what makes it safe (heed "safety" in the data), and "encouragement" is one warm sentence. Each in one to three sentences. Where no contact is named, the message begins without a name. If the reader asked to be spared social contact, make something to do alone that resembles what they would like, and "message" is null. ${DECLARE.en}`,
};

const schemaFor = (bounds: Bounds) =>
  z.strictObject({
    plan: answerText,
    message: answerText.nullable(),
    safety: answerText,
    encouragement: answerText,
    ...declaredFields(bounds),
  });
export type SocialPlanAnswer = z.infer<ReturnType<typeof schemaFor>>;

export interface SocialPlanInput {
  wants: readonly SocialWant[];
  /** The contacts the plan is about, chosen or found; no others are told. */
  contactIds: readonly string[];
}

/** Asks for a plan for company. It must not be used where a text hints at violence or control (S15). */
export function socialPlanPrompt(facts: PromptFacts, { wants, contactIds }: SocialPlanInput): Prompt<SocialPlanAnswer> {
  const { language, checkIn, safety } = facts;
  const contacts = facts.contacts
    .filter(({ id }) => contactIds.includes(id))
    .map(({ who, goodFor }) => ({ who, goodFor }));
  return writePrompt(facts, {
    name: 'social_plan',
    task: TASK,
    data: { wants: wants.map((want) => PROVIDER_WORDS.wants[want][language]), contacts, safety, checkIn },
    schema: schemaFor(facts),
  });
}

/** The sections present in the answer, in their order, each with its emoji (spec 2 §9). */
export function answeredSections(answer: SocialPlanAnswer) {
  return keysOf(SOCIAL_SECTIONS).flatMap((kind) => {
    const text = answer[kind];
    return text === null ? [] : [{ kind, emoji: SOCIAL_SECTIONS[kind], text }];
  });
}
