import styled from 'styled-components';
import { color, space } from './tokens.ts';

/** Lines that belong together, each with a small leaf before it (`$gap` in steps of 4 px). */
export const LeafList = styled.ul<{ $gap?: number }>`
  display: grid;
  gap: ${({ $gap = 3 }) => space($gap)};
  li {
    display: flex;
    gap: ${space(3)};
  }
  li::before {
    content: '';
    flex: none;
    width: 0.6rem;
    height: 0.6rem;
    margin-top: 0.5em;
    border-radius: 0 100% 0 100%;
    background: ${color.primary};
  }
`;
