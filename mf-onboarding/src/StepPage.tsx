import { LIMITS } from '@spire/domain/limits';
import { useMessages } from '@spire/i18n';
import { Page } from '@spire/ui/Page';
import { StepProgress } from '@spire/ui/StepProgress';
import { space } from '@spire/ui/tokens.ts';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { onboarding } from './messages/namespace.ts';

interface StepPageProps {
  step: number;
  title: string;
  lead?: string | undefined;
  /** Left out where nothing is left to tell. */
  minutesLeft?: number | undefined;
  children: ReactNode;
}

/** One step as a page of its own: where you are and how long is left (A14), then the question. */
export function StepPage({ step, title, lead, minutesLeft, children }: StepPageProps) {
  const t = useMessages(onboarding);
  const position = t('progress', { step, total: LIMITS.wizardSteps });
  const label = minutesLeft === undefined ? position : `${position} · ${t('minutesLeft', { count: minutesLeft })}`;
  return (
    <Page
      isNarrow
      title={title}
      {...(lead === undefined ? {} : { lead })}
      back={
        <Progress>
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
