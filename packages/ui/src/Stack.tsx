import styled from 'styled-components';
import { space } from './tokens.ts';

/** One thing under another, with even space (`$gap` in steps of 4 px). */
export const Stack = styled.div<{ $gap?: number }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap = 4 }) => space($gap)};
  min-width: 0;
  > * {
    min-width: 0;
  }
`;

/** One thing beside another, with even space; `$wrap` lets them fall onto the next line. */
export const Row = styled.div<{ $gap?: number; $wrap?: boolean }>`
  display: flex;
  align-items: center;
  flex-wrap: ${({ $wrap }) => ($wrap === true ? 'wrap' : 'nowrap')};
  gap: ${({ $gap = 3 }) => space($gap)};
  min-width: 0;
`;

/** Two things at the ends of a line, under each other where there is no room. */
export const Ends = styled(Row).attrs({ $wrap: true })`
  justify-content: space-between;
`;
