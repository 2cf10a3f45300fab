import { PLAN_CARDS, type PlanLists } from '@spire/domain/safetyPlan';
import { sealedTexts } from '@spire/graph-kit/sealing/sealedTexts';

/** All that a plan says is one sealed text (D41). There is one plan a person: its row is called `own`. */
export const SAFETY_PLAN_TEXTS = sealedTexts('wellbeing.safety_plan', ['content']);

/** The cards alone, as the text that is sealed. */
export const writtenPlan = (plan: PlanLists): { content: string } => ({
  content: JSON.stringify(Object.fromEntries(PLAN_CARDS.map((card) => [card, plan[card]]))),
});

/** The cards in a sealed text, which opens only as it was sealed. */
export const readPlan = ({ content }: { content: string }): PlanLists => JSON.parse(content) as PlanLists;
