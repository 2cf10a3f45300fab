import { LIMITS } from '@spire/domain/limits';
import { common, useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import type { Deeds } from '@spire/ui/Scene';
import { Stack } from '@spire/ui/Stack';
import { StepProgress } from '@spire/ui/StepProgress';
import type { ReactNode } from 'react';
import { FlowPage } from './FlowPage.tsx';
import { onboarding } from './messages/namespace.ts';
import { HIGH, PlantCut, WelcomePicture } from './WelcomePicture.tsx';

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
  lead: string | undefined;
  /** Left out where nothing is left to tell. */
  minutesLeft?: number | undefined;
  /** A greeting in the whole picture, where the way ends. */
  welcome?: string;
  /** The link above it all. */
  above?: ReactNode;
  /** The way back; left out where there is none. */
  onBack: (() => void) | undefined;
  onSubmit: () => void;
  /** The button that leads on. */
  action: ReactNode;
  children: ReactNode;
}

/** One step as a page of its own: where you are and how long is left (A14), then the question. */
export function StepPage({ step, title, lead, minutesLeft, welcome, above, ...rest }: StepPageProps) {
  const { onBack, onSubmit, action, children } = rest;
  const deeds = DEEDS[step - 1] ?? {};
  const t = useMessages(onboarding);
  const tCommon = useMessages(common);
  const position = t('progress', { step, total: LIMITS.wizardSteps });
  const label = minutesLeft === undefined ? position : `${position} · ${t('minutesLeft', { count: minutesLeft })}`;
  return (
    <FlowPage
      title={title}
      lead={lead}
      {...(welcome === undefined && {
        picture: <PlantCut deeds={deeds} />,
      })}
      links={above}
      progress={
        <Stack $gap={5}>
          <StepProgress current={step} total={LIMITS.wizardSteps} label={label} />
          {welcome !== undefined && (
            <WelcomePicture deeds={deeds} height={HIGH}>
              {welcome}
            </WelcomePicture>
          )}
        </Stack>
      }
      onSubmit={onSubmit}
      actions={
        <>
          {onBack !== undefined && (
            <Button type="button" $variant="secondary" onClick={onBack}>
              {tCommon('actions.previous')}
            </Button>
          )}
          {action}
        </>
      }
    >
      {children}
    </FlowPage>
  );
}
