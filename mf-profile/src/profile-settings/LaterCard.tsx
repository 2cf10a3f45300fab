import { LATER_QUESTIONS } from '@spire/domain/laterQuestions';
import { useLatestSave } from '@spire/client';
import { useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { Card } from '@spire/ui/Card';
import { LinkButton } from '@spire/ui/LinkButton';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { Switch } from '@spire/ui/Switch';
import { useState } from 'react';
import { profile } from '../messages/namespace.ts';
import { SaveQuestionsDocument } from '../later-question/SaveQuestions.generated.ts';

interface LaterCardProps {
  questionsOff: readonly string[];
  /** Whether something was never answered. */
  isUnfinished: boolean;
}

/** The way back for somebody who wanted no more questions, and the way to all of them at once (D68). */
export function LaterCard({ questionsOff, isUnfinished }: LaterCardProps) {
  // It stays until the page is left, also when the last thing has been told here.
  const [isWanted] = useState(isUnfinished || questionsOff.length > 0);
  const t = useMessages(profile);
  const { wanted, state, want } = useLatestSave(SaveQuestionsDocument, (isOn: boolean) => ({
    questionsOff: isOn ? [] : [...LATER_QUESTIONS],
  }));
  if (!isWanted) return null;
  return (
    <Card title={t('settings.later.title')}>
      <Switch
        isOn={wanted ?? questionsOff.length < LATER_QUESTIONS.length}
        onChange={want}
        hint={t('settings.later.hint')}
      >
        {t('settings.later.ask')}
      </Switch>
      <SaveNotice state={state} title={t('settings.failedTitle')} />
      <LinkButton as={PageLink} page="setup" query="form=steps">
        {t('settings.later.everything')}
      </LinkButton>
    </Card>
  );
}
