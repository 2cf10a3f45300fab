import type { LevelId } from '@spire/domain/growth';
import type { JSX } from 'react';
import { Blossom } from './Blossom.tsx';
import { Leaf, placed, type Placed } from './Leaf.tsx';
import type { Deeds } from './sceneProps.ts';
import { At } from './sceneLand.tsx';
import { Bud, Stalk } from './sceneParts.tsx';

export { Blossom };

/** Parts that few scenes have, fetched when they are shown: plants in blossom, the garden, bird, cairn, boat. */

/** A small flower of the meadow. */
function MeadowFlower({ tone, ...place }: Placed & { tone: string }) {
  return (
    <g transform={placed(place)}>
      <path d="M0 12C-1 7 1 4 0 0" stroke="var(--leaf-deep)" strokeWidth="2" fill="none" strokeLinecap="round" />
      <circle r="5" fill={`var(--${tone})`} />
      <circle r="1.9" fill="var(--pollen)" />
    </g>
  );
}

function Birch() {
  return (
    <g transform="translate(0 -30) scale(.8)">
      <path d="M-4 0C-3-40-2-70 0-104L4-104C5-70 5-40 5 0Z" fill="var(--white)" />
      <path
        d="M-3-20h5M0-38h4.5M-2-56h4M1-72h3"
        stroke="var(--bark)"
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".7"
      />
      <path d="M2-72C14-84 20-92 22-104M1-60C-12-74-18-80-20-94" stroke="var(--white)" strokeWidth="2.4" fill="none" />
      <g fill="var(--leaf-light)">
        <ellipse cx="1" cy="-146" rx="23" ry="25" />
        <ellipse cx="-17" cy="-118" rx="23" ry="25" />
        <ellipse cx="18" cy="-116" rx="24" ry="25" />
        <ellipse cy="-94" rx="25" ry="19" />
      </g>
      <g fill="var(--leaf)" opacity=".55">
        <ellipse cx="-19" cy="-112" rx="12" ry="15" />
        <ellipse cx="20" cy="-106" rx="13" ry="12" />
        <ellipse cx="2" cy="-138" rx="11" ry="12" />
      </g>
      <path
        d="M0-104V-128M0-108-13-122M1-104 14-118"
        stroke="var(--white)"
        strokeWidth="2.6"
        strokeLinecap="round"
        opacity=".8"
      />
    </g>
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
      <MeadowFlower x={66} y={14} size={0.8} tone="bloom-light" />
    </>
  );
}

/** Each stone of the cairn: how far it lies to the right, half its width, and its height. */
const STONES = [
  [0, 16, 10.5],
  [-1.5, 13, 9.5],
  [2, 10, 8.5],
  [0, 8, 7.5],
  [1, 6, 6.5],
] as const;
const RISE = 0.887;

/** How high a cairn of so many stones is, in px. */
const cairnHeight = (stones: number) => STONES.slice(0, stones).reduce((sum, [, , height]) => sum + RISE * height, 0);

/** Stones upon each other, each with something of the colour it was given. */
function Cairn({ tints }: { tints: readonly string[] }) {
  return (
    <>
      <ellipse cy="1" rx="20" ry="3" opacity=".1" />
      {STONES.slice(0, tints.length).map(([x, a, h], index) => {
        const y = (k: number) => -k * h;
        return (
          <path
            key={index}
            transform={`translate(${x} ${-cairnHeight(index)})`}
            d={`M${-a} ${y(0.35)}C${-a - 1} ${y(1.1)} ${-a / 2} ${y(1.22)} 0 ${y(1.16)} ${a * 0.667} ${y(1.2)} ${a + 1} ${y(0.8)} ${a} ${y(0.4)} ${a - 2} 0 ${2 - a} 0 ${-a} ${y(0.35)}Z`}
            style={{ fill: `color-mix(in srgb, var(--stone${index}) 72%, var(--${tints[index] ?? ''}))` }}
          />
        );
      })}
    </>
  );
}

/** A rowing boat with its oars laid across: nobody is going anywhere. */
function Boat() {
  return (
    <>
      <path
        d="M-33 0C-14 5 14 5 33 0 30 9 24 13 16 13H-16C-24 13-30 9-33 0Z"
        fill="var(--bark)"
        stroke="var(--earth)"
        strokeWidth="1.5"
      />
      <path d="M-22-5 14 4M20-5-14 4" stroke="var(--earth)" strokeWidth="2" strokeLinecap="round" />
      <path d="M-31 1C-14 6 14 6 31 1" stroke="var(--earth)" strokeWidth="2" fill="none" />
    </>
  );
}

function Bird() {
  return (
    <>
      <path d="M-2 8V14M4 8V14" stroke="var(--bird-beak)" strokeWidth="1.5" strokeLinecap="round" />
      <path d="M10-3 26 5 24 8 8 5Z" fill="var(--bird-wing)" />
      <path d="M-14-7C-14-15-7-19 0-17 9-15 15-6 14 1 12 8 2 10-5 7-11 4-14-1-14-7Z" fill="var(--bird-back)" />
      <path d="M-14-6C-13 1-10 6-3 8 2 9 7 8 10 6 4 6-2 1-4-6-6-10-14-11-14-6Z" fill="var(--bird-breast)" />
      <path d="M-1-6C5-8 13-3 17 4 10 6 1 4-1-6Z" fill="var(--bird-wing)" />
      <path d="M-13.6-10-20-7.6-13.8-6Z" fill="var(--bird-beak)" />
      <circle cx="-8.5" cy="-10.6" r="1.5" fill="var(--bird-beak)" />
    </>
  );
}

const CAIRN_SCALE = 1.15;

/** Today's memories and deeds beside the plant: stones, and a bird on them. */
export function OnTheGround({ at, deeds }: { at: number; deeds: Deeds }) {
  const stones = deeds.memories ?? [];
  const top = CAIRN_SCALE * cairnHeight(stones.length);
  return (
    <g transform={`translate(${at} 10)`}>
      {stones.length > 0 && (
        <g transform={`scale(${CAIRN_SCALE})`}>
          <Cairn tints={stones} />
        </g>
      )}
      {deeds.hasUsedTool === true && (
        <g transform={`translate(0 ${-11.6 - top}) scale(.92)`}>
          <Bird />
        </g>
      )}
    </g>
  );
}

/** On the fjord, on a day of rest. */
export function OnTheFjord({ land }: { land: number }) {
  return (
    <At part={0.29}>
      <g data-scene="deeds" transform={`translate(0 ${-94 * land})`}>
        <Boat />
      </g>
    </At>
  );
}

/** The plant of each of these levels. */
export const BLOSSOMED: Partial<Record<LevelId, () => JSX.Element>> = {
  flower: Flower,
  full_bloom: FullBloom,
  thriving_garden: Garden,
};

/** Right of the plant, and whole on the narrowest screen. */
export function GardenTree({ foot, size }: { foot: number; size: number }) {
  return (
    <At part={0.88}>
      <g data-scene="plant" transform={`translate(0 ${-foot}) scale(${size})`}>
        <Birch />
      </g>
    </At>
  );
}

const MEADOW = [
  [0.12, 58, 'white'],
  [0.17, 48, 'bloom-light'],
  [0.24, 54, 'petal-soft'],
  [0.3, 46, 'white'],
  [0.955, 58, 'white'],
] as const;

export function GardenMeadow({ land }: { land: number }) {
  return MEADOW.map(([part, up, tone]) => (
    <At key={part} part={part}>
      <MeadowFlower x={0} y={-up * land} size={0.8} tone={tone} />
    </At>
  ));
}
