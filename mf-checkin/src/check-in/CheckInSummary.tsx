import { useIsWaiting, knownOf, useRead } from '@spire/client';
import { checkInReply } from '@spire/content/checkInReplies';
import { isHardDay } from '@spire/domain/hardDay';
import { common, useLanguage, useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { LinkButton } from '@spire/ui/LinkButton';
import { Quiet } from '@spire/ui/Quiet';
import { Stack } from '@spire/ui/Stack';
import { LoadingState } from '@spire/ui/states';
import { color, radius, space, text } from '@spire/ui/tokens.ts';
import { useIsWide } from '@spire/ui/useIsWide.ts';
import { HelpFound } from '@spire/written/HelpFound';
import { ShowAll } from '@spire/written/ShowAll';
import { SomeoneFirst } from '@spire/written/SomeoneFirst';
import { useState } from 'react';
import styled from 'styled-components';
import { AfterHelpToday } from '../after-help/AfterHelpToday.tsx';
import { SIGNS } from '../drawings.ts';
import { checkin } from '../messages/namespace.ts';
import { TodaysSuggestion } from '../suggestion/SuggestionCard.tsx';
import { useSuggestion } from '../suggestion/useSuggestion.ts';
import { CompletedTasks } from '../tasks/CompletedTasks.tsx';
import type { CheckIn } from './answers.ts';
import { AnswersCard } from './AnswersCard.tsx';
import { Moment } from './Moment.tsx';
import { ownWordsOf } from './wordsOf.ts';
import { PlantDocument } from './Plant.generated.ts';

export interface CheckInSummaryProps {
  checkIn: CheckIn;
  /** Saved a moment ago, rather than found when the page opened. */
  isJustSaved: boolean;
  onEdit: () => void;
  onRedo: () => void;
}

/**
 * Today's check-in once it is done: the plant and one sentence answer it, then a suggestion, the answers, and ways on. On
 * a hard day a person stands first, and little else; after help, help alone (D58).
 */
export function CheckInSummary({ checkIn, isJustSaved, onEdit, onRedo }: CheckInSummaryProps) {
  const t = useMessages(checkin);
  const tCommon = useMessages(common);
  const suggestion = useSuggestion(isJustSaved ? checkIn : null);
  const { view, day, goOn, notAboutMe } = suggestion;

  if (view.kind === 'help')
    return (
      <HelpFound crisis={view.crisis} told={ownWordsOf(checkIn)} onGoOn={goOn} onNotMe={() => void notAboutMe()} />
    );
  if (view.kind === 'afterHelp')
    return (
      <Stack $gap={5}>
        <AfterHelpToday kind={view.crisis} onNotMe={() => void notAboutMe('all')} />
        <div>
          <LinkButton type="button" onClick={onEdit}>
            {t('summary.edit')}
          </LinkButton>
        </div>
      </Stack>
    );
  // No answer is called saved, and no leaf is shown, before it is known whether help comes first.
  if (isJustSaved && suggestion.isReading)
    return <LoadingState text={tCommon('states.loading')} slowText={tCommon('states.loadingSlow')} />;
  const isHard = isHardDay(checkIn) ? day?.mode !== 'ordinary' : day?.mode === 'hard';
  const parts = { checkIn, isJustSaved, onEdit, onRedo, suggestion };
  return isHard ? <HardSummary {...parts} /> : <PlainSummary {...parts} />;
}

interface SummaryParts extends CheckInSummaryProps {
  suggestion: ReturnType<typeof useSuggestion>;
}

/** Whether the answers are shown: those just given, on a narrow page, only once they are asked for. */
function useShownAnswers(isJustSaved: boolean) {
  const [isAskedFor, setAskedFor] = useState(false);
  const isWide = useIsWide();
  return { areShown: isAskedFor || isWide || !isJustSaved, isWide, show: () => setAskedFor(true) };
}

function PlainSummary({ checkIn, isJustSaved, onEdit, onRedo, suggestion }: SummaryParts) {
  const t = useMessages(checkin);
  const language = useLanguage();
  const { areShown, isWide, show } = useShownAnswers(isJustSaved);
  // Below each other, what follows comes with what stands above it: nothing moves away from under a finger.
  const isToCome = isJustSaved && !isWide && suggestion.view.kind === 'loading';
  const isShort = suggestion.day?.mode === 'rest' || suggestion.day?.mode === 'low';
  const reply = checkInReply(checkIn, language);
  return (
    <>
      <Moment title={reply.title} line={reply.line}>
        <SavedNote checkIn={checkIn} />
      </Moment>
      <Columns>
        <TodaysSuggestion of={suggestion} />
        {!isToCome && (
          <Stack $gap={4}>
            <Answers checkIn={checkIn} isShown={areShown} onShow={show} onEdit={onEdit} />
            <CompletedTasks />
            <Ways>
              <LinkButton as={PageLink} page="home">
                {t('summary.toHome')}
              </LinkButton>
              {areShown && (
                <>
                  <LinkButton as={PageLink} page="tools">
                    {t('summary.toTools')}
                  </LinkButton>
                  <LinkButton as={PageLink} page="memoryBank">
                    {t('summary.toMemories')}
                  </LinkButton>
                </>
              )}
              <BodyLink />
              {isShort && <ShowAll />}
              {areShown && <Redo onRedo={onRedo} />}
            </Ways>
          </Stack>
        )}
      </Columns>
    </>
  );
}

/** A person first, then one minute; no more to choose from, and nothing that was done is counted up. */
function HardSummary({ checkIn, isJustSaved, onEdit, onRedo, suggestion }: SummaryParts) {
  const t = useMessages(checkin);
  const { areShown, show } = useShownAnswers(true);
  return (
    <>
      <Moment title={t('hardDay.heading')} line={t('hardDay.enough')} isCalm>
        {isJustSaved && <SavedNote checkIn={checkIn} />}
      </Moment>
      <Columns>
        <Stack $gap={4}>
          <SomeoneFirst />
          <TodaysSuggestion of={suggestion} />
        </Stack>
        <Stack $gap={4}>
          <Answers checkIn={checkIn} isShown={areShown} onShow={show} onEdit={onEdit} />
          <Ways>
            <LinkButton as={PageLink} page="home">
              {t('summary.toHome')}
            </LinkButton>
            <BodyLink />
            <ShowAll />
            {areShown && <Redo onRedo={onRedo} />}
          </Ways>
        </Stack>
      </Columns>
    </>
  );
}

interface AnswersProps {
  checkIn: CheckIn;
  isShown: boolean;
  onShow: () => void;
  onEdit: () => void;
}

function Answers({ checkIn, isShown, onShow, onEdit }: AnswersProps) {
  const t = useMessages(checkin);
  if (isShown) return <AnswersCard checkIn={checkIn} onEdit={onEdit} />;
  return (
    <div>
      <LinkButton type="button" onClick={onShow}>
        {t('summary.showAnswers')}
      </LinkButton>
    </div>
  );
}

/** The way to what is followed, for whoever has not put it on Home: never a fourth question (D70). */
function BodyLink() {
  const t = useMessages(checkin);
  const followed = knownOf(useRead(PlantDocument, { pick: ({ me }) => me.followedScales }));
  if (followed === undefined || followed.isOnHome || followed.scales.length === 0) return null;
  return (
    <LinkButton as={PageLink} page="scalesToday">
      {t('summary.toBody')}
    </LinkButton>
  );
}

function Redo({ onRedo }: { onRedo: () => void }) {
  const t = useMessages(checkin);
  return (
    <div>
      <LinkButton type="button" onClick={onRedo}>
        {t('summary.redo')}
      </LinkButton>
      <Quiet>{t('summary.redoExplained')}</Quiet>
    </div>
  );
}

/** The confirmation that the server has the check-in. Waiting changes are announced once, above every page. */
function SavedNote({ checkIn }: { checkIn: CheckIn }) {
  const t = useMessages(checkin);
  const isWaiting = useIsWaiting()('saveCheckIn', { date: checkIn.date });
  if (isWaiting) return null;
  return (
    <Saved role="status">
      <LineDrawing lines={SIGNS.done} />
      {t('summary.saved')}
    </Saved>
  );
}

/** All ways on, close to each other: as many in a line as there is room for. */
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(5)};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  margin-top: ${space(4)};
  @media (min-width: 56.25rem) {
    align-items: start;
    :root:not([data-calm='true']) & {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    }
  }
`;

const Saved = styled.p`
  width: fit-content;
  display: flex;
  align-items: center;
  gap: ${space(2)};
  margin-block: ${space(2)} ${space(3)};
  padding: ${space(1)} ${space(4)};
  border-radius: ${radius.chip};
  ${text.small}
  font-weight: 650;
  background: ${color.surface};
  color: ${color.ink};
`;
