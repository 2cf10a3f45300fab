import { useMessages } from '@spire/i18n';
import { Disclosure } from '@spire/ui/Disclosure';
import type { Response, Session } from './lift.ts';
import { LiftAnswers } from './LiftAnswers.tsx';
import { expectationLift } from './messages/namespace.ts';
import { NoteCard } from './NoteCard.tsx';

interface LiftFoldProps {
  session: Session;
  response: Response | null;
  /** Only what the person told: nothing beside something grave. */
  isBare: boolean;
}

/** The summary, folded (D92): the answers, and what there is to read beside the tips. */
export function LiftFold({ session, response, isBare }: LiftFoldProps) {
  const t = useMessages(expectationLift);
  return (
    <Disclosure title={t('result.answers')}>
      {!isBare && response !== null && <p>{response.message}</p>}
      <LiftAnswers session={session} />
      {!isBare && response !== null && (
        <NoteCard note={response.brainTraining} title={t('result.brainTraining')} tintName="sky" />
      )}
    </Disclosure>
  );
}
