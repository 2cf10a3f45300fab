import { currentMoment, knownOf, useRead, useSave, useToday } from '@spire/client';
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
import { usePlanOffer } from '../plan-offer/usePlanOffer.ts';
import { LaterQuestionDocument } from './LaterQuestion.generated.ts';
import type { Ending } from './LaterSheet.tsx';
import { laterQuestions } from './messages/namespace.ts';
import { isScalesOffered, questionOf } from './questionOf.ts';
import { ScalesOffer } from './ScalesOffer.tsx';
import { SaveQuestionsDocument } from './SaveQuestions.generated.ts';

const LaterSheet = lazy(
  withWords(() => import(/* webpackChunkName: "profile-settings" */ './LaterSheet.tsx'), [profileForm]),
);

const BUBBLE = ['M7.9 20A9 9 0 1 0 4 16.1L2 22Z'];

/** One quiet line a day at most, for what the start left out. Nothing where there is nothing to ask, or on its way. */
export default function LaterQuestionCard() {
  const t = useMessages(laterQuestions);
  const today = useToday();
  const [now] = useState(currentMoment);
  const me = knownOf(useRead(LaterQuestionDocument, { pick: (answer) => answer.me }));
  const planOffered = usePlanOffer()?.isOn;
  const { save } = useSave(SaveQuestionsDocument);
  const [opened, setOpened] = useState<ProfileQuestion>();
  const [ended, setEnded] = useState<Exclude<Ending, 'closed'>>();
  if (me === undefined) return null;

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

  // One quiet line a day: the plan's offer comes before it (D95).
  const question = opened ?? (planOffered === false ? questionOf(me, today, now) : undefined);
  if (ended !== undefined)
    return (
      <div role="status">
        <QuietLine icon={BUBBLE}>{t(ended === 'notToday' || ended === 'noMore' ? ended : 'thanks')}</QuietLine>
      </div>
    );
  if (question === undefined) return planOffered === false && isScalesOffered(me, today) && <ScalesOffer />;
  if (question === 'reminders')
    return (
      <QuietLine
        icon={BUBBLE}
        link={
          <Row $gap={4} $wrap>
            <LinkButton as={PageLink} page="reminders" onClick={() => decline('reminders')}>
              {t('reminders.choose')}
            </LinkButton>
            <LinkButton type="button" onClick={() => decline('reminders')}>
              {t('reminders.none')}
            </LinkButton>
          </Row>
        }
      >
        {t('reminders.line')}
      </QuietLine>
    );
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
