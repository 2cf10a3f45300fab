import { media, space } from '@spire/ui/tokens.ts';
import { memo } from 'react';
import styled from 'styled-components';
import type { Memory } from '../memories/useMemories.ts';
import { MemoryTile } from './MemoryTile.tsx';
import { useIsNear } from './useIsNear.ts';

interface StretchProps {
  memories: readonly Memory[];
  /** The ids of those that are on this device alone so far. */
  unsent: readonly string[];
  isFirst: boolean;
  /** Its first tile stands out. */
  hasLarge: boolean;
}

/** Some of the tiles, drawn while they are near what is seen; else a place of the same height. */
export const Stretch = memo(function Stretch({ memories, unsent, isFirst, hasLarge }: StretchProps) {
  const { isNear, height, ref } = useIsNear(isFirst);
  if (!isNear) return <Place ref={ref} $count={memories.length} style={{ height }} />;
  return (
    <Tiles ref={ref}>
      {memories.map((memory, at) => (
        <Cell key={memory.id} $isLarge={at === 0 && hasLarge}>
          <MemoryTile memory={memory} isLarge={at === 0 && hasLarge} isUnsent={unsent.includes(memory.id)} />
        </Cell>
      ))}
    </Tiles>
  );
}, isSame);

const isSameList = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((each, at) => each === other[at]);

function isSame(before: StretchProps, now: StretchProps): boolean {
  return (
    before.isFirst === now.isFirst &&
    before.hasLarge === now.hasLarge &&
    isSameList(before.memories, now.memories) &&
    isSameList(before.unsent, now.unsent)
  );
}

/** About what the tiles will take, until they have been drawn once. */
const Place = styled.div<{ $count: number }>`
  height: ${({ $count }) => Math.ceil($count / 2) * 13}rem;
  ${media.wide} {
    :root:not([data-calm='true']) & {
      height: ${({ $count }) => Math.ceil($count / 4) * 15}rem;
    }
  }
`;

/** Two beside each other, one where words are large; four where there is room. */
const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(8.4rem, 22%)), 1fr));
  gap: ${space(3)};
  ${media.wide} {
    :root:not([data-calm='true']) & {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      gap: ${space(4)};
    }
  }
`;

const Cell = styled.li<{ $isLarge: boolean }>`
  ${({ $isLarge }) => $isLarge && 'grid-column: 1 / -1;'}
  ${media.wide} {
    :root:not([data-calm='true']) & {
      ${({ $isLarge }) => $isLarge && 'grid-column: span 2; grid-row: span 2;'}
    }
  }
`;
