import { MEMORY_CATEGORIES } from '@spire/domain/options';
import { tint, type Tint } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import type { Memory } from './useMemories.ts';

/** A memory's picture, on the colour of its category: for the eye alone, since words stand beside it. */
export function MemoryEmoji({ memory, size }: { memory: Memory; size: '52px' | '60px' }) {
  return (
    <Square aria-hidden $size={size} $tint={MEMORY_CATEGORIES[memory.category]}>
      {memory.emoji}
    </Square>
  );
}

const Square = styled.span<{ $size: string; $tint: Tint }>`
  flex: none;
  align-self: flex-start;
  display: grid;
  place-content: center;
  width: ${({ $size }) => $size};
  height: ${({ $size }) => $size};
  border-radius: 17px;
  font-size: 1.6rem;
  line-height: 1;
  background: ${({ $tint }) => tint($tint).soft};
`;
