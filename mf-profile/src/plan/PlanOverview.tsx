import { useLatestSave } from '@spire/client';
import { isPlanEmpty } from '@spire/domain/safetyPlan';
import { useMessages } from '@spire/i18n';
import { usePageTitle } from '@spire/remote-kit';
import { PageLink } from '@spire/remote-kit/router';
import { Button } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { LinkButton } from '@spire/ui/LinkButton';
import { Page } from '@spire/ui/Page';
import { Quiet } from '@spire/ui/Quiet';
import { QuietLine } from '@spire/ui/QuietLine';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { Stack } from '@spire/ui/Stack';
import { Lines, Switch } from '@spire/ui/Switch';
import type { Plan } from '@spire/written/plan/useShownPlan.ts';
import { BackLink } from '../BackLink.tsx';
import { DRAWN } from './cards.ts';
import { PlanRows } from './PlanRows.tsx';
import { plan as namespace } from './messages/namespace.ts';
import { RemovePlan } from './RemovePlan.tsx';
import { SaveSafetyPlanDocument } from './SaveSafetyPlan.generated.ts';
import { StillRight } from './StillRight.tsx';
import { TakePlan } from './TakePlan.tsx';

const PHONE = DRAWN.people;

/** The way to somebody now, then all six cards, none of them missing; what may be done with the plan, and where it is kept. */
export function PlanOverview({ plan }: { plan: Plan }) {
  const t = useMessages(namespace);
  const back = usePageTitle('me');
  const isEmpty = isPlanEmpty(plan);
  return (
    <Page title={t('title')} lead={t('lead')} back={<BackLink page="me">{back}</BackLink>} columns>
      <Stack $gap={3} data-as-of>
        <QuietLine
          icon={PHONE}
          link={
            <LinkButton as={PageLink} page="help">
              {t('nowText')}
            </LinkButton>
          }
        >
          {t('now')}
        </QuietLine>
        <PlanRows plan={plan} />
        {isEmpty && (
          <Button as={PageLink} page="plan" query="card=signs" $isWide>
            {t('begin')}
          </Button>
        )}
      </Stack>
      <Stack>
        <StillRight plan={plan} />
        {!isEmpty && <Wishes plan={plan} />}
        {!isEmpty && <TakePlan plan={plan} />}
        <Quiet>{t('kept')}</Quiet>
        <RemovePlan isEmpty={isEmpty} />
      </Stack>
    </Page>
  );
}

/** Where the plan may be seen and used; each wish is kept when it is switched. */
function Wishes({ plan }: { plan: Plan }) {
  const t = useMessages(namespace);
  const shown = useLatestSave(SaveSafetyPlanDocument, (isShown: boolean) => ({ isShown }));
  const used = useLatestSave(SaveSafetyPlanDocument, (isForSuggestions: boolean) => ({ isForSuggestions }));
  return (
    <Card>
      <Lines>
        <Switch name="isShown" isOn={shown.wanted ?? plan.isShown} onChange={shown.want} hint={t('settings.shownHint')}>
          {t('settings.shown')}
        </Switch>
        <Switch
          name="isForSuggestions"
          isOn={used.wanted ?? plan.isForSuggestions}
          onChange={used.want}
          hint={t('settings.suggestionsHint')}
        >
          {t('settings.suggestions')}
        </Switch>
      </Lines>
      <SaveNotice state={shown.state} title={t('notSaved')} />
      <SaveNotice state={used.state} title={t('notSaved')} />
    </Card>
  );
}
