import { PLAN_CARDS, type PlanCard } from '@spire/domain/safetyPlan';
import { useMessages } from '@spire/i18n';
import type { Plan } from '@spire/written/plan/useShownPlan.ts';
import { DRAWN } from './cards.ts';
import { plan as namespace } from './messages/namespace.ts';
import { PlanRow } from './PlanRow.tsx';

interface PlanRowsProps {
  plan: Plan;
  /** The card that is open beside them. */
  current?: PlanCard;
  /** Opens a card in place of the link, once what is being written is kept. */
  onOpen?: (card: PlanCard) => void;
}

/** All six cards as rows, none of them missing; people by their names alone. */
export function PlanRows({ plan, current, onOpen }: PlanRowsProps) {
  const t = useMessages(namespace);
  return PLAN_CARDS.map((card) => (
    <PlanRow
      key={card}
      drawn={DRAWN[card]}
      title={t(`cards.${card}`)}
      lines={card === 'people' ? plan.people.map(({ name }) => name) : plan[card]}
      empty={t('empty')}
      query={`card=${card}`}
      isCurrent={card === current}
      onOpen={onOpen && (() => onOpen(card))}
    />
  ));
}
