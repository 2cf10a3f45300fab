import { pictureRatio } from '@spire/domain/pictureBucket';
import { radius } from '@spire/ui/tokens.ts';
import { useState, type CSSProperties, type ReactNode } from 'react';
import styled from 'styled-components';
import { usePictureAddress } from '../picture/usePictureAddress.ts';
import { dimmed } from './dimmed.ts';

interface WholePictureProps {
  path: string;
  /** A description of the picture for people who cannot see it. */
  alt: string;
  /** It stands among words, and not from edge to edge of the screen. */
  isWithin?: boolean;
  /** Stands there while the picture is on its way, or cannot be had. */
  fallback?: ReactNode;
}

/** No picture is higher than this, in px. */
const HIGHEST = 560;

/**
 * A picture shown whole: as wide as there is room, in its own height; one that would be too high is narrower, in the
 * middle of the page's ground. Its room is kept where its name tells its shape.
 */
export function WholePicture({ path, alt, isWithin = false, fallback = null }: WholePictureProps) {
  const address = usePictureAddress(path, 'large');
  const [broken, setBroken] = useState<string>();
  const [seen, setSeen] = useState<number>();
  const ratio = pictureRatio(path) ?? seen;
  const shape = ratio === undefined ? undefined : ({ '--ratio': ratio } as CSSProperties);
  if (broken === address && address !== undefined) return fallback;
  if (address === undefined)
    return ratio === undefined ? (
      fallback
    ) : (
      <Room>
        <Place style={shape} data-within={isWithin || undefined} />
      </Room>
    );
  return (
    <Room>
      <Photo
        src={address}
        alt={alt}
        style={shape}
        data-within={isWithin || undefined}
        onError={() => setBroken(address)}
        onLoad={({ currentTarget: { naturalHeight, naturalWidth } }) => setSeen(naturalWidth / naturalHeight)}
      />
    </Room>
  );
}

const Room = styled.div`
  container-type: inline-size;
`;

/** Its corners are round where it is narrower than its room; full width, it ends with the page. */
const shaped = `
  display: block;
  width: min(100%, ${HIGHEST}px * var(--ratio, 1));
  aspect-ratio: var(--ratio, auto);
  margin-inline: auto;
  border-radius: clamp(0px, (100cqw - ${HIGHEST}px * var(--ratio, 1)) * 999, ${radius.card});
  &[data-within] {
    border-radius: ${radius.card};
  }
`;

const Place = styled.div`
  ${shaped}
`;

const Photo = styled.img`
  ${shaped}
  ${dimmed}
`;
