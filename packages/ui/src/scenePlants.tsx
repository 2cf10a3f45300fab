import type { LevelId } from '@spire/domain/growth';
import type { JSX } from 'react';
import { Leaf } from './Leaf.tsx';
import { Stalk, Stem } from './sceneParts.tsx';

function Sprout() {
  return (
    <>
      <Stem d="M0 0C-2-14 3-26 0-40" width={5} />
      <Leaf x={0} y={-38} turn={-62} size={0.98} tone="leaf" />
      <Leaf x={0} y={-40} turn={54} size={0.86} tone="pale" />
    </>
  );
}

function SmallPlant() {
  return (
    <>
      <Stalk curve={[0, 0, -7, -50, 2, -92]} width={5} leaves={4} at={[0.22, 0.8]} sizes={[0.82, 0.98]} spread={64} />
      <Leaf x={2} y={-91} turn={-30} size={0.86} tone="leaf" />
      <Leaf x={2} y={-91} turn={34} size={0.8} tone="pale" />
    </>
  );
}

type Spot = readonly [x: number, y: number, turn: number];
type Flowering = readonly [...Spot, stalk: number];

interface Plant {
  /** Left out for those of `sceneMore.tsx`. */
  Drawing?: () => JSX.Element;
  /** Where today's leaf grows, and how large. */
  fresh: readonly [...Spot, size: number];
  /** Where today's buds sit on it, and which way they lean, in degrees. */
  buds: readonly [Spot, Spot, Spot];
  /** Where they have opened into flowers, on stalks of that length; left out where the places of the buds have room. */
  flowers?: readonly [Flowering, Flowering, Flowering];
}

const bush: Plant = {
  fresh: [-14, -62, -64, 0.9],
  buds: [
    [-40, -54, -70],
    [46, -52, 66],
    [14, -100, 48],
  ],
};

/** Each level keeps what the one before had grown, so that the step up is seen. */
export const PLANTS: Record<LevelId, Plant> = {
  sprout: {
    Drawing: Sprout,
    fresh: [0, -40, -6, 0.62],
    buds: [
      [1, -22, 58],
      [-1, -16, -60],
      [0, -30, 30],
    ],
    flowers: [
      [0, -8, 60, 30],
      [0, -10, -62, 30],
      [0, -40, 4, 16],
    ],
  },
  small_plant: {
    Drawing: SmallPlant,
    fresh: [2, -92, 3, 0.78],
    buds: [
      [-3, -32, 62],
      [-2, -48, -58],
      [0, -70, 52],
    ],
    flowers: [
      [-3, -32, 66, 26],
      [-2, -48, -58, 20],
      [0, -70, 52, 20],
    ],
  },
  flower: {
    fresh: [-3, -76, -58, 0.86],
    buds: [
      [-24, -66, -52],
      [-2, -96, 40],
      [20, -70, 52],
    ],
  },
  full_bloom: bush,
  thriving_garden: bush,
};
