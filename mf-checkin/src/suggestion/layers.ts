import { Stack } from '@spire/ui/Stack';
import styled from 'styled-components';

/** A suggestion and its result share one place, as high as the higher of them, so that nothing below it moves. */
export const Layers = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: 4.2rem;
  align-items: stretch;
  > * {
    grid-area: 1 / 1;
  }
`;

/** One of them; hidden from everybody while the other is shown. */
export const Layer = styled(Stack)<{ $isHidden: boolean }>`
  visibility: ${({ $isHidden }) => ($isHidden ? 'hidden' : 'visible')};
  &[hidden] {
    display: none;
  }
`;
