import type { PartOfDay } from '@spire/domain/dates';
import type { LevelId } from '@spire/domain/growth';
import { grow } from '@spire/ui/BudMark';
import { Scene, skyOf, type Deeds } from '@spire/ui/Scene';
import { motion } from '@spire/ui/tokens.ts';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';

interface PlantPictureProps {
  hour: PartOfDay;
  level: LevelId | undefined;
  deeds: Deeds;
  /** The part of the landscape that is seen: how high it is at least, and how far from the top it begins; in px. */
  height: number;
  from: number;
  /** How high the whole landscape is drawn, in px; as much higher as the place it is given. */
  whole: number;
  /** The plant in its middle and closer. */
  isNear?: boolean;
  /** The last bud has just been made by the hand, so it grows. */
  isGrowing?: boolean;
  /** Words in its sky. */
  children?: ReactNode;
}

/** The plant in a card: the landscape from a piece of sky to the foot of the plant, whose shape no width changes. */
export function PlantPicture({ hour, level, deeds, height, from, whole, ...rest }: PlantPictureProps) {
  const { isGrowing = false, isNear = false, children } = rest;
  return (
    <Window $hour={hour} $height={height} $inset={`${-from}px 0 ${height + from - whole}px`} $isGrowing={isGrowing}>
      <div>
        <Scene
          hour={hour}
          deeds={deeds}
          height={`clamp(${whole}px, 100%, 9999px)`}
          view={isNear ? 'near' : 'landscape'}
          {...(level !== undefined && { level })}
        />
      </div>
      {children}
    </Window>
  );
}

const growing = css`
  .bud:last-of-type {
    transform-box: fill-box;
    transform-origin: 50% 100%;
    animation: ${grow} ${motion.quick};
  }
`;

const Window = styled.div<{ $hour: PartOfDay; $height: number; $inset: string; $isGrowing: boolean }>`
  ${({ $hour }) => skyOf($hour)}
  position: relative;
  min-height: ${({ $height }) => $height}px;
  overflow: hidden;
  color: var(--sky-ink);
  > div:first-child {
    position: absolute;
    inset: ${({ $inset }) => $inset};
  }
  ${({ $isGrowing }) => $isGrowing && growing}
`;
