import type { ReactNode } from 'react';
import styled from 'styled-components';
import { LineDrawing } from './LineDrawing.tsx';
import { TICK } from './tick.ts';
import { color, space } from './tokens.ts';

interface QuietLineProps {
  children: ReactNode;
  link?: ReactNode;
  /** The lines of the drawing before the words; a tick when left out. */
  icon?: readonly string[] | undefined;
}

/** Something that is done, or waits, in one line, with at most one link at its end. */
export function QuietLine({ children, link, icon = TICK }: QuietLineProps) {
  return (
    <Line>
      <Words>
        <LineDrawing lines={icon} />
        {children}
      </Words>
      {link}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(4)};
`;

const Words = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  color: ${color.muted};
  > svg {
    flex: none;
  }
`;
