import { space } from '@spire/ui/tokens.ts';
import styled from 'styled-components';

/** Equal ways, beside each other while their words have room. */
export const EqualWays = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  gap: ${space(3)};
  :is(a, button) {
    padding-inline: ${space(3)};
  }
`;
