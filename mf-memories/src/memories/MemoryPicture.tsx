import { isTold } from '@spire/domain/memoryRules';
import { MEMORY_CATEGORIES } from '@spire/domain/options';
import { color, tint, type Tint } from '@spire/ui/tokens.ts';
import { useState } from 'react';
import styled from 'styled-components';
import { usePictureAddress, type PictureSize } from '../picture/usePictureAddress.ts';
import { dimmed } from './dimmed.ts';
import type { Memory } from './useMemories.ts';

type Pictured = Pick<
  Memory,
  'title' | 'emoji' | 'category' | 'goodnessRating' | 'effortRating' | 'told' | 'picturePath' | 'pictureText'
>;

/** The tint of a memory's category, where the person has named one (D52). */
export function tintOf(memory: Pictured): Tint | undefined {
  return isTold(memory, 'category') ? MEMORY_CATEGORIES[memory.category] : undefined;
}

interface MemoryPictureProps {
  memory: Pictured;
  size: PictureSize;
  /** Words stand beside it already: it is for the eye alone. */
  isDecoration?: boolean;
}

/** The image of a memory: its picture, else its emoji; also while the picture is on its way, or cannot be had. */
export function MemoryPicture({ memory, size, isDecoration = false }: MemoryPictureProps) {
  const address = usePictureAddress(memory.picturePath, size);
  const [broken, setBroken] = useState<string>();
  if (address === undefined || broken === address) return <MemoryEmoji memory={memory} />;
  return (
    <Photo
      src={address}
      alt={isDecoration ? '' : wordsOf(memory)}
      $tint={tintOf(memory)}
      onError={() => setBroken(address)}
    />
  );
}

/** The emoji of a memory on its tint. */
export function MemoryEmoji({ memory }: { memory: Pictured }) {
  return (
    <Emoji aria-hidden $tint={tintOf(memory)}>
      {memory.emoji}
    </Emoji>
  );
}

/** The words for the picture of a memory, for who cannot see it. */
export const wordsOf = ({ pictureText, title }: Pick<Pictured, 'pictureText' | 'title'>) =>
  pictureText === '' ? title : pictureText;

const Emoji = styled.span<{ $tint: Tint | undefined }>`
  display: grid;
  place-content: center;
  width: 100%;
  height: 100%;
  font-size: var(--emoji, 3rem);
  line-height: 1;
  background: ${({ $tint }) => ($tint === undefined ? color.sunk : tint($tint).soft)};
`;

/** Where it is cut, faces are rather above the middle. */
const Photo = styled.img<{ $tint: Tint | undefined }>`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: 50% 35%;
  background: ${({ $tint }) => ($tint === undefined ? color.sunk : tint($tint).soft)};
  ${dimmed}
`;
