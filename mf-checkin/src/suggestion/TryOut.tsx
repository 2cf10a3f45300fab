import { options, useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { LinkButton } from '@spire/ui/LinkButton';
import { Quiet } from '@spire/ui/Quiet';
import { color, space, text } from '@spire/ui/tokens.ts';
import { NEED_MORE, type NeedMore } from '@spire/domain/options';
import styled from 'styled-components';
import { SIGNS } from '../drawings.ts';
import { checkin } from '../messages/namespace.ts';
import { useIsLate } from '../useIsLate.ts';
import { DoneAnswer } from './DoneAnswer.tsx';
import { DoneBud } from './DoneBud.tsx';
import { Layer, Layers } from './layers.ts';
import { UndoDone } from './MarkButtons.tsx';
import type { SuggestionView } from './suggestionView.ts';
import type { Interactions } from './useInteractions.ts';
import { useRoomForAnswer } from './useRoomForAnswer.ts';

interface TryOutProps {
  suggestion: Extract<SuggestionView, { kind: 'ready' }>['suggestion'];
  interactions: Interactions;
  because: readonly NeedMore[];
  isHard: boolean;
  isLow: boolean;
  isWeighty: boolean;
  onTry: () => void;
}

/** The chips of today that led to this text, in the words they were chosen by. */
function Because({ needs }: { needs: readonly NeedMore[] }) {
  const t = useMessages(checkin);
  const tOptions = useMessages(options);
  if (needs.length === 0) return null;
  return (
    <Quiet>
      {t('suggestion.because')}{' '}
      {needs.map((need, index) => (
        <span key={need}>
          {index > 0 && ' · '}
          <span aria-hidden>{NEED_MORE[need]}</span> <Strong>{tOptions(`needMore.${need}`)}</Strong>
        </span>
      ))}
    </Quiet>
  );
}

/** A suggestion with a way to try it, or its result; beside each other where little is enough. */
export function TryOut({ suggestion, interactions, because, isHard, isLow, isWeighty, onTry }: TryOutProps) {
  const t = useMessages(checkin);
  const isLate = useIsLate();
  const { emoji, minutes } = suggestion;
  const { isCompleted } = interactions;
  const isStill = isHard || isWeighty;
  const hasRoom = useRoomForAnswer(suggestion.id, isCompleted);
  const title = suggestion.title !== null && <Name>{suggestion.title}</Name>;
  const sign = (
    <Emoji aria-hidden>{isCompleted && !isStill ? <DoneBud text={suggestion.text} emoji={emoji} /> : emoji}</Emoji>
  );
  const tryNow = t('suggestion.tryNow', { minutes: minutes ?? 0 });
  const trial = {
    type: 'button' as const,
    $variant: isLate || isHard ? ('secondary' as const) : ('primary' as const),
    onClick: onTry,
  };

  if (isLow || isHard) {
    const way = minutes !== null && (
      <Button {...trial} aria-label={tryNow}>
        {t('suggestion.try')}
      </Button>
    );
    const isTriable = way !== false;
    const saying = (least: number) => (isTriable ? beginningOf(suggestion.text, least) : suggestion.text);
    return (
      <Short $isHard={isHard && isTriable} $isFree={!hasRoom}>
        <Layer $gap={2} $isHidden={isCompleted} hidden={!hasRoom}>
          {title === false ? (
            <>
              <Head>
                {sign}
                <Words aria-live="polite">
                  <p>{saying(isLow ? NAMELESS : Infinity)}</p>
                </Words>
              </Head>
              {way}
            </>
          ) : (
            <>
              <Beside>
                <Head>
                  {sign}
                  <Words>
                    {title}
                    {isHard && isTriable && <Place aria-hidden>{t('suggestion.hardTitle')}</Place>}
                  </Words>
                </Head>
                {way}
              </Beside>
              {!(isHard && isTriable) && <p aria-live="polite">{saying(0)}</p>}
            </>
          )}
        </Layer>
        {isCompleted && (
          <DoneAnswer text={suggestion.text} start={sign} title={title} isStill={isStill}>
            <UndoDone of={interactions} as={LinkButton} />
          </DoneAnswer>
        )}
      </Short>
    );
  }
  return (
    <>
      <Head>
        {sign}
        <Words aria-live="polite">
          {title}
          <p>{suggestion.text}</p>
        </Words>
      </Head>
      <Layers>
        <Trial $gap={3} $isHidden={isCompleted}>
          <Because needs={because} />
          {minutes !== null && (
            <Button {...trial} $isWide>
              <LineDrawing lines={SIGNS.try} />
              {tryNow}
            </Button>
          )}
        </Trial>
        {isCompleted && (
          <DoneAnswer text={suggestion.text} isStill={isStill}>
            <UndoDone of={interactions} as={LinkButton} />
          </DoneAnswer>
        )}
      </Layers>
    </>
  );
}

/** Sign and words beside each other, however few words a line has room for. */
const Head = styled.div`
  display: flex;
  gap: ${space(3)};
`;

/** The way stands beside the name, and below it where a word of the name would not have room. */
const Beside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space(2)} ${space(3)};
  > :first-child {
    flex: 99 1 10rem;
    min-width: 0;
  }
  > button {
    flex: 1 0 auto;
  }
`;

/** Enough to choose by where little is enough, in whole sentences: the rest comes with trying it. */
function beginningOf(words: string, least: number): string {
  const end = [...words.matchAll(/[.!?…][»”"]?(?=\s|$)/gu)].find((match) => match.index >= least);
  return end === undefined ? words : words.slice(0, end.index + end[0].length);
}
/** So many characters at least where they have no name to go by. */
const NAMELESS = 40;

/** Keeps the room for its answer, which stands beside its way back on a hard day. */
const Short = styled(Layers)<{ $isHard: boolean; $isFree: boolean }>`
  min-height: ${({ $isHard, $isFree }) => ($isFree ? '0' : $isHard ? '4.4rem' : '7.5rem')};
`;

const Place = styled.p`
  ${text.small}
  color: ${color.muted};
`;

/** Stands at the foot of the room that its answer needs. */
const Trial = styled(Layer)`
  justify-content: flex-end;
`;

const Emoji = styled.span`
  flex: none;
  width: 2.4rem;
  min-width: 36px;
  font-size: 1.9rem;
  line-height: 1.25;
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: break-word;
  > p:only-child {
    ${text.large}
  }
`;

/** The title of a suggestion. */
export const Name = styled.h3`
  ${text.heading}
`;

const Strong = styled.strong`
  color: ${color.ink};
`;
