import { LineDrawing } from '@spire/ui/LineDrawing';
import { color, space } from '@spire/ui/tokens.ts';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { SIGNS } from '../drawings.ts';

/** The beginning of somebody's words, cut between two of them, in characters. */
export function beginning(words: string, most: number): string {
  if (words.length <= most) return words;
  const cut = words.slice(0, most);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).trimEnd()}…`;
}

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
