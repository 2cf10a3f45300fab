import styled from 'styled-components';
import { color, text } from './tokens.ts';

/** A line that can be passed over: small and muted, as readable as the rest. */
export const Quiet = styled.p`
  ${text.small}
  color: ${color.muted};
`;
