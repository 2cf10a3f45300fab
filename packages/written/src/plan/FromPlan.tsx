import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import { personToCall, telOf } from '@spire/domain/safetyPlan';
import { useMessages } from '@spire/i18n';
import { useIsSignedIn } from '@spire/remote-kit';
import { PageLink } from '@spire/remote-kit/router';
import { Button } from '@spire/ui/Button';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { LinkButton } from '@spire/ui/LinkButton';
import { Quiet } from '@spire/ui/Quiet';
import { space } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { written } from '../messages/namespace.ts';
import { SIGNS } from '../signs.ts';
import { useShownPlan } from './useShownPlan.ts';

interface FromPlanProps {
  kind: CrisisKind;
}

/**
 * Two ways out of the person's own plan, where help was found: it stands below the numbers, never above or instead of
 * them, and nowhere where there is no plan (D74).
 */
export function FromPlan({ kind }: FromPlanProps) {
  return useIsSignedIn() ? <Ways kind={kind} /> : null;
}

/** Whoever is afraid of somebody is not led to a person whom that somebody may be, or may hear. */
const WITHOUT_PERSON: readonly CrisisKind[] = ['abuse', 'pressure'];

function Ways({ kind }: FromPlanProps) {
  const t = useMessages(written);
  const plan = useShownPlan();
  if (plan === undefined) return null;
  const isWithoutPerson = WITHOUT_PERSON.includes(kind);
  if (isWithoutPerson)
    return (
      <div>
        <LinkButton as={PageLink} page="plan" query="read">
          <LineDrawing lines={SIGNS.plan} />
          {t('plan.mine')}
        </LinkButton>
      </div>
    );
  const person = personToCall(plan.people);
  return (
    <div>
      <Quiet>{t('plan.from')}</Quiet>
      <Buttons>
        {person !== undefined && (
          <Button as="a" href={`tel:${telOf(person.number)}`} $variant="secondary">
            <LineDrawing lines={SIGNS.phone} />
            {t('plan.call', { name: person.name })}
          </Button>
        )}
        <Button as={PageLink} page="plan" query="read" $variant="secondary">
          <LineDrawing lines={SIGNS.plan} />
          {t('plan.mine')}
        </Button>
      </Buttons>
    </div>
  );
}

/** Side by side while their words have room. */
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-top: ${space(2)};
  > * {
    flex: 1 1 9rem;
    padding-inline: ${space(3)};
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
  }
`;
