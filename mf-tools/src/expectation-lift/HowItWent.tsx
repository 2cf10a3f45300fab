import { useLatestSave } from '@spire/client';
import { useMessages } from '@spire/i18n';
import { FeelingGrid } from '@spire/ui/FeelingGrid';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { Stack } from '@spire/ui/Stack';
import { SomeoneToTalkTo } from '@spire/written/SomeoneToTalkTo';
import { useState, type ReactNode } from 'react';
import { HOW_IT_WENT_SIGNS, type HowItWent as Answer, type Session } from './lift.ts';
import { expectationLift } from './messages/namespace.ts';
import { TellExpectationSessionDocument } from './TellExpectationSession.generated.ts';

interface HowItWentProps {
  session: Session;
  /** A way to leave it, for as long as nothing is answered. */
  children?: ReactNode;
}

/** How one session turned out, told afterwards (D29): three answers, of which the last one pressed holds. Thanks come when it is kept. */
export function HowItWent({ session: { id, howItWent: told }, children }: HowItWentProps) {
  const t = useMessages(expectationLift);
  const [answer, setAnswer] = useState<Answer>();
  const { state, want } = useLatestSave(TellExpectationSessionDocument, (howItWent: Answer) => ({ id, howItWent }));
  const isKept = answer !== undefined && (state.kind === 'saved' || state.kind === 'waiting');
  return (
    <Stack $gap={4}>
      <FeelingGrid
        legend={t('went.question')}
        isLegendHidden={children !== undefined}
        options={HOW_IT_WENT_SIGNS.map(([each, emoji]) => ({ id: each, emoji, label: t(`went.${each}`) }))}
        selected={answer ?? told}
        onChange={(chosen) => {
          const found = HOW_IT_WENT_SIGNS.find(([each]) => each === chosen)?.[0];
          if (found === undefined) return;
          setAnswer(found);
          want(found);
        }}
      />
      <SaveNotice state={state} title={t('went.notSaved')} />
      {answer === undefined && children}
      {isKept && <p role="status">{t(answer === 'hard' ? 'went.afterHard' : 'went.thanks')}</p>}
      {answer === 'hard' && <SomeoneToTalkTo />}
    </Stack>
  );
}
