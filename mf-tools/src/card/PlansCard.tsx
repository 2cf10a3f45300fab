import { useRead } from '@spire/client';
import { common, useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { Card } from '@spire/ui/Card';
import { LinkButton } from '@spire/ui/LinkButton';
import { Quiet } from '@spire/ui/Quiet';
import { Read } from '@spire/ui/Read';
import { Stack } from '@spire/ui/Stack';
import { expectationLift } from '../expectation-lift/messages/namespace.ts';
import { headingOf, linesOf } from '../expectation-lift/planLines.ts';
import { PlanLines } from '../expectation-lift/PlanLines.tsx';
import { TodaysPlansDocument } from './TodaysPlans.generated.ts';

/** Home's card of a plan that the person wanted to stand here today: what it is for, and its lines to tick (study 31). */
export default function PlansCard() {
  const tExpectationLift = useMessages(expectationLift);
  const tCommon = useMessages(common);
  const read = useRead(TodaysPlansDocument, { pick: ({ me }) => me.todaysPlans });
  return (
    <Read of={read} failed={{ title: tExpectationLift('onHome.failed') }}>
      {(plans) =>
        plans.map(({ id, whatToDo, howToFeelGood }) => (
          <Card
            key={id}
            title={headingOf(whatToDo) ?? tExpectationLift('plan.title')}
            aside={
              <LinkButton as={PageLink} page="expectationLift">
                {tCommon('actions.change')}
              </LinkButton>
            }
          >
            <Stack $gap={1}>
              <Quiet>{headingOf(whatToDo) === undefined ? whatToDo : tExpectationLift('plan.title')}</Quiet>
              <PlanLines sessionId={id} plan={linesOf(howToFeelGood)} />
            </Stack>
          </Card>
        ))
      }
    </Read>
  );
}
