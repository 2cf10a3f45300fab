import { useLatestSave, usePages, useToday } from '@spire/client';
import type { LocalDate } from '@spire/domain/dates';
import { DESIRED_FEELINGS } from '@spire/domain/toolOptions';
import { useMessages } from '@spire/i18n';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { Stack } from '@spire/ui/Stack';
import { useState } from 'react';
import { SHOWN_AT_ONCE, ToolHistory } from '../history/ToolHistory.tsx';
import { HowItWent } from './HowItWent.tsx';
import { isOver, type Session } from './lift.ts';
import { LiftAnswers } from './LiftAnswers.tsx';
import { expectationLift } from './messages/namespace.ts';
import { PlanDay } from './PlanDay.tsx';
import { PlanExpectationSessionDocument } from './PlanExpectationSession.generated.ts';
import { SessionsDocument } from './Sessions.generated.ts';

/** The lifts of before, newest first. */
export function EarlierLifts() {
  const t = useMessages(expectationLift);
  const pages = usePages(SessionsDocument, { pageSize: SHOWN_AT_ONCE, pick: ({ me }) => me.expectationSessions });
  return (
    <ToolHistory
      of={pages}
      mutation="addExpectationSession"
      empty={t('nothingYet')}
      titleOf={({ whatToDo, desiredFeeling }) => `${DESIRED_FEELINGS[desiredFeeling]} ${whatToDo}`}
    >
      {(session) => <EarlierLift session={session} />}
    </ToolHistory>
  );
}

/** One of them, with how it turned out; where that was never told, it can be. */
function EarlierLift({ session }: { session: Session }) {
  const today = useToday();
  const [now] = useState(() => new Date());
  const [isUntold] = useState(session.howItWent === null);
  return (
    <Stack $gap={4}>
      <LiftAnswers session={isUntold ? { ...session, howItWent: null } : session} />
      {isUntold && isOver(session, { today, now }) && <HowItWent session={session} />}
      {!isOver(session, { today, now }) && <DayOfPlan session={session} />}
    </Stack>
  );
}

/** For what is still ahead, the day on which its plan stands on Home. */
function DayOfPlan({ session: { id, howToFeelGood, whatToDo, planOn: known } }: { session: Session }) {
  const t = useMessages(expectationLift);
  const { wanted, state, want } = useLatestSave(PlanExpectationSessionDocument, (planOn: LocalDate | null) => ({
    id,
    howToFeelGood,
    planOn,
  }));
  return (
    <>
      <PlanDay session={{ whatToDo, planOn: wanted === undefined ? known : wanted }} onChange={want} />
      <SaveNotice state={state} title={t('plan.notSaved')} />
    </>
  );
}
