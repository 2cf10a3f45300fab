import { telOf, type PlanCard } from '@spire/domain/safetyPlan';
import { useMessages } from '@spire/i18n';
import { PageLink, useSearchParams } from '@spire/remote-kit/router';
import { Button } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { LinkButton } from '@spire/ui/LinkButton';
import { NumberButton } from '@spire/ui/NumberButton';
import { Page } from '@spire/ui/Page';
import { Ends, Stack } from '@spire/ui/Stack';
import { color, space, text } from '@spire/ui/tokens.ts';
import { SomeoneToTalkTo } from '@spire/written/SomeoneToTalkTo';
import { written } from '@spire/written/messages/namespace';
import type { Plan } from '@spire/written/plan/useShownPlan.ts';
import styled from 'styled-components';
import { plan as namespace } from './messages/namespace.ts';
import { PlanOverview } from './PlanOverview.tsx';

/** Cards that help now come first; the signs, which one knows by then, last. */
const IN_NEED: readonly PlanCard[] = ['alone', 'places', 'people', 'safe', 'others', 'signs'];

/** The plan to be read when it is needed: one card at a time, somebody to call in one press, and nothing to fill in. */
export function PlanReading({ plan }: { plan: Plan }) {
  const t = useMessages(namespace);
  const tWritten = useMessages(written);
  const [search, setSearch] = useSearchParams();
  const filled = IN_NEED.filter((card) => plan[card].length > 0);
  const at = Math.max(
    0,
    filled.findIndex((card) => card === search.get('read')),
  );
  const card = filled[at];
  if (card === undefined) return <PlanOverview plan={plan} />;
  const [before, after] = [filled[at - 1], filled[at + 1]];
  const go = (to: PlanCard) => setSearch({ read: to }, { replace: true });
  return (
    <Page key={card} title={t(`cards.${card}`)} lead={tWritten('plan.byYou')} isNarrow>
      {card === 'people' ? (
        <Stack $gap={3}>
          {plan.people.map(({ name, number }) =>
            number === null ? (
              <Card key={name}>
                <Line>{name}</Line>
              </Card>
            ) : (
              <NumberButton
                key={name}
                name={tWritten('plan.call', { name })}
                when={tWritten('plan.sayNothing')}
                number={number}
                tel={telOf(number)}
              />
            ),
          )}
        </Stack>
      ) : (
        <Card>
          <Things>
            {plan[card].map((line) => (
              <Line as="li" key={line}>
                {line}
              </Line>
            ))}
          </Things>
        </Card>
      )}
      {filled.length > 1 && (
        <Ways>
          {before !== undefined && (
            <Button type="button" $variant="secondary" onClick={() => go(before)}>
              {t('read.previous')}
            </Button>
          )}
          {after !== undefined && (
            <Button type="button" $variant="secondary" onClick={() => go(after)}>
              {t('read.next')}
            </Button>
          )}
        </Ways>
      )}
      <Ends>
        <SomeoneToTalkTo />
        <LinkButton as={PageLink} page="plan">
          {t('read.all')}
        </LinkButton>
      </Ends>
    </Page>
  );
}

const Things = styled.ul`
  display: grid;
  > li:not(:last-child) {
    border-bottom: 1px solid ${color.hairline};
  }
`;

const Line = styled.p`
  padding-block: ${space(2.5)};
  ${text.large}
  overflow-wrap: anywhere;
`;

const Ways = styled.div`
  display: flex;
  gap: ${space(3)};
  > * {
    flex: 1;
  }
`;
