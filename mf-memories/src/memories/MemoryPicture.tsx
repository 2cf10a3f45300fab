import type { Picture } from '@spire/client/lazy';
import { isTold } from '@spire/domain/memoryRules';
import { MEMORY_CATEGORIES } from '@spire/domain/options';
import { color, tint, type Tint } from '@spire/ui/tokens.ts';
import { useState } from 'react';
import styled from 'styled-components';
import { usePictureAddress } from '../picture/usePictureAddress.ts';
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
  size: keyof Picture;
  /** Words stand beside it already: it is for the eye alone. */
  isDecoration?: boolean;
  /** It is not cropped, also where it stands upright. */
  isWhole?: boolean;
}

/** The image of a memory: its picture, else its emoji; also while the picture is on its way, or cannot be had. */
export function MemoryPicture({ memory, size, isDecoration = false, isWhole = false }: MemoryPictureProps) {
  const address = usePictureAddress(memory.picturePath, size);
  const [broken, setBroken] = useState<string>();
  const [upright, setUpright] = useState<string>();
  const words = memory.pictureText === '' ? memory.title : memory.pictureText;
  if (address === undefined || broken === address)
    return (
      <Emoji aria-hidden $tint={tintOf(memory)}>
        {memory.emoji}
      </Emoji>
    );
  return (
    <Photo
      src={address}
      alt={isDecoration ? '' : words}
      $tint={tintOf(memory)}
      $isWhole={isWhole && upright === address}
      onError={() => setBroken(address)}
      onLoad={({ currentTarget: { naturalHeight, naturalWidth } }) =>
        naturalHeight > naturalWidth && setUpright(address)
      }
    />
  );
}

const Emoji = styled.span<{ $tint: Tint | undefined }>`
  display: grid;
  place-content: center;
  width: 100%;
  height: 100%;
  font-size: var(--emoji, 3rem);
  line-height: 1;
  background: ${({ $tint }) => ($tint === undefined ? color.sunk : tint($tint).soft)};
`;

/** Dimmed in the dark, so that it never is the brightest thing there. Where it is cut, faces are rather above the middle. */
const Photo = styled.img<{ $tint: Tint | undefined; $isWhole: boolean }>`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: ${({ $isWhole }) => ($isWhole ? 'contain' : 'cover')};
  object-position: 50% 35%;
  background: ${({ $tint }) => ($tint === undefined ? color.sunk : tint($tint).soft)};
  :root[data-theme='dark'] & {
    filter: brightness(0.78);
  }
  :root[data-calm='true'] & {
    filter: saturate(0.6);
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) & {
      filter: brightness(0.78);
    }
  }
`;
