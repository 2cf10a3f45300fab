import { crisisHelp } from '@spire/content/crisisHelp';
import { common, useLanguage, useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { Card } from '@spire/ui/Card';
import { LinkButton } from '@spire/ui/LinkButton';
import { Stack } from '@spire/ui/Stack';
import { ErrorState } from '@spire/ui/states';
import { VisuallyHidden } from '@spire/ui/VisuallyHidden';
import { radius, space } from '@spire/ui/tokens.ts';
import { AiChoice } from '@spire/written/AiChoice';
import { HelpPanel } from '@spire/written/HelpPanel';
import { OfferedHelp, OfferedNumber } from '@spire/written/OfferedHelp';
import { useRef } from 'react';
import styled from 'styled-components';
import { checkin } from '../messages/namespace.ts';
import { CheckInFirst } from './CheckInFirst.tsx';
import { EndOfDay } from './EndOfDay.tsx';
import { FirstWait } from './FirstWait.tsx';
import { MemoryChoice } from './MemoryChoice.tsx';
import { SuggestionText } from './SuggestionText.tsx';
import { useKeptFocus } from './useKeptFocus.ts';
import { useSuggestion } from './useSuggestion.ts';

/** The suggestion card of Home and the suggestions page: every state of spec 2 §4, in words. */
export default function SuggestionCard() {
  return <TodaysSuggestion of={useSuggestion()} />;
}

interface TodaysSuggestionProps {
  of: ReturnType<typeof useSuggestion>;
  /** Whether it can be said here that a memory may inspire: not on Home, which is short. */
  hasMemoryChoice?: boolean;
}

/** The same for a page that has to know what it shows; nothing after help, which has the page to itself. */
export function TodaysSuggestion({ of: suggestion, hasMemoryChoice = false }: TodaysSuggestionProps) {
  const t = useMessages(checkin);
  const tCommon = useMessages(common);
  const language = useLanguage();
  const inside = useRef<HTMLDivElement>(null);
  useKeptFocus(inside);
  const { view, day, seen, offered, ownWords, ai, interactions, because } = suggestion;
  const { next, fetchBack, retry, giveUp, goOn, notAboutMe } = suggestion;
  if (view.kind === 'afterHelp') return null;
  const isHard = day?.mode === 'hard';
  const isLow = day?.mode === 'low';
  if (isHard && view.kind === 'limitReached') return null;
  const title = t(isHard ? 'suggestion.hardTitle' : 'suggestion.title');
  // A suggestion is its own title for whoever sees it.
  const isTitleless = view.kind === 'ready' && (!isHard || hasOwnTitle(view.suggestion));
  const help = view.kind === 'help' ? crisisHelp(view.crisis, language, suggestion.told) : undefined;
  return (
    <Card {...(!isTitleless && { title: help?.title ?? title })}>
      <Inside ref={inside} tabIndex={-1} $isTight={isHard || isLow}>
        {isTitleless && <VisuallyHidden as="h2">{title}</VisuallyHidden>}
        <VisuallyHidden role="status">{help?.title}</VisuallyHidden>
        {view.kind === 'loading' && <FirstWait onGiveUp={giveUp} />}
        {view.kind === 'failed' && (
          <Stack $gap={2}>
            <ErrorState
              isQuiet
              titleLevel={3}
              title={t('suggestion.failedTitle')}
              text={t('suggestion.failedText')}
              retryLabel={tCommon('actions.retry')}
              onRetry={retry}
            />
            <LinkButton as={PageLink} page="tools">
              {t('suggestion.toolsInstead')}
            </LinkButton>
          </Stack>
        )}
        {view.kind === 'afterSending' && <p>{t('suggestion.afterSending')}</p>}
        {view.kind === 'limitReached' && <EndOfDay />}
        {view.kind === 'checkInFirst' && <CheckInFirst />}
        {view.kind === 'help' && help !== undefined && (
          <Stack $gap={4}>
            <p>{help.lead}</p>
            <HelpPanel help={help} kind={view.crisis} onGoOn={goOn} onNotMe={() => void notAboutMe()} />
          </Stack>
        )}
        {view.kind === 'ready' && (
          <Stack $gap={4}>
            {seen !== null && <p>{seen}</p>}
            <SuggestionText
              view={view}
              interactions={interactions}
              because={because}
              isHard={isHard}
              isLow={isLow}
              isWeighty={day?.isWeighty === true}
              hasChoice={day?.mode === 'ordinary'}
              onNext={next}
              onFetchBack={fetchBack}
              onRetry={retry}
              onGiveUp={giveUp}
            />
            {hasMemoryChoice && ai !== undefined && !isHard && !isLow && (
              <MemoryChoice isOn={ai.me.settings.memoryInspiration} />
            )}
            {ai !== undefined && !isHard && <AiChoice data={ai} />}
          </Stack>
        )}
        {view.kind !== 'help' &&
          (offered === null ? <OfferedHelp told={ownWords} /> : <OfferedNumber kind={offered} />)}
      </Inside>
    </Card>
  );
}

/** Whether its name stands in the place of the card's. */
const hasOwnTitle = ({ title, minutes }: { title: string | null; minutes: number | null }) =>
  title !== null && minutes !== null;

/** Its focus ring keeps clear of the words; where little is enough it takes little room. */
const Inside = styled.div<{ $isTight: boolean }>`
  margin-block: ${({ $isTight }) => ($isTight ? space(-1) : '0')};
  border-radius: ${radius.control};
  &:focus-visible {
    outline-offset: ${space(2)};
  }
`;
