import { usePages } from '@spire/client';
import { DESIRED_FEELINGS } from '@spire/domain/toolOptions';
import { useMessages } from '@spire/i18n';
import { Earlier, SHOWN_AT_ONCE } from '../written/Earlier.tsx';
import { LiftAnswers } from './LiftAnswers.tsx';
import { expectationLift } from './messages/namespace.ts';
import { SessionsDocument } from './Sessions.generated.ts';

/** The lifts of before, newest first. */
export function EarlierLifts() {
  const t = useMessages(expectationLift);
  const pages = usePages(SessionsDocument, { pageSize: SHOWN_AT_ONCE, pick: ({ me }) => me.expectationSessions });
  return (
    <Earlier
      of={pages}
      empty={t('nothingYet')}
      titleOf={({ whatToDo, desiredFeeling }) => `${DESIRED_FEELINGS[desiredFeeling]} ${whatToDo}`}
    >
      {(session) => <LiftAnswers session={session} />}
    </Earlier>
  );
}
