import { LIMITS } from '@spire/domain/limits';
import { useMessages } from '@spire/i18n';
import { Page } from '@spire/ui/Page';
import { Scene, type Deeds } from '@spire/ui/Scene';
import { StepProgress } from '@spire/ui/StepProgress';
import { space } from '@spire/ui/tokens.ts';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { onboarding } from './messages/namespace.ts';

/** With every answer there is a little more in the picture. */
const DEEDS: readonly Deeds[] = [
  {},
  { hasCheckedIn: true },
  { hasCheckedIn: true, done: 1 },
  { hasCheckedIn: true, done: 2 },
  { hasCheckedIn: true, done: 3 },
  { hasCheckedIn: true, done: 3, memories: ['sun'] },
  { hasCheckedIn: true, done: 3, memories: ['sun', 'sky', 'rose'] },
  { hasCheckedIn: true, done: 3, memories: ['sun', 'sky', 'rose'], hasUsedTool: true },
];

interface StepPageProps {
  step: number;
  title: string;
  lead?: string | undefined;
  /** Left out where nothing is left to tell. */
  minutesLeft?: number | undefined;
  /** The content above it all. */
  above?: ReactNode;
  children: ReactNode;
}

/** One step as a page of its own: where you are and how long is left (A14), then the question. */
export function StepPage({ step, title, lead, minutesLeft, above, children }: StepPageProps) {
  const t = useMessages(onboarding);
  const position = t('progress', { step, total: LIMITS.wizardSteps });
  const label = minutesLeft === undefined ? position : `${position} · ${t('minutesLeft', { count: minutesLeft })}`;
  return (
    <Page
      isNarrow
      title={title}
      {...(lead === undefined ? {} : { lead })}
      picture={<Scene level="sprout" hour="morning" view="plant" size="4.6rem" deeds={DEEDS[step - 1] ?? {}} />}
      back={
        <Progress>
          {above}
          <StepProgress current={step} total={LIMITS.wizardSteps} label={label} />
        </Progress>
      }
    >
      {children}
    </Page>
  );
}

const Progress = styled.div`
  margin-bottom: ${space(6)};
`;
