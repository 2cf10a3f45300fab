import { useMessages } from '@spire/i18n';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { color, gutter, motion, space, text, touch } from '@spire/ui/tokens.ts';
import { useEffect, useId, useRef } from 'react';
import styled, { css } from 'styled-components';
import { doing } from '../doing/messages/namespace.ts';

/** Small signs as lines for `LineDrawing`, from Lucide (ISC licence). */
const SIGNS = {
  fold: ['m6 9 6 6 6-6'],
  sprout: [
    'M14 9.536V7a4 4 0 0 1 4-4h1.5a.5.5 0 0 1 .5.5V5a4 4 0 0 1-4 4 4 4 0 0 0-4 4c0 2 1 3 1 5a5 5 0 0 1-1 3',
    'M4 9a5 5 0 0 1 8 4 5 5 0 0 1-8-4',
    'M5 21h14',
  ],
};

const COUNTS = ['one', 'two', 'three'] as const;

interface TasksHeadProps {
  /** Opens and closes the card; left out where there is room for all of it. */
  onFold: (() => void) | undefined;
  isOpen: boolean;
  /** It was opened or closed by hand, so the focus stays with it. */
  isPressed: boolean;
  /** Evening, or a day of rest: what is left may lie. */
  isLate: boolean;
  done: number;
  of: number;
  /** Shown in the place of what the row says of the tasks. */
  line?: string;
  title?: string;
  /** It stands in the sky of the picture. */
  isInSky?: boolean;
}

/** The title with one line: the row that opens the card, and in the picture's sky when it is open. */
export function TasksHead({
  onFold,
  isOpen,
  isLate,
  done,
  of,
  line,
  title,
  isInSky = false,
  isPressed,
}: TasksHeadProps) {
  const tDoing = useMessages(doing);
  const lineId = useId();
  const count = COUNTS[done - 1];
  const isLeft = done < of && count !== 'three';
  const said =
    isLate && isLeft
      ? tDoing(`tasks.late.${count ?? 'none'}`)
      : count === undefined
        ? tDoing('tasks.waiting')
        : tDoing(`tasks.done.${count}`);
  const fold = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // It has just taken the place of the one that was pressed.
    if (isPressed) fold.current?.focus();
  }, [isPressed]);
  const heading = title ?? tDoing('tasks.title');
  return (
    <Head $isInSky={isInSky}>
      {!isInSky && <LineDrawing lines={SIGNS.sprout} />}
      <div>
        <Title>
          {onFold === undefined ? (
            heading
          ) : (
            <Fold ref={fold} type="button" aria-expanded={isOpen} aria-describedby={lineId} onClick={onFold}>
              {heading}
              <LineDrawing lines={SIGNS.fold} />
            </Fold>
          )}
        </Title>
        <Line id={lineId} role="status">
          {line ?? (of === 0 ? tDoing('tasks.ask') : said)}
        </Line>
      </div>
    </Head>
  );
}

/** Words leave the picture where they would not leave room for it. */
const abovePicture = css`
  position: relative;
  padding-bottom: ${space(2)};
  color: ${color.ink};
`;

const inSky = css`
  position: absolute;
  z-index: 1;
  inset: 0 0 auto;
  padding-block: ${space(3)} 0;
  color: var(--sky-ink);
  :root[data-text-size='150'] & {
    ${abovePicture}
  }
  @container (max-width: 19rem) {
    ${abovePicture}
  }
`;

const Head = styled.div<{ $isInSky: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: ${touch.button};
  padding: ${space(2)} ${gutter};
  ${({ $isInSky }) => $isInSky && inSky}
  > svg {
    flex: none;
    color: ${color.primary};
  }
  > div {
    flex: 1;
    min-width: 0;
  }
`;

const Title = styled.h2`
  ${text.heading}
`;

/** The whole row is its target; the sign stands at its end. */
const Fold = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  width: 100%;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  letter-spacing: inherit;
  text-align: start;
  cursor: pointer;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    min-height: ${touch.least};
  }
  > svg {
    flex: none;
    transition: transform ${motion.quick};
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
`;

const Line = styled.p`
  ${text.small}
  min-height: 1.5em;
`;
