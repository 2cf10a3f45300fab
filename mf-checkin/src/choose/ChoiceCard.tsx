import { useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { Stack } from '@spire/ui/Stack';
import { Timer } from '@spire/ui/Timer';
import { color, space, text } from '@spire/ui/tokens.ts';
import { useKeptTimer } from '@spire/ui/useKeptTimer.ts';
import styled from 'styled-components';
import { SIGNS } from '../drawings.ts';
import { DoneBud } from '../suggestion/DoneBud.tsx';
import { DoneAnswer } from '../suggestion/DoneAnswer.tsx';
import { Layer, Layers } from '../suggestion/layers.ts';
import { useRoomForAnswer } from '../suggestion/useRoomForAnswer.ts';
import { MarkFailed } from '../suggestion/MarkFailed.tsx';
import { MarkButtons, Outlined, UndoDone } from '../suggestion/MarkButtons.tsx';
import type { SuggestionSet } from '../suggestion/suggestionView.ts';
import { type KnownInteractions, useInteractions } from '../suggestion/useInteractions.ts';
import { SUGGESTION_TIMER, useTimerWords } from '../suggestion/useTimerWords.ts';
import { doing } from '../doing/messages/namespace.ts';
import { type Reasons, Why } from './Why.tsx';

interface ChoiceCardProps {
  suggestion: SuggestionSet['suggestions'][number];
  known: KnownInteractions;
  today: string;
  /** Nothing is made much of (D61). */
  isStill: boolean;
  reasons: Reasons;
}

/** One of three: tried, done, liked and taken back where it stands. None is filled, since the choice is the person's. */
export function ChoiceCard({ suggestion, known, today, isStill, reasons }: ChoiceCardProps) {
  const tDoing = useMessages(doing);
  const { id, emoji, title, minutes } = suggestion;
  const seconds = (minutes ?? 0) * 60;
  // Another that is started lets this one rest.
  const timer = useKeptTimer(`${SUGGESTION_TIMER}${id}`, seconds);
  const interactions = useInteractions(suggestion, known, today);
  const timerWords = useTimerWords(minutes ?? 0);
  const { isCompleted, mark } = interactions;
  const hasRoom = useRoomForAnswer(id, isCompleted);
  const start = <Emoji aria-hidden>{isStill ? emoji : <DoneBud text={suggestion.text} emoji={emoji} />}</Emoji>;
  const name = title ?? suggestion.text;
  const words = (
    <Head>
      <Emoji aria-hidden>{emoji}</Emoji>
      <div>
        {title !== null && <Name>{title}</Name>}
        <p>{suggestion.text}</p>
        <Why why={suggestion.why} needs={suggestion.needs} of={reasons} />
      </div>
    </Head>
  );

  return (
    <Card as="li">
      <Stack $gap={3}>
        <MarkFailed of={interactions} />
        {timer.at !== undefined ? (
          <>
            <Timer
              title={<Name>{name}</Name>}
              seconds={seconds}
              words={timerWords}
              kept={timer}
              onDone={() => timer.end() && void mark('completed')}
              onCancel={() => timer.end()}
            >
              <span aria-hidden>{emoji}</span>
            </Timer>
            {title !== null && <p>{suggestion.text}</p>}
          </>
        ) : (
          <>
            <Layers>
              <Layer $isHidden={isCompleted} hidden={!hasRoom}>
                {words}
              </Layer>
              {isCompleted && (
                <DoneAnswer text={suggestion.text} start={start} title={<Name>{name}</Name>} isStill={isStill} />
              )}
            </Layers>
            <Ways>
              {isCompleted ? (
                <UndoDone of={interactions} as={Outlined} about={name} />
              ) : (
                <Soft
                  type="button"
                  $isHidden={minutes === null}
                  aria-label={tDoing('three.tryNamed', { minutes: minutes ?? 0, title: name })}
                  onClick={timer.start}
                >
                  <LineDrawing lines={SIGNS.try} />
                  {tDoing('three.tryIt', { minutes: minutes ?? 0 })}
                </Soft>
              )}
              <Marks>
                <MarkButtons of={interactions} as={Outlined} about={name} />
              </Marks>
            </Ways>
          </>
        )}
      </Stack>
    </Card>
  );
}

const Name = styled.h2`
  ${text.heading}
`;

/** On a narrow page the name stands beside the sign, and the words have the width of the card. */
const Head = styled.div`
  display: flex;
  gap: ${space(3)};
  > div {
    min-width: 0;
  }
  @media (max-width: 22.4rem) {
    display: block;
    > :first-child {
      float: inline-start;
      margin-inline-end: ${space(2)};
    }
  }
`;

const Emoji = styled.span`
  flex: none;
  width: 2.4rem;
  min-width: 36px;
  font-size: 1.9rem;
  line-height: 1.25;
`;

/** As wide whatever they say, so that none moves when another changes; the first has a row of its own in a narrow card. */
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-top: auto;
  button {
    flex: 1.5 1 7.4rem;
    gap: ${space(1)};
    min-height: 48px;
    padding-inline: ${space(1)};
    font-size: 0.94rem;
    white-space: nowrap;
  }
  svg {
    flex: none;
    width: 1.25em;
    height: 1.25em;
  }
`;

const Marks = styled.div`
  flex: 2 1 9.7rem;
  display: flex;
  gap: ${space(2)};
  && > button {
    flex: 1 1 0;
    &[aria-disabled='true'] {
      background: none;
      border-color: transparent;
    }
  }
`;

const Soft = styled(Button)<{ $isHidden: boolean }>`
  visibility: ${({ $isHidden }) => ($isHidden ? 'hidden' : 'visible')};
  && {
    background: ${color.primarySoft};
    color: ${color.primary};
  }
`;
