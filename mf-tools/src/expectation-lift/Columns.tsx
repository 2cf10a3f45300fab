import { Stack } from '@spire/ui/Stack';
import { media, space } from '@spire/ui/tokens.ts';
import styled from 'styled-components';

/** The plan, and beside it from 900 px what may make it easier. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(5)} ${space(6)};
  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** The part below both columns, no wider than it is read with ease. */
export const Tail = styled(Stack)`
  max-width: 34rem;
`;
