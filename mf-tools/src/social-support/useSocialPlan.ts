import { knownOf, useRead, useSave } from '@spire/client';
import type { SocialWant } from '@spire/domain/toolOptions';
import { useLanguage } from '@spire/i18n';
import { PersonHereDocument } from '../written/PersonHere.generated.ts';
import { useWriting } from '../written/useWriting.ts';
import { type DayHere, writtenHere } from '../written/writtenHere.ts';
import { writtenOf, type Written } from '../written/writing.ts';
import type { Contact, DraftMessage, Plan, PlanDraft } from './plan.ts';
import { WriteSocialPlanDocument } from './WriteSocialPlan.generated.ts';

/**
 * Has a plan made for what is wished and who is ticked; a ready-made one of this device where nobody can be reached.
 * Never for somebody who may be dangerous (S15).
 */
export function useSocialPlan(contacts: readonly Contact[], onText: (plan: Plan) => void) {
  const language = useLanguage();
  const { save } = useSave(WriteSocialPlanDocument);
  const person = knownOf(useRead(PersonHereDocument, { pick: ({ me }) => me }));
  const known = { person, language, contacts };

  async function ask({ wants, contactIds }: PlanDraft): Promise<Written<Plan>> {
    const answer = await save({ language, wants: [...wants], contactIds: [...contactIds], names: [] });
    const made = writtenOf(answer, (data) => data.writeSocialPlan);
    return made.kind === 'text' ? { kind: 'text', text: { ...made.text, isFromHere: false } } : made;
  }

  const toldIn = ({ contactIds }: PlanDraft) =>
    contacts.filter(({ id }) => contactIds.includes(id)).map(({ name }) => name);
  const here = (draft: PlanDraft, day: DayHere) =>
    writtenHere({ told: toldIn(draft), isAboutOthers: true }, day, async () => {
      const { planHere } = await import('./planHere.ts');
      return planHere(draft, known);
    });

  /** A message of other wants; rejects where the sentences cannot be had. */
  async function remade(draft: PlanDraft, message: DraftMessage, wants: readonly SocialWant[]): Promise<DraftMessage> {
    const { remadeHere } = await import('./planHere.ts');
    return remadeHere(draft, message, wants, known);
  }

  return { ...useWriting({ ask, here, toldIn, onText, isAboutOthers: true }), remade };
}
