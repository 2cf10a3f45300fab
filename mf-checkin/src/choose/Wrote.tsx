import { beginningOf } from '@spire/domain/beginning';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { color, space } from '@spire/ui/tokens.ts';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { SIGNS } from '../drawings.ts';

/** The words, or their beginning where they have more than so many characters. */
export const beginning = (words: string, most: number): string =>
  words.length <= most ? words : beginningOf(words, most);

/** A person's own words, said again. */
export function Wrote({ children }: { children: ReactNode }) {
  return (
    <Said>
      <LineDrawing lines={SIGNS.write} />
      {children}
    </Said>
  );
}

const Said = styled.p`
  display: flex;
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border-radius: 16px;
  background: ${color.sunk};
  overflow-wrap: anywhere;
  > svg {
    flex: none;
    margin-top: ${space(0.5)};
  }
`;
