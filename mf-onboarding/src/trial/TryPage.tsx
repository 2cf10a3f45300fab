import { partOfDay } from '@spire/domain/dates';
import type { TrialAnswer } from '@spire/domain/trial';
import { common, useMessages } from '@spire/i18n';
import { useIsSignedIn, usePagePath } from '@spire/remote-kit';
import { useNavigate } from '@spire/remote-kit/router';
import { keptTrial, trialDay, trialsLeft } from '@spire/remote-kit/trial';
import { ErrorState, LoadingState } from '@spire/ui/states';
import { useEffect, useState } from 'react';
import { trial } from './messages/namespace.ts';
import { PICTURE_HEIGHT, QuestionStep } from './QuestionStep.tsx';
import { useAfterChoice } from './useAfterChoice.ts';
import { useTrialPlace } from './useTrialPlace.ts';

/** One question, one minute, one leaf, without an account: all on this device, with nothing sent from it (D67). */
export default function TryPage() {
  const isSignedIn = useIsSignedIn();
  const navigate = useNavigate();
  const home = usePagePath('home') ?? '/';
  // A signed-in person has the check-in instead.
  useEffect(() => {
    if (isSignedIn) void navigate(home, { replace: true });
  }, [isSignedIn, navigate, home]);
  return isSignedIn ? null : <Trying />;
}

function Trying() {
  const t = useMessages(trial);
  const tCommon = useMessages(common);
  const [kept, setKept] = useState(keptTrial);
  const [place, go, back] = useTrialPlace();
  const after = useAfterChoice();
  const [underWay] = useState(kept.running);

  // A minute that goes on since before this page is what it opens with.
  useEffect(() => {
    if (underWay === undefined) return;
    const { answer, textId } = underWay;
    go({ at: 'suggestion', choice: { answer, textId, part: 'day', chance: 0, seen: [] } }, true);
  }, [underWay, go]);

  function handleChoose(answer: TrialAnswer) {
    const part = partOfDay(new Date().getHours());
    go({ at: 'suggestion', choice: { answer, part, chance: Math.random(), seen: [] } });
  }

  const isEnough = trialsLeft(kept, trialDay()) === 0;
  if (place.at === 'question' && !isEnough)
    return (
      <QuestionStep
        kept={kept}
        onKept={setKept}
        onChoose={handleChoose}
        picture={
          after.kind === 'ready' && <after.value.TrialPicture hasLeaf={kept.tried.length > 0} height={PICTURE_HEIGHT} />
        }
      />
    );
  if (after.kind === 'failed')
    return (
      <ErrorState
        title={tCommon('states.loadFailed')}
        text={t('loadFailed')}
        retryLabel={tCommon('actions.retry')}
        onRetry={after.retry}
      />
    );
  if (after.kind === 'waiting')
    return <LoadingState text={tCommon('states.loading')} slowText={tCommon('states.loadingSlow')} />;
  const { EndStep, SuggestionStep } = after.value;
  if (place.at !== 'suggestion') return <EndStep kept={kept} onKept={setKept} onMore={() => go({ at: 'question' })} />;
  return (
    <SuggestionStep
      choice={place.choice}
      onKept={setKept}
      onChange={(choice) => go({ at: 'suggestion', choice }, true)}
      onBack={back}
      onDone={(answer) => go({ at: 'end', answer }, true)}
    />
  );
}
