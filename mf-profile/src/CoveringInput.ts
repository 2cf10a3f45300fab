import styled from 'styled-components';

/**
 * Lies invisible over the whole of what it chooses, so that every tap, key and screen reader meets the real input. The
 * design has the same inside: as a shared primitive it would cost the entry of every remote.
 */
export const CoveringInput = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`;
