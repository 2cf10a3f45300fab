import type { ReactNode } from 'react';
import styled from 'styled-components';
import { LineDrawing } from './LineDrawing.tsx';
import { TICK } from './tick.ts';
import { color, space } from './tokens.ts';

/** Something that is done, or waits, in one line, with at most one link at its end. */
export function QuietLine({ children, link }: { children: ReactNode; link?: ReactNode }) {
  return (
    <Line>
      <Words>
        <LineDrawing lines={TICK} />
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
  gap: ${space(1)} ${space(4)};
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
