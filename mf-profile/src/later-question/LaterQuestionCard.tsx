import { useSave, useToday } from '@spire/client';
import { addDays } from '@spire/domain/dates';
import {
  DAYS_WITHOUT_QUESTION,
  LATER_QUESTIONS,
  type LaterQuestion,
  type ProfileQuestion,
} from '@spire/domain/laterQuestions';
import { useMessages } from '@spire/i18n';
import { profileForm } from '@spire/profile-form/messages/namespace';
import { withWords } from '@spire/remote-kit/withWords';
import { PageLink } from '@spire/remote-kit/router';
import { LinkButton } from '@spire/ui/LinkButton';
import { QuietLine } from '@spire/ui/QuietLine';
import { Row } from '@spire/ui/Stack';
import { lazy, Suspense, useState } from 'react';
import { useHomeLine } from '../home-line/useHomeLine.ts';
import { NewWeekLine } from '../week/NewWeekLine.tsx';
import type { Ending } from './LaterSheet.tsx';
import { laterQuestions } from './messages/namespace.ts';
import { questionOf } from './questionOf.ts';
import { ScalesOffer } from './ScalesOffer.tsx';
import { SaveQuestionsDocument } from './SaveQuestions.generated.ts';

const LaterSheet = lazy(
  withWords(() => import(/* webpackChunkName: "profile-settings" */ './LaterSheet.tsx'), [profileForm]),
);

const BUBBLE = ['M7.9 20A9 9 0 1 0 4 16.1L2 22Z'];

/** One quiet line a day at most: what the start left out, the week, an offer. Nothing where there is none, or on its way. */
export default function LaterQuestionCard() {
  const t = useMessages(laterQuestions);
  const today = useToday();
  const home = useHomeLine();
  const { save } = useSave(SaveQuestionsDocument);
  const [opened, setOpened] = useState<ProfileQuestion>();
  const [ended, setEnded] = useState<Exclude<Ending, 'closed'>>();
  if (home === undefined) return null;
  const { line, me, now } = home;

  const decline = (id: LaterQuestion) => {
    void save({ questionsOff: [...me.settings.questionsOff, id] });
  };

  function handleEnd(ending: Ending) {
    if (ending === 'notToday') void save({ questionsFrom: addDays(today, DAYS_WITHOUT_QUESTION) });
    if (ending === 'noMore') void save({ questionsOff: [...LATER_QUESTIONS] });
    if (ending === 'none' && opened !== undefined) decline(opened);
    if (ending !== 'closed') setEnded(ending);
    setOpened(undefined);
  }

  const question = opened ?? (line === 'question' ? questionOf(me, today, now) : undefined);
  if (ended !== undefined)
    return (
      <div role="status">
        <QuietLine icon={BUBBLE}>{t(ended === 'notToday' || ended === 'noMore' ? ended : 'thanks')}</QuietLine>
      </div>
    );
  if (question === undefined) {
    if (line === 'week') return <NewWeekLine />;
    if (line === 'reminders') return <RemindersOffer onAnswer={() => decline('reminders')} />;
    return line === 'scales' && <ScalesOffer />;
  }
  return (
    <>
      <QuietLine
        icon={BUBBLE}
        link={
          <LinkButton type="button" aria-haspopup="dialog" onClick={() => setOpened(question)}>
            {t('see')}
          </LinkButton>
        }
      >
        {t('line')}
      </QuietLine>
      {opened !== undefined && (
        <Suspense fallback={null}>
          <LaterSheet id={opened} me={me} onEnd={handleEnd} />
        </Suspense>
      )}
    </>
  );
}

/** To be reminded, offered in one quiet line; either answer is kept, and it does not come again. */
function RemindersOffer({ onAnswer }: { onAnswer: () => void }) {
  const t = useMessages(laterQuestions);
  return (
    <QuietLine
      icon={BUBBLE}
      link={
        <Row $gap={4} $wrap>
          <LinkButton as={PageLink} page="reminders" onClick={onAnswer}>
            {t('reminders.choose')}
          </LinkButton>
          <LinkButton type="button" onClick={onAnswer}>
            {t('reminders.none')}
          </LinkButton>
        </Row>
      }
    >
      {t('reminders.line')}
    </QuietLine>
  );
}
