import { useMessages } from '@spire/i18n';
import { Scene } from '@spire/ui/Scene';
import { radius, space } from '@spire/ui/tokens.ts';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { checkin } from '../messages/namespace.ts';
import { useBudsWith } from '../plant/useBuds.ts';

const COUNTS = ['one', 'two', 'three'] as const;

interface DoneAnswerProps {
  /** The text that is done, whether or not the server has heard of it. */
  text: string;
  /** Only that it is done: no plant on a hard day, or where something weighs (D58, D61). */
  isStill: boolean;
  /** Slots before the words, and above them. */
  start?: ReactNode;
  title?: ReactNode;
  /** Slot below them, and beside them where there is no plant. */
  children?: ReactNode;
}

/** The result of a suggestion, where the eye is: the bud, in words and on a small picture of the plant (D81). */
export function DoneAnswer({ text, isStill, start, title, children }: DoneAnswerProps) {
  const t = useMessages(checkin);
  const { level, buds, isInFlower } = useBudsWith(text);
  const count = COUNTS[buds - 1] ?? 'three';
  return (
    <Answer>
      {start}
      <Words>
        {title}
        <p role="status">
          {t('suggestion.done')}
          {!isStill && ` ${t(isInFlower ? 'suggestion.flowers' : `suggestion.buds.${count}`)}`}
        </p>
        {!isStill && children}
      </Words>
      {isStill ? (
        children
      ) : (
        <Cut>
          <Scene
            view="plant"
            size={CUT}
            deeds={{ hasCheckedIn: true, done: buds, isInFlower }}
            {...(level !== undefined && { level })}
          />
        </Cut>
      )}
    </Answer>
  );
}

/** Where the words need the width the picture has the room below them that the suggestion leaves. */
const NARROW = '@media (max-width: 22.4rem)';
const CUT = 'var(--cut)';

const Answer = styled.div`
  --cut: 92px;
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space(2)} ${space(3)};
  ${NARROW} {
    --cut: 100%;
    display: grid;
    grid-template: auto minmax(0, 1fr) / auto minmax(0, 1fr);
  }
`;

const Words = styled.div`
  flex: 1 1 5rem;
  min-width: 0;
`;

/** As high as there is room up to its width, which shows the plant's middle, and never the reason that something moves. */
const Cut = styled.div`
  flex: none;
  align-self: stretch;
  position: relative;
  width: ${CUT};
  max-height: ${CUT};
  overflow: hidden;
  border-radius: ${radius.control};
  ${NARROW} {
    grid-column: 1 / -1;
    align-self: start;
    aspect-ratio: 1;
    max-height: 100%;
    container-type: size;
  }
  @container (max-height: 4rem) {
    > * {
      display: none;
    }
  }
  > * {
    position: absolute;
    inset: 50% auto auto 0;
    transform: translateY(-50%);
  }
`;
