import type { LevelId } from '@spire/domain/growth';
import type { JSX } from 'react';
import styled from 'styled-components';
import { Blossom, Bud, Grass, Ground, Hill, Leaf, Stem } from './plantParts.tsx';

function Sprout() {
  return (
    <>
      <Ground />
      <Stem d="M80 134C79 124 81 116 80 104" />
      <Leaf x={80} y={106} turn={-62} size={0.8} tone="leaf" />
      <Leaf x={80} y={104} turn={48} size={0.68} tone="leafLight" />
    </>
  );
}

function SmallPlant() {
  return (
    <>
      <Ground />
      <Stem d="M80 134C78 116 83 98 80 76" />
      <Leaf x={80} y={120} turn={-70} size={0.66} tone="leafLight" />
      <Leaf x={81} y={108} turn={66} size={0.8} tone="leafDeep" />
      <Leaf x={81} y={88} turn={-52} size={1.05} tone="leaf" />
      <Leaf x={80} y={79} turn={34} size={1} tone="leafLight" />
    </>
  );
}

function Flower() {
  return (
    <>
      <Ground />
      <Stem d="M80 134C77 112 84 88 80 56" />
      <Leaf x={79} y={126} turn={-74} size={0.84} tone="leafDeep" />
      <Leaf x={80} y={122} turn={72} size={0.84} tone="leaf" />
      <Leaf x={81} y={102} turn={-58} size={1} tone="leaf" />
      <Leaf x={81} y={90} turn={54} size={0.84} tone="leafLight" />
      <Blossom x={80} y={48} size={1.05} tone="petal" />
    </>
  );
}

function FullBloom() {
  return (
    <>
      <Ground />
      <Stem d="M79 134C72 116 54 106 47 84" />
      <Stem d="M81 134C90 116 106 110 114 90" />
      <Stem d="M80 134C77 108 83 82 80 50" />
      <Leaf x={79} y={130} turn={-80} size={0.95} tone="leafDeep" />
      <Leaf x={81} y={130} turn={80} size={0.95} tone="leafDeep" />
      <Leaf x={59} y={107} turn={-84} size={0.62} tone="leafLight" />
      <Leaf x={101} y={112} turn={84} size={0.62} tone="leafLight" />
      <Leaf x={80} y={108} turn={-36} size={0.95} tone="leaf" />
      <Leaf x={80} y={98} turn={40} size={0.95} tone="leaf" />
      <Blossom x={46} y={76} size={0.84} tone="petalSoft" />
      <Blossom x={115} y={83} size={0.78} tone="bloom" />
      <Blossom x={80} y={43} size={1.1} tone="petal" />
    </>
  );
}

function ThrivingGarden() {
  return (
    <>
      <circle cx="126" cy="34" r="13" fill="var(--pollen)" opacity="0.8" />
      <Hill />
      <Ground isGreen />
      <Stem d="M80 136C77 108 83 76 80 48" />
      <Stem d="M38 138C36 122 40 110 36 94" />
      <Stem d="M122 138C126 124 120 112 125 98" />
      <Leaf x={80} y={128} turn={-66} size={0.95} tone="leafDeep" />
      <Leaf x={80} y={126} turn={66} size={0.95} tone="leafDeep" />
      <Leaf x={81} y={104} turn={-54} size={0.95} tone="leaf" />
      <Leaf x={81} y={90} turn={50} size={0.86} tone="leafLight" />
      <Leaf x={38} y={126} turn={-60} size={0.6} tone="leafLight" />
      <Leaf x={38} y={116} turn={56} size={0.58} tone="leaf" />
      <Leaf x={123} y={128} turn={60} size={0.6} tone="leafLight" />
      <Leaf x={123} y={118} turn={-56} size={0.56} tone="leaf" />
      <Blossom x={80} y={41} size={1.1} tone="petal" />
      <Blossom x={36} y={86} size={0.8} tone="bloom" />
      <Blossom x={125} y={90} size={0.76} tone="petalSoft" />
      <Bud x={58} y={140} tone="pollen" />
      <Bud x={103} y={141} tone="petalSoft" />
      <Grass x={16} y={146} />
      <Grass x={145} y={145} />
    </>
  );
}

/** Each level keeps what the one before had grown, so that the step up is seen. */
const drawings: Record<LevelId, () => JSX.Element> = {
  sprout: Sprout,
  small_plant: SmallPlant,
  flower: Flower,
  full_bloom: FullBloom,
  thriving_garden: ThrivingGarden,
};

/** The person's plant at its level. Decoration: the level's name always stands beside it. */
export function Plant({ level, size = '5.4rem' }: { level: LevelId; size?: string }) {
  const Drawing = drawings[level];
  return (
    <Picture viewBox="0 0 160 160" $size={size} aria-hidden>
      <Drawing />
    </Picture>
  );
}

const Picture = styled.svg<{ $size: string }>`
  flex: none;
  width: ${({ $size }) => $size};
  height: auto;
  border-radius: 20px;
  background: linear-gradient(var(--sky-top), var(--sky-bottom));
`;
