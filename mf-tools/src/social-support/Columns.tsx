import { media, space } from '@spire/ui/tokens.ts';
import styled from 'styled-components';

/** One thing under another, and side by side where there is room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(5)};
  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(6)};
  }
`;
