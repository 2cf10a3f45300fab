import { personToCall, telOf } from '@spire/domain/safetyPlan';
import { useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { Button } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { NumberButton } from '@spire/ui/NumberButton';
import { Quiet } from '@spire/ui/Quiet';
import { Stack } from '@spire/ui/Stack';
import { space, text } from '@spire/ui/tokens.ts';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { written } from '../messages/namespace.ts';
import type { Plan } from './useShownPlan.ts';

/** A hard day, in the person's own words: one thing that helps alone, one person, and the whole plan behind a link. */
export function PlanOnHardDay({ plan }: { plan: Plan }) {
  const t = useMessages(written);
  const titleId = useId();
  const [at, setAt] = useState(0);
  const thing = plan.alone[at % plan.alone.length];
  const person = personToCall(plan.people);
  return (
    <Stack $gap={3} as="section" aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId}>{t('plan.yours')}</h2>
        <Quiet>{t('plan.byYou')}</Quiet>
      </Head>
      <Card>
        <Stack $gap={3}>
          {thing !== undefined && (
            <div role="status">
              <Quiet>{t('plan.alone')}</Quiet>
              <Thing>{thing}</Thing>
            </div>
          )}
          <Buttons>
            {plan.alone.length > 1 && (
              <Button type="button" $variant="secondary" onClick={() => setAt(at + 1)}>
                {t('plan.another')}
              </Button>
            )}
            <Button as={PageLink} page="plan" query="read" $variant="secondary">
              {t('plan.whole')}
            </Button>
          </Buttons>
        </Stack>
      </Card>
      {person !== undefined && (
        <NumberButton
          name={t('plan.call', { name: person.name })}
          when={t('plan.sayNothing')}
          number={person.number}
          tel={telOf(person.number)}
        />
      )}
    </Stack>
  );
}

/** On one line where there is room. */
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space(3)};
`;

const Thing = styled.p`
  ${text.heading}
  overflow-wrap: anywhere;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  > * {
    flex: 1 1 8rem;
    padding-inline: ${space(3)};
  }
`;
