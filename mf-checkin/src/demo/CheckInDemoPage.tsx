import { useToday, type Save } from '@spire/client';
import { useMessages } from '@spire/i18n';
import { Notice } from '@spire/ui/Notice';
import { useState } from 'react';
import { inputFrom, NO_ANSWERS } from '../check-in/answers.ts';
import { CheckInForm } from '../check-in/CheckInForm.tsx';
import { ownWordsOf } from '../check-in/wordsOf.ts';
import type { SaveCheckInMutation } from '../check-in/SaveCheckIn.generated.ts';
import type { SaveCheckInInput } from '../graphTypes.generated.ts';
import { checkin } from '../messages/namespace.ts';
import { surely, useCrisis } from '../suggestion/useCrisis.ts';
import type { TriedAnswers } from './DemoReply.tsx';
import { DemoReply, HelpFound } from './parts.ts';

/** Takes what was answered no further than this page. */
const trialOf = (onTried: (answers: TriedAnswers) => void): Save<SaveCheckInMutation, SaveCheckInInput> => ({
  state: { kind: 'resting' },
  save: (input) => {
    const answers = { ...inputFrom(NO_ANSWERS, input.date), ...input };
    onTried(answers);
    const saveCheckIn = { id: 'demo', updatedAt: '', ...answers };
    return Promise.resolve({ kind: 'saved', data: { saveCheckIn } });
  },
  letGo: () => undefined,
});

/** The check-in to try: it answers as the real one does, and nothing is saved, sent or counted (D4, trap 80). */
export default function CheckInDemoPage() {
  const t = useMessages(checkin);
  const today = useToday();
  const [tried, setTried] = useState<TriedAnswers>();
  const [isHelpClosed, setHelpClosed] = useState(false);
  const reading = useCrisis(isHelpClosed ? null : (tried ?? null));

  function again() {
    setTried(undefined);
    setHelpClosed(false);
  }

  if (tried === undefined)
    return (
      <CheckInForm
        mode="demo"
        save={trialOf(setTried)}
        checkIn={undefined}
        today={today}
        notice={<Notice kind="info">{t('modes.demo.lead')}</Notice>}
        onSaved={() => window.scrollTo({ top: 0 })}
        onCancel={undefined}
      />
    );
  const crisis = surely(reading ?? null);
  if (crisis !== null)
    return <HelpFound crisis={crisis} told={ownWordsOf(tried)} onGoOn={again} onNotMe={() => setHelpClosed(true)} />;
  return <DemoReply answers={tried} onAgain={again} />;
}
