import { useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { LinkButton } from '@spire/ui/LinkButton';
import { space, text } from '@spire/ui/tokens.ts';
import type { NeedMore } from '@spire/domain/options';
import styled from 'styled-components';
import { SIGNS } from '../drawings.ts';
import { checkin } from '../messages/namespace.ts';
import { useIsLate } from '../useIsLate.ts';
import { Because } from './Because.tsx';
import { DoneAnswer } from './DoneAnswer.tsx';
import { DoneBud } from './DoneBud.tsx';
import { Layer, Layers } from './layers.ts';
import { UndoDone } from './MarkButtons.tsx';
import type { SuggestionView } from './suggestionView.ts';
import type { Interactions } from './useInteractions.ts';

interface TryOutProps {
  suggestion: Extract<SuggestionView, { kind: 'ready' }>['suggestion'];
  interactions: Interactions;
  because: readonly NeedMore[];
  isHard: boolean;
  isLow: boolean;
  isWeighty: boolean;
  onTry: () => void;
}

/** What a suggestion says and a way to try it, or what became of it; beside each other where little is enough. */
export function TryOut({ suggestion, interactions, because, isHard, isLow, isWeighty, onTry }: TryOutProps) {
  const t = useMessages(checkin);
  const isLate = useIsLate();
  const { emoji, minutes } = suggestion;
  const { isCompleted } = interactions;
  const isStill = isHard || isWeighty;
  const title = suggestion.title !== null && <Name>{suggestion.title}</Name>;
  const sign = (
    <Emoji aria-hidden>{isCompleted && !isStill ? <DoneBud text={suggestion.text} emoji={emoji} /> : emoji}</Emoji>
  );
  const words = (
    <Words aria-live="polite">
      {title}
      <p>{suggestion.text}</p>
    </Words>
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
    return (
      <Short>
        <Layer $gap={2} $isHidden={isCompleted}>
          {title === false ? (
            <>
              <Head>
                {sign}
                {words}
              </Head>
              {way}
            </>
          ) : (
            <>
              <Head>
                {sign}
                <Words>{title}</Words>
                {way}
              </Head>
              <p aria-live="polite">{suggestion.text}</p>
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
        {words}
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

/** Sign, words and way beside each other while the words have room. */
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(3)};
  > button {
    flex: none;
    align-self: flex-start;
  }
`;

/** Keeps the room for its answer. */
const Short = styled(Layers)`
  min-height: 7.5rem;
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
  flex: 1 1 7rem;
  min-width: 0;
  > p:only-child {
    ${text.large}
  }
`;

/** What a suggestion is called. */
export const Name = styled.h3`
  ${text.heading}
`;
