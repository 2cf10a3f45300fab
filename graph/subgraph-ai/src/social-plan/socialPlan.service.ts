import type { FieldError } from '@spire/domain/errorCodes';
import { lengthErrors, optionListErrors } from '@spire/domain/fieldChecks';
import { LIMITS } from '@spire/domain/limits';
import { SOCIAL_WANTS } from '@spire/domain/toolOptions';
import { ApplicationError } from '@spire/graph-kit/errors';
import { idErrors } from '@spire/graph-kit/recordIds';
import type { RequestContext } from '@spire/graph-kit/requestContext';
import { storableErrors } from '@spire/graph-kit/texts';
import { chooseSocialPlan } from '../builtIn/social-plan/chooseSocialPlan.ts';
import { writtenForm } from '../builtIn/social-plan/messagesFor.ts';
import type { Seed } from '../builtIn/seed.ts';
import { answeredSections, socialPlanPrompt } from '../prompts/socialPlanPrompt.ts';
import type { CrisisHelp } from '@spire/graph-shared/crisisHelp';
import type { Answering } from '../writing/answering.ts';
import { isOfControl } from '../writing/screen.ts';
import type { WriteSocialPlanInput } from './socialPlan.input.ts';
import type { SocialMessage, SocialPlan, SocialSection } from './socialPlan.type.ts';

export interface SocialPlanService {
  /** A plan for turning to somebody; never where somebody may be dangerous (S15). */
  write(input: WriteSocialPlanInput, context: RequestContext): Promise<SocialPlan | CrisisHelp>;
}

interface Plan {
  sections: SocialSection[];
  contactIds: string[];
  messages: SocialMessage[];
}

function contactErrors(ids: readonly string[]): FieldError[] {
  if (ids.length > LIMITS.listEntries) return [{ field: 'contactIds', code: 'TOO_MANY', limit: LIMITS.listEntries }];
  return ids.flatMap((id, index) => idErrors(id, `contactIds.${index}`));
}

function nameErrors(names: readonly string[]): FieldError[] {
  if (names.length > LIMITS.listEntries) return [{ field: 'names', code: 'TOO_MANY', limit: LIMITS.listEntries }];
  const named = names.map((name, index) => [`names.${index}`, name] as const);
  return [
    ...named.flatMap(([field, name]) => lengthErrors(field, name, LIMITS.contactName)),
    ...storableErrors(Object.fromEntries(named)),
  ];
}

/** The messages beside a plan that a provider wrote: its own for the first contact, and none where it asks nobody. */
function messagesBeside(sections: readonly SocialSection[], messages: readonly SocialMessage[]): SocialMessage[] {
  const message = sections.find(({ kind }) => kind === 'message');
  const [first, ...others] = messages;
  if (message === undefined || first === undefined) return [];
  return [{ ...first, text: message.text, safety: null }, ...others];
}

const asOneText = ({ sections }: Plan) => sections.map(({ emoji, text }) => `${emoji} ${text}`).join('\n\n');

export function createSocialPlanService(answering: Answering, newSeed: () => Seed): SocialPlanService {
  return {
    write: async (input, context) => {
      const contactIds = [...new Set(input.contactIds.map((id) => id.toLowerCase()))];
      const names = input.names.map((name) => name.trim());
      const wrong = [
        ...optionListErrors('wants', input.wants, SOCIAL_WANTS),
        ...contactErrors(contactIds),
        ...nameErrors(names),
      ];
      const asking = {
        kind: 'socialPlan',
        request: input,
        wrong,
        told: names,
        isOfNoDay: true,
        isAboutOthers: true,
        contactIds,
      } as const;
      return answering<SocialPlan>(asking, context, async ({ facts, write }) => {
        const isOwn = (id: string) => facts.contacts.some((contact) => contact.id === id);
        if (!contactIds.every(isOwn)) throw new ApplicationError('NOT_FOUND');
        // A contact whose very name tells of violence or control is never suggested.
        const contacts = facts.contacts.filter(({ name }) => !isOfControl(name));
        const builtIn = chooseSocialPlan({ ...facts, contacts }, { wants: input.wants, contactIds }, newSeed());
        const answer = await write({
          kind: 'socialPlan',
          names,
          prompt: (promptFacts) =>
            socialPlanPrompt(promptFacts, { wants: input.wants, contactIds: builtIn.contactIds }),
          read: (plan): Plan => {
            const sections = answeredSections(plan);
            return { ...builtIn, sections, messages: messagesBeside(sections, builtIn.messages) };
          },
          partsOf: ({ sections }) => [sections.map(({ text }) => text)],
          builtIn: () => builtIn,
        });
        return answer === 'flagged'
          ? answer
          : { ...answer, isNynorsk: writtenForm(facts) === 'nn', text: asOneText(answer) };
      });
    },
  };
}
