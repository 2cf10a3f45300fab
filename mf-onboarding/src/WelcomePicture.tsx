import { partOfDay, type PartOfDay } from '@spire/domain/dates';
import { Scene, skyOf, type Deeds } from '@spire/ui/Scene';
import { radius, space } from '@spire/ui/tokens.ts';
import { useState } from 'react';
import styled from 'styled-components';

const LEAF: Deeds = { hasCheckedIn: true };

/** Above a field: the keyboard leaves little of a low screen. */
const LOW = 'clamp(6rem, 40dvh - 10rem, 10.5rem)';
/** Where nobody writes: room for the bird below the words. */
export const HIGH = '10.5rem';

interface WelcomePictureProps {
  deeds?: Deeds;
  height?: string;
  children: string;
}

/** The hour of the pictures before and after these: at night nothing lights up in between. */
const useHour = () => useState(() => partOfDay(new Date().getHours()))[0];

/** The young plant in its landscape, and one greeting in the sky above it. */
export function WelcomePicture({ deeds = LEAF, height = LOW, children }: WelcomePictureProps) {
  const hour = useHour();
  return (
    <Picture $hour={hour}>
      <Scene level="sprout" hour={hour} deeds={deeds} height={height} />
      <Words>{children}</Words>
    </Picture>
  );
}

/** The same plant, small, beside a question. */
export function PlantCut({ deeds }: { deeds: Deeds }) {
  return <Scene level="sprout" hour={useHour()} view="plant" size="4.6rem" deeds={deeds} />;
}

const Picture = styled.div<{ $hour: PartOfDay }>`
  ${({ $hour }) => skyOf($hour)}
  position: relative;
  overflow: hidden;
  border-radius: ${radius.card};
  /* The moon would stand behind the words. */
  ${({ $hour }) => $hour === 'night' && '.disc { display: none; }'}
  /* So low a picture has no room for the sun below the words. */
  @media (max-height: 44rem) {
    .disc {
      display: none;
    }
  }
`;

const Words = styled.p`
  position: absolute;
  inset-block-start: ${space(3)};
  inset-inline: ${space(4)};
  color: var(--sky-ink);
  font-weight: 650;
`;
