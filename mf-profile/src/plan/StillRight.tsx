import { currentMoment, useSave } from '@spire/client';
import { isPlanEmpty } from '@spire/domain/safetyPlan';
import { useFormat, useMessages } from '@spire/i18n';
import { LinkButton } from '@spire/ui/LinkButton';
import { Quiet } from '@spire/ui/Quiet';
import { QuietLine } from '@spire/ui/QuietLine';
import type { Plan } from '@spire/written/plan/useShownPlan.ts';
import { useState } from 'react';
import { DRAWN } from './cards.ts';
import { plan as namespace } from './messages/namespace.ts';
import { SaveSafetyPlanDocument } from './SaveSafetyPlan.generated.ts';

/** After so long it is asked, here alone, whether the plan is right still; in ms. */
const ASKED_AFTER = 90 * 86_400_000;

/** When the plan was looked over last, and after a long time whether it is right still. */
export function StillRight({ plan }: { plan: Plan }) {
  const t = useMessages(namespace);
  const format = useFormat();
  const [now] = useState(currentMoment);
  const { save } = useSave(SaveSafetyPlanDocument);
  if (plan.updatedAt === null || isPlanEmpty(plan)) return null;
  const isOld = now.getTime() - Date.parse(plan.updatedAt) > ASKED_AFTER;
  return (
    <div>
      {isOld && (
        <QuietLine
          icon={DRAWN.alone}
          link={
            <LinkButton type="button" onClick={() => void save({})}>
              {t('stillYes')}
            </LinkButton>
          }
        >
          {t('still')}
        </QuietLine>
      )}
      <Quiet role="status">{t('lookedAt', { date: format.shortDate(plan.updatedAt) })}</Quiet>
    </div>
  );
}
