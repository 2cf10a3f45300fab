import { useMessages } from '@spire/i18n';
import { Fold, FOLD_SIGN, FoldHead, FoldLine, FoldTitle } from '@spire/ui/FoldHead';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { color, space } from '@spire/ui/tokens.ts';
import { useEffect, useId, useRef } from 'react';
import styled, { css } from 'styled-components';
import { doing } from '../doing/messages/namespace.ts';

/** A sprout as lines for `LineDrawing`, from Lucide (ISC licence). */
const SPROUT = [
  'M14 9.536V7a4 4 0 0 1 4-4h1.5a.5.5 0 0 1 .5.5V5a4 4 0 0 1-4 4 4 4 0 0 0-4 4c0 2 1 3 1 5a5 5 0 0 1-1 3',
  'M4 9a5 5 0 0 1 8 4 5 5 0 0 1-8-4',
  'M5 21h14',
];

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
      {!isInSky && <LineDrawing lines={SPROUT} />}
      <div>
        <FoldTitle>
          {onFold === undefined ? (
            heading
          ) : (
            <Fold ref={fold} type="button" aria-expanded={isOpen} aria-describedby={lineId} onClick={onFold}>
              {heading}
              <LineDrawing lines={FOLD_SIGN} />
            </Fold>
          )}
        </FoldTitle>
        <FoldLine id={lineId} role="status">
          {line ?? (of === 0 ? tDoing('tasks.ask') : said)}
        </FoldLine>
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

const Head = styled(FoldHead)<{ $isInSky: boolean }>`
  ${({ $isInSky }) => $isInSky && inSky}
`;
