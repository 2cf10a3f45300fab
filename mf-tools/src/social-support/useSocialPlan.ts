import { knownOf, useRead, useSave } from '@spire/client';
import { spokenName } from '@spire/domain/spokenName';
import { useLanguage } from '@spire/i18n';
import { PersonHereDocument } from '../written/PersonHere.generated.ts';
import { useWriting } from '../written/useWriting.ts';
import { type DayHere, writtenHere } from '../written/writtenHere.ts';
import { writtenOf, type Written } from '../written/writing.ts';
import { asOneText, type Contact, type Plan, type PlanDraft } from './plan.ts';
import { WriteSocialPlanDocument } from './WriteSocialPlan.generated.ts';

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

  function here(draft: PlanDraft, day: DayHere) {
    const { wants } = draft;
    const ticked = tickedIn(draft);
    return writtenHere({ told: toldIn(draft), isAboutOthers: true }, day, async (): Promise<Plan> => {
      const texts = await import('@spire/content/socialSuggestions');
      const avoid = person?.profile?.avoidSuggestions ?? [];
      const level = person?.effectiveCapacity ?? 'low';
      const versions = texts.SOCIAL_SUGGESTIONS[wants.find((want) => want !== 'vetIkke') ?? 'vetIkke'];
      const first = texts.socialVersion(level, !avoid.includes('social_contact'));
      const fits = (each: typeof first) => !versions[each].avoid.some((touched) => avoid.includes(touched));
      const version = ([first, 'gentle', 'alone'] as const).find(fits) ?? 'alone';
      const { plan, message, safety, encouragement } = versions[version][language];
      const lines = version === 'alone' ? [] : texts.safetyLines(person?.profile?.socialSafetyFactors ?? [], language);
      const [asked] = ticked;
      const sections: Plan['sections'] = [
        { kind: 'plan', emoji: texts.SOCIAL_SECTIONS.plan, text: plan },
        ...(message === undefined
          ? []
          : [
              {
                kind: 'message' as const,
                emoji: texts.SOCIAL_SECTIONS.message,
                text: texts.messageTo(asked === undefined ? null : spokenName(asked.name, language), message),
              },
            ]),
        { kind: 'safety', emoji: texts.SOCIAL_SECTIONS.safety, text: [safety, ...lines].join(' ') },
        { kind: 'encouragement', emoji: texts.SOCIAL_SECTIONS.encouragement, text: encouragement },
      ];
      const ids = ticked.map(({ id }) => id);
      return { sections, contactIds: ids, text: asOneText(sections), source: 'built_in', isFromHere: true, seen: null };
    });
  }

  return useWriting({ ask, here, toldIn, onText, isAboutOthers: true });
}
