import { knownOf, useRead } from '@spire/client';
import { isOneOf } from '@spire/domain/lists';
import { PLAN_CARDS } from '@spire/domain/safetyPlan';
import { useMessages } from '@spire/i18n';
import { useSearchParams } from '@spire/remote-kit/router';
import { Page } from '@spire/ui/Page';
import { Read } from '@spire/ui/Read';
import { LeaveQuickly } from '@spire/written/LeaveQuickly';
import { SafetyPlanDocument } from '@spire/written/plan/SafetyPlan.generated.ts';
import { lazy, Suspense } from 'react';
import { plan as namespace } from './messages/namespace.ts';
import { PlanHintsDocument } from './PlanHints.generated.ts';
import { PlanOverview } from './PlanOverview.tsx';
import { PlanReading } from './PlanReading.tsx';

const writing = () => import(/* webpackChunkName: "plan-writing" */ './writing.ts');
const PeopleCard = lazy(async () => ({ default: (await writing()).PeopleCard }));
const TextsCard = lazy(async () => ({ default: (await writing()).TextsCard }));

/** The plan for hard days: all of it, one card of it to write, or one after the other to read. */
export default function PlanPage() {
  const t = useMessages(namespace);
  const [search] = useSearchParams();
  const read = useRead(SafetyPlanDocument, { pick: ({ me }) => me.safetyPlan });
  const hints = knownOf(useRead(PlanHintsDocument, { pick: ({ me }) => me }));
  const plan = knownOf(read);
  const card = search.get('card');

  function content() {
    if (plan === undefined)
      return (
        <Page title={t('title')} lead={t('lead')} isNarrow>
          <Read of={read} loading={t('loading')} failed={{ title: t('failedTitle'), text: t('failedText') }}>
            {() => null}
          </Read>
        </Page>
      );
    if (card === 'people') return <PeopleCard key={card} plan={plan} hints={hints} />;
    if (isOneOf(PLAN_CARDS, card ?? ''))
      return (
        <TextsCard key={card} card={card as Exclude<(typeof PLAN_CARDS)[number], 'people'>} plan={plan} hints={hints} />
      );
    if (search.has('read')) return <PlanReading plan={plan} />;
    return <PlanOverview plan={plan} />;
  }
  return (
    <>
      <LeaveQuickly />
      <Suspense fallback={null}>{content()}</Suspense>
    </>
  );
}
