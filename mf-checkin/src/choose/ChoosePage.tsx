import { common, useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { BusyButton, Button } from '@spire/ui/Button';
import { FlowActions, FlowFrame } from '@spire/ui/FlowFrame';
import { Icon } from '@spire/ui/Icon';
import { LinkButton } from '@spire/ui/LinkButton';
import { Notice } from '@spire/ui/Notice';
import { Page } from '@spire/ui/Page';
import { Quiet } from '@spire/ui/Quiet';
import { Read } from '@spire/ui/Read';
import { Row, Stack } from '@spire/ui/Stack';
import { media, text } from '@spire/ui/tokens.ts';
import { VisuallyHidden } from '@spire/ui/VisuallyHidden';
import { HelpFound } from '@spire/written/HelpFound';
import { OfferedNumber } from '@spire/written/OfferedHelp';
import { SourceTag } from '@spire/written/SourceTag';
import { SomeoneFirst } from '@spire/written/SomeoneFirst';
import { useDayMode } from '@spire/written/day/useDayMode.ts';
import { useSetHelpAside } from '@spire/written/day/useSetHelpAside.ts';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { AfterHelpToday } from '../after-help/AfterHelpToday.tsx';
import { CheckInFirst } from '../suggestion/CheckInFirst.tsx';
import { checkin } from '../messages/namespace.ts';
import { EndOfDay } from '../suggestion/EndOfDay.tsx';
import { useKeptFocus } from '../suggestion/useKeptFocus.ts';
import { Choices } from './Choices.tsx';
import { GuessButtons } from './GuessButtons.tsx';
import { NotQuite } from './NotQuite.tsx';
import { Taken } from './Taken.tsx';
import { doing } from '../doing/messages/namespace.ts';
import { useThree } from './useThree.ts';
import { Wish } from './Wish.tsx';
import { beginning, Wrote } from './Wrote.tsx';

/** How much of what was written stands above the answers, in characters. */
const QUOTED = 160;

/**
 * Three to choose from, for today or for what somebody writes (spec 2 §2, §4). They are kept for the day and count as one
 * of its eight; nothing is asked for until the person does. On a hard day a person stands here instead, and after help
 * nothing is suggested (D58).
 */
export default function ChoosePage() {
  const tDoing = useMessages(doing);
  const three = useThree();
  const { asking, list, isFull } = three;
  const { day, look } = useDayMode();
  const setAside = useSetHelpAside();
  const [isGuessing, setGuessing] = useState(false);
  const [isWishWanted, setWishWanted] = useState(false);
  const inside = useRef<HTMLDivElement>(null);
  useKeptFocus(inside);
  const back = (
    <LinkButton as={PageLink} page="home">
      <Icon name="back" />
      {tDoing('three.back')}
    </LinkButton>
  );

  if (asking.kind === 'help')
    return (
      <HelpFound crisis={asking.crisis} told={three.told} onGoOn={three.goOn} onNotMe={() => void three.notAboutMe()} />
    );
  if (day?.mode === 'afterHelp')
    return <AfterHelpToday kind={day.helpKind ?? 'unsure'} onNotMe={() => void setAside('all').then(look)} />;
  if (day?.mode === 'hard')
    return (
      <Page title={tDoing('three.title')} isNarrow back={back}>
        <SomeoneFirst />
      </Page>
    );
  const other = () => {
    setGuessing(false);
    setWishWanted(true);
  };
  if (isGuessing && !isFull)
    return (
      <FlowFrame>
        <NotQuite key="guess" of={three} onKeep={() => setGuessing(false)} onOther={other} />
      </FlowFrame>
    );
  const chosen = three.isChosen ? three.about : null;
  const isOneDone = three.isOneDone && !day?.isWeighty;
  const lead =
    list === undefined
      ? tDoing('three.lead')
      : chosen !== null && !isOneDone
        ? tDoing(`heard.leads.${chosen}`)
        : tDoing(isOneDone ? 'three.oneDone' : 'three.pick');
  return (
    <FlowFrame>
      <Page
        key={chosen ?? 'three'}
        title={chosen === null ? tDoing('three.title') : tDoing(`heard.names.${chosen}`)}
        lead={lead}
        back={back}
      >
        <Read of={three.read} failed={{ title: tDoing('three.readFailed') }}>
          {() => (
            <Column $gap={4} ref={inside} tabIndex={-1}>
              {asking.kind === 'resting' && asking.isHere === true && three.form.draft.wish !== '' && (
                <p role="status">{tDoing('three.wishUnread')}</p>
              )}
              {asking.kind === 'resting' && asking.seen !== null && <p>{asking.seen}</p>}
              {list !== undefined && three.wrote !== '' && (
                <Wrote>{tDoing('heard.words', { words: beginning(three.wrote, QUOTED) })}</Wrote>
              )}
              {list !== undefined && <Taken of={three} onChange={() => setGuessing(true)} />}
              {list !== undefined && (
                <Choices
                  of={list.suggestions}
                  known={three.known}
                  today={three.today}
                  isStill={day?.isWeighty === true}
                  reasons={three.reasons}
                />
              )}
              {asking.kind === 'resting' && asking.offered !== null && <OfferedNumber kind={asking.offered} />}
              {three.isUnsure && !isFull && (
                <Stack $gap={3} as="section" aria-label={tDoing('heard.ask.title')}>
                  <Ask>{tDoing('heard.ask.title')}</Ask>
                  <GuessButtons
                    guesses={three.guesses}
                    isBusy={asking.kind === 'asking'}
                    onChoose={(group) => void three.choose(group)}
                    onOther={other}
                  />
                </Stack>
              )}
              {asking.kind === 'failed' && <Notice kind="error">{tDoing('three.failed')}</Notice>}
              <Ways
                of={three}
                isWishWanted={isWishWanted}
                onAsk={() => void three.ask().then((isHere) => isHere && setWishWanted(false))}
                onNotQuite={() => (three.hasChosen ? setWishWanted(true) : setGuessing(true))}
              />
            </Column>
          )}
        </Read>
      </Page>
    </FlowFrame>
  );
}

interface WaysProps {
  of: ReturnType<typeof useThree>;
  isWishWanted: boolean;
  onAsk: () => void;
  onNotQuite: () => void;
}

/** The ways on: three more as long as the day has any, and what there is besides when it has not. */
function Ways({ of: three, isWishWanted, onAsk, onNotQuite }: WaysProps) {
  const tDoing = useMessages(doing);
  const t = useMessages(checkin);
  const tCommon = useMessages(common);
  const { list, isFull, asking, used, form, error } = three;
  const isWishShown = list === undefined || isWishWanted || form.draft.wish !== '' || error !== undefined;
  if (!three.isCheckedIn) return <CheckInFirst />;
  return (
    <>
      {list !== undefined && (
        <Row $gap={2} $wrap>
          {[...new Set(list.suggestions.map(({ source }) => source))].map((source) => (
            <SourceTag key={source} source={source} />
          ))}
          <Quiet>
            {tCommon('notTreatment')} {tDoing('three.counts')}
          </Quiet>
          {used !== undefined && <VisuallyHidden>{t('suggestion.counterRead', used)}</VisuallyHidden>}
        </Row>
      )}
      {isFull && <EndOfDay />}
      {!isFull && isWishShown && <Wish of={three} isFocused={isWishWanted} />}
      <FlowActions data-foot>
        {isFull ? (
          <>
            <Button as={PageLink} page="suggestion" $variant="secondary">
              {tDoing('three.todays')}
            </Button>
            <Button as={PageLink} page="tools" $variant="secondary">
              {tDoing('three.aTool')}
            </Button>
          </>
        ) : (
          <>
            <BusyButton
              variant={list === undefined ? 'primary' : 'secondary'}
              isWide
              isBusy={asking.kind === 'asking'}
              busyLabel={tDoing('three.finding')}
              onClick={onAsk}
            >
              {asking.kind === 'failed'
                ? tCommon('actions.retry')
                : tDoing(list === undefined ? 'three.ask' : 'three.again')}
            </BusyButton>
            {list !== undefined && !isWishWanted && !three.isUnsure && (
              <Button type="button" $variant="secondary" onClick={onNotQuite}>
                {tDoing('three.notQuite')}
              </Button>
            )}
          </>
        )}
      </FlowActions>
    </>
  );
}

const Ask = styled.h2`
  ${text.heading}
`;

/** The three stand beside each other on a wide page; what is read and written there keeps to one column. */
const Column = styled(Stack)`
  ${media.wide} {
    > :not(ul) {
      width: 100%;
      max-width: 34rem;
    }
  }
`;
