import type { PartOfDay } from '@spire/domain/dates';
import { personToCall } from '@spire/domain/safetyPlan';
import { useMessages } from '@spire/i18n';
import { useAppearance } from '@spire/remote-kit';
import { Hero } from '@spire/ui/Hero';
import { PageBody } from '@spire/ui/Page';
import { Stack } from '@spire/ui/Stack';
import { media, space, text } from '@spire/ui/tokens.ts';
import { usePageArrival } from '@spire/ui/usePageArrival.ts';
import { LeaveQuickly } from '@spire/written/LeaveQuickly';
import { PlanOnHardDay } from '@spire/written/plan/PlanOnHardDay';
import { useShownPlan } from '@spire/written/plan/useShownPlan.ts';
import { ShowAll } from '@spire/written/ShowAll';
import { SomeoneFirst } from '@spire/written/SomeoneFirst';
import styled from 'styled-components';
import { HomeColumn } from './HomeColumn.tsx';
import type { HomeFacts } from './homeEntries.ts';
import { home } from './messages/namespace.ts';
import { useHomeScene } from './useHomeScene.ts';

type OwnCards = Pick<HomeFacts, 'hasScales' | 'hasPacing' | 'hasPlan'>;

/** A hard day, by the check-in or the lowest mood: somebody to talk with first, then one minute where one is. */
export function HardHome({ hour, ...has }: { hour: PartOfDay } & OwnCards) {
  const t = useMessages(home);
  const { isCalm } = useAppearance();
  const heading = usePageArrival(t('hard.title'));
  const scene = useHomeScene(hour);
  const plan = useShownPlan();
  return (
    <>
      <LeaveQuickly />
      <Hero hour={hour} height={SCENE} deeds={LEAF} {...(scene && { level: scene.level })}>
        <Title ref={heading} tabIndex={-1}>
          {t('hard.title')}
          <br />
          {t('hard.titleEnd')}
        </Title>
      </Hero>
      <Body $columns>
        <Stack $gap={2}>
          <Line>{t('hard.line')}</Line>
          {plan !== undefined && <PlanOnHardDay plan={plan} />}
          <SomeoneFirst isQuiet={plan !== undefined && personToCall(plan.people) !== undefined} />
        </Stack>
        <Stack $gap={3}>
          <HomeColumn
            place="home.main"
            facts={{ isCheckedIn: true, isCalm, isWide: false, ...has, mode: 'hard' }}
            showAll={<ShowAll />}
          />
        </Stack>
      </Body>
    </>
  );
}

const SCENE = 300;
/** The leaf of somebody who came. */
const LEAF = { hasCheckedIn: true };

/** All of it in sight on a phone. */
const Body = styled(PageBody)`
  gap: ${space(3)};
  ${media.wide} {
    gap: ${space(5)};
  }
`;

/** Clear of the meadow above it. */
const Line = styled.p`
  padding-top: ${space(1)};
`;

const Title = styled.h1`
  ${text.title}
`;
