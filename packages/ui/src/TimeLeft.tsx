import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { figures } from './figures.ts';
import { LinkButton } from './LinkButton.tsx';
import { color, space, text } from './tokens.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface TimeWords {
  /** After the figures. */
  left: string;
  hide: string;
  show: string;
  /** Said at the start, halfway and at the end; nothing in between (A28). */
  atStart: string;
  halfway: string;
  atEnd: string;
  /** Below: that it goes on when nobody looks; after a reload or from another tab, that it has. */
  goesOn: string;
  hasGoneOn: string;
}

interface TimeLeftProps {
  left: number;
  seconds: number;
  words: TimeWords;
  /** Stands there while the figures are hidden. */
  emblem: ReactNode;
  wasUnderWay: boolean;
  /** Further content that belongs to the time, such as a way to let it rest. */
  children?: ReactNode;
}

/** The time that is left, in one line, and a way not to see it; it keeps its room, so that nothing moves. */
export function TimeLeft({ left, seconds, words, emblem, wasUnderWay, children }: TimeLeftProps) {
  const [isHidden, setHidden] = useState(false);
  const said = left === 0 ? words.atEnd : left <= seconds / 2 ? words.halfway : words.atStart;
  return (
    <Line>
      {isHidden ? (
        <span aria-hidden>{emblem}</span>
      ) : (
        <span>
          <Figures role="timer">{figures(left)}</Figures> {words.left}
        </span>
      )}
      {children}
      <LinkButton type="button" onClick={() => setHidden(!isHidden)}>
        {isHidden ? words.show : words.hide}
      </LinkButton>
      <Note>{wasUnderWay ? words.hasGoneOn : words.goesOn}</Note>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 ${space(4)};
  min-height: 44px;
  ${text.large}
  font-weight: 600;
  button {
    ${text.small}
  }
`;

const Note = styled.p`
  flex-basis: 100%;
  ${text.small}
  color: ${color.muted};
  font-weight: 400;
  text-align: center;
`;

const Figures = styled.span`
  font-variant-numeric: tabular-nums;
`;
