import type { LevelId } from '@spire/domain/growth';
import type { JSX } from 'react';
import { Leaf } from './Leaf.tsx';
import { Blossom, Bud, MeadowFlower, Stalk, Stem } from './sceneParts.tsx';

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

function Flower() {
  return (
    <>
      <Leaf x={-2} y={-4} turn={-78} size={0.9} tone="deep" />
      <Leaf x={2} y={-4} turn={76} size={0.9} tone="deep" />
      <Stalk curve={[-3, -52, 24, -78, 34, -104]} width={3.6} leaves={2} at={[0.45, 0.75]} sizes={[0.5, 0.5]} />
      <Stalk curve={[0, 0, -10, -70, 4, -134]} width={5} leaves={6} at={[0.16, 0.8]} sizes={[1.02, 0.62]} />
      <Bud x={34} y={-104} turn={21} size={0.95} tone="petal" />
      <Blossom x={5} y={-144} turn={8} size={1.12} tone="petal" />
    </>
  );
}

const OUTER = { width: 4.2, at: [0.12, 0.9] } as const;

function FullBloom() {
  return (
    <>
      <Leaf x={-6} y={-2} turn={-84} size={1} tone="deep" />
      <Leaf x={6} y={-2} turn={84} size={1} tone="deep" />
      <Leaf x={-3} y={-4} turn={-60} size={1.05} tone="leaf" />
      <Leaf x={3} y={-4} turn={60} size={1.05} tone="leaf" />
      <Stalk {...OUTER} curve={[-3, -4, -36, -46, -62, -84]} leaves={5} sizes={[0.78, 0.5]} tone={2} />
      <Stalk {...OUTER} curve={[3, -4, 34, -40, 66, -76]} leaves={5} sizes={[0.78, 0.5]} side={-1} />
      <Stalk {...OUTER} curve={[-2, -6, -24, -80, -30, -126]} leaves={6} sizes={[0.86, 0.5]} tone={1} />
      <Stalk {...OUTER} curve={[2, -6, 26, -74, 38, -120]} leaves={6} sizes={[0.86, 0.5]} side={-1} />
      <Stalk {...OUTER} curve={[0, -6, -6, -90, 4, -158]} leaves={8} sizes={[1, 0.6]} />
      <Blossom x={-64} y={-90} turn={10} size={0.74} tone="petal-soft" />
      <Blossom x={69} y={-82} size={0.7} tone="bloom" />
      <Bud x={-31} y={-128} turn={-7} size={1} tone="petal" />
      <Blossom x={40} y={-127} turn={20} size={0.82} tone="petal-soft" />
      <Blossom x={4} y={-168} turn={6} size={1.16} tone="petal" />
      <MeadowFlower x={-84} y={4} size={0.9} tone="white" />
      <MeadowFlower x={86} y={0} size={0.8} tone="petal-soft" />
      <MeadowFlower x={-98} y={12} size={0.75} tone="petal-light" />
    </>
  );
}

function Garden() {
  return (
    <>
      <g transform="translate(-112 -4) scale(.6)">
        <Flower />
      </g>
      <FullBloom />
      <MeadowFlower x={104} y={10} size={0.8} tone="bloom-light" />
    </>
  );
}

type Spot = readonly [x: number, y: number, turn: number];

interface Plant {
  Drawing: () => JSX.Element;
  /** Where today's leaf grows, and how large. */
  fresh: readonly [...Spot, size: number];
  /** Where today's buds sit on it, and which way they lean, in degrees. */
  buds: readonly [Spot, Spot, Spot];
}

const bush: Omit<Plant, 'Drawing'> = {
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
  },
  small_plant: {
    Drawing: SmallPlant,
    fresh: [2, -92, 3, 0.78],
    buds: [
      [-3, -32, 62],
      [-2, -48, -58],
      [0, -70, 52],
    ],
  },
  flower: {
    Drawing: Flower,
    fresh: [-3, -76, -58, 0.86],
    buds: [
      [-24, -66, -52],
      [-2, -96, 40],
      [20, -70, 52],
    ],
  },
  full_bloom: { Drawing: FullBloom, ...bush },
  thriving_garden: { Drawing: Garden, ...bush },
};
