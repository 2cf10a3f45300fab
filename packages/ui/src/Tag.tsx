import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, media, radius, space, text, tint, type Tint } from './tokens.ts';

/** A word about a thing: its category, its length, where it comes from. Not pressable. */
export function Tag({ tint: name, children }: { tint?: Tint; children: ReactNode }) {
  return <Shape $tint={name}>{children}</Shape>;
}

const Shape = styled.span<{ $tint: Tint | undefined }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  padding: ${space(1)} ${space(3)};
  border-radius: ${radius.chip};
  ${text.small}
  line-height: 1.4;
  font-weight: 600;
  color: ${({ $tint }) => ($tint === undefined ? color.muted : tint($tint).ink)};
  background: ${({ $tint }) => ($tint === undefined ? color.sunk : tint($tint).soft)};
  ${media.forced} {
    border: 1px solid CanvasText;
  }
`;
