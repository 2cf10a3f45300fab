import { useIsWaiting, knownOf, useRead } from '@spire/client';
import { checkInReply } from '@spire/content/checkInReplies';
import { partOfDay } from '@spire/domain/dates';
import { isHardDay } from '@spire/domain/hardDay';
import { useLanguage, useMessages } from '@spire/i18n';
import { useBackdrop } from '@spire/remote-kit';
import { PageLink } from '@spire/remote-kit/router';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { LinkButton } from '@spire/ui/LinkButton';
import { Quiet } from '@spire/ui/Quiet';
import { Hero } from '@spire/ui/Hero';
import { Scene, skyOf } from '@spire/ui/Scene';
import { Row, Stack } from '@spire/ui/Stack';
import { color, radius, space, text } from '@spire/ui/tokens.ts';
import { useIsWide } from '@spire/ui/useIsWide.ts';
import { usePageArrival } from '@spire/ui/usePageArrival.ts';
import { HelpFound } from '@spire/written/HelpFound';
import { SomeoneToTalkTo } from '@spire/written/SomeoneToTalkTo';
import { useMemo, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { SIGNS } from '../drawings.ts';
import { checkin } from '../messages/namespace.ts';
import { TodaysSuggestion } from '../suggestion/SuggestionCard.tsx';
import { ThreeMore } from '../suggestion/ThreeMore.tsx';
import { useCrisis } from '../suggestion/useCrisis.ts';
import { useSuggestion } from '../suggestion/useSuggestion.ts';
import { CompletedTasks } from '../tasks/CompletedTasks.tsx';
import type { CheckIn } from './answers.ts';
import { AnswersCard } from './AnswersCard.tsx';
import { PlantDocument } from './Plant.generated.ts';

export interface CheckInSummaryProps {
  checkIn: CheckIn;
  /** Saved a moment ago, rather than found when the page opened. */
  isJustSaved: boolean;
  onEdit: () => void;
  onRedo: () => void;
}

/** Today's check-in once it is done: the plant and one sentence answer it, then a suggestion, the answers, and ways on. */
export function CheckInSummary({ checkIn, isJustSaved, onEdit, onRedo }: CheckInSummaryProps) {
  const t = useMessages(checkin);
  const language = useLanguage();
  const suggestion = useSuggestion();
  const [isAskedFor, setAskedFor] = useState(false);
  const isWide = useIsWide();
  const areAnswersShown = isAskedFor || isWide || !isJustSaved;
  // What waits is said once, above every page.
  const isWaiting = useIsWaiting()('saveCheckIn', { date: checkIn.date });
  const isHard = isHardDay(checkIn);
  const reading = useCrisis(isJustSaved ? checkIn : null);
  // Below each other, what follows comes with what stands above it: nothing moves away from under a finger.
  const isToCome = isJustSaved && !isWide && (suggestion.view.kind === 'loading' || reading === undefined);

  if (suggestion.view.kind === 'help')
    return <HelpFound crisis={suggestion.view.crisis} onClose={suggestion.closeHelp} />;
  const reply = checkInReply(checkIn, language);
  const title = isJustSaved ? reply.title : t('summary.title');
  const line = isJustSaved ? reply.line : t('summary.alreadyDone');
  return (
    <>
      <Moment title={title} line={line}>
        {!isWaiting && (
          <Saved role="status">
            <LineDrawing lines={SIGNS.done} />
            {t('summary.saved')}
          </Saved>
        )}
      </Moment>
      <Columns>
        <Stack $gap={4}>
          <TodaysSuggestion of={suggestion} />
          {(isHard || reading?.level === 'offer') && <SomeoneToTalkTo />}
        </Stack>
        {!isToCome && (
          <Stack $gap={4}>
            {areAnswersShown ? (
              <AnswersCard checkIn={checkIn} onEdit={onEdit} />
            ) : (
              <div>
                <LinkButton type="button" onClick={() => setAskedFor(true)}>
                  {t('summary.showAnswers')}
                </LinkButton>
              </div>
            )}
            {!isHard && <ThreeMore />}
            <CompletedTasks />
            <Row $gap={5} $wrap>
              <LinkButton as={PageLink} page="home">
                {t('summary.toHome')}
              </LinkButton>
              <LinkButton as={PageLink} page="tools">
                {t('summary.toTools')}
              </LinkButton>
              <LinkButton as={PageLink} page="memoryBank">
                {t('summary.toMemories')}
              </LinkButton>
            </Row>
            {areAnswersShown && (
              <div>
                <LinkButton type="button" onClick={onRedo}>
                  {t('summary.redo')}
                </LinkButton>
                <Quiet>{t('summary.redoExplained')}</Quiet>
              </div>
            )}
          </Stack>
        )}
      </Columns>
    </>
  );
}

const SCENE = '330px';

/** The plant with its new leaf, and the sentence that stands below it. */
function Moment({ title, line, children }: { title: string; line: string; children: ReactNode }) {
  const heading = usePageArrival(title);
  const level = knownOf(useRead(PlantDocument, { pick: ({ me }) => me.growth.level }));
  const [hour] = useState(() => partOfDay(new Date().getHours()));
  const backdrop = useMemo(
    () => ({
      picture: <Scene view="near" hour={hour} height={SCENE} deeds={LEAF} {...(level && { level })} />,
      sky: skyOf(hour),
    }),
    [hour, level],
  );
  useBackdrop(backdrop);
  return (
    <div>
      <Hero $hour={hour} $height={SCENE}>
        {children}
      </Hero>
      <Title ref={heading} tabIndex={-1}>
        {title}
      </Title>
      <p>{line}</p>
    </div>
  );
}

const LEAF = { hasCheckedIn: true };

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
  align-self: flex-start;
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(1)} ${space(4)};
  border-radius: ${radius.chip};
  ${text.small}
  font-weight: 650;
  background: ${color.surface};
  color: ${color.ink};
`;

const Title = styled.h1`
  ${text.title}
  margin-bottom: ${space(1)};
`;
