import type { PartOfDay } from '@spire/domain/dates';
import type { LevelId } from '@spire/domain/growth';
import { useLayoutEffect, useState } from 'react';
import styled from 'styled-components';
import type { Deeds, DrawingProps } from './sceneProps.ts';
import { cairnAt, cutOf, DRAWN, layoutOf, type Layout } from './sceneLayout.ts';
import { BELOW_HEADER, CLEAR } from './sceneRoom.ts';
import { GROWING, LANDS } from './scenePalettes.ts';
import { Leaf } from './Leaf.tsx';
import { At, Heavens, Land, Wide } from './sceneLand.tsx';
import { Bud, BUD_TONES, Grass, Mound, Stem } from './sceneParts.tsx';
import type * as More from './sceneMore.tsx';
import { PLANTS } from './scenePlants.tsx';
import { propertyOf, ruleForEachTheme } from './themes.ts';

const BUD_STALK = 11;

function Growing({ level, deeds, more }: Omit<Seen, 'hour'>) {
  const { fresh, buds, flowers = buds, Drawing = more?.BLOSSOMED[level] } = PLANTS[level];
  const [x, y, turn, size] = fresh;
  const [Shown, shownSize, spots] =
    deeds.isInFlower === true && more ? ([more.Blossom, 0.72, flowers] as const) : ([Bud, 0.82, buds] as const);
  return (
    <>
      <Mound />
      <g data-scene="plant">{Drawing && <Drawing />}</g>
      <g data-scene="deeds">
        {deeds.hasCheckedIn === true && <Leaf x={x} y={y} turn={turn} size={size} tone="fresh" hasDew />}
        {deeds.hasCheckedIn === 'half' && <Leaf x={x} y={y} turn={turn} size={size / 2} tone="fresh" />}
        {spots.slice(0, deeds.done ?? 0).map(([from, base, lean, stalk = BUD_STALK], index) => {
          const along = (lean * Math.PI) / 180;
          const tip = { x: from + stalk * Math.sin(along), y: base - stalk * Math.cos(along) };
          return (
            <g key={index} className="bud">
              <Stem d={`M${from} ${base}L${tip.x} ${tip.y}`} width={3} />
              <Shown {...tip} turn={lean * 0.7} size={shownSize} tone={BUD_TONES[index] ?? 'pollen'} />
            </g>
          );
        })}
        {more && <more.OnTheGround at={cairnAt(level)} deeds={deeds} />}
      </g>
    </>
  );
}

interface Seen {
  level: LevelId;
  hour: PartOfDay;
  deeds: Deeds;
  more: typeof More | undefined;
}

interface LayersProps extends Seen {
  layout: Layout;
  isNear: boolean;
  melts: boolean;
}

function Layers({ level, hour, deeds, more, layout, isNear, melts }: LayersProps) {
  const { land, at, foot, plant, disc } = layout;
  const grown = level === 'thriving_garden' && !isNear ? more : undefined;
  // Melting into the page, land ends a little above the edge, which else is a hairline between two pixels.
  const edge = DRAWN.height - (melts ? 4 / land : 0);
  return (
    <>
      <Heavens hour={hour} disc={disc} land={land} />
      <Land hour={hour} disc={disc.at} land={land} foot={edge} />
      {deeds.isResting === true && more && <more.OnTheFjord land={land} />}
      {grown && <grown.GardenTree foot={foot} size={plant} />}
      <Wide land={land}>
        <path d={`M0 292C78 282 140 292 195 294 273 297 328 275 390 272V${edge}H0Z`} fill="var(--front)" />
      </Wide>
      {TUFTS.map(([part, up, size]) => (
        <At key={part} part={part}>
          <Grass x={0} y={-up * land} size={size} />
        </At>
      ))}
      <At part={at} clear={isNear ? 0 : CLEAR}>
        <g transform={`translate(0 ${-foot}) scale(${plant})`}>
          <Growing level={level} deeds={deeds} more={more} />
        </g>
      </At>
      {grown && <grown.GardenMeadow land={land} />}
      {melts && (
        <Wide land={land}>
          <path d="M0 322C70 312 130 330 200 331 270 332 330 318 390 324V341H0Z" fill="var(--background)" />
        </Wide>
      )}
    </>
  );
}

const TUFTS = [
  [0.06, 32, 0.8],
  [0.36, 34, 0.7],
  [0.95, 44, 0.9],
] as const;
/** A square about the plant in units of its own, as wide as plant and cairn need, with a low land and sky above it. */
function CutOut(seen: Seen) {
  const { side, foot, land, at } = cutOf(seen.level, seen.deeds);
  const disc = { at: at > 0.55 ? 0.13 : 0.87, up: side * 0.84, radius: side * 0.065, halo: side * 0.1 };
  return (
    <svg viewBox={`0 ${-side} ${side} ${side}`} overflow="visible">
      <svg width={side} height={side} overflow="visible">
        <Layers {...seen} layout={{ land, at, foot, plant: 1, disc }} isNear melts={false} />
      </svg>
    </svg>
  );
}

/** Whether the scene shows something of `sceneMore.tsx`. */
const needsMore = (level: LevelId, { memories = [], hasUsedTool, isResting, isInFlower }: Deeds): boolean =>
  PLANTS[level].Drawing === undefined ||
  memories.length > 0 ||
  [hasUsedTool, isResting, isInFlower].some((each) => each === true);

/** All that lies before the sky of `Scene`; fetched after it. */
export function SceneDrawing({ level: told, hour, deeds, view, room, melts }: DrawingProps) {
  // There is always a plant (D81), also before the person's own is here or known to this version.
  const found = told !== undefined && told in PLANTS ? told : 'sprout';
  const [more, setMore] = useState<typeof More>();
  const isMore = more === undefined && needsMore(found, deeds);
  useLayoutEffect(() => {
    if (isMore) import(/* webpackChunkName: "ui-scene-more" */ './sceneMore.tsx').then(setMore, () => undefined);
  }, [isMore]);
  const level = (PLANTS[found].Drawing ?? more) ? found : 'small_plant';
  const seen = { level, hour, deeds, more };
  const isNear = view === 'near';
  return (
    <Picture $hour={hour}>
      {view === 'plant' ? (
        <CutOut {...seen} />
      ) : (
        <svg y="100%" overflow="visible">
          <Layers
            {...seen}
            layout={layoutOf({ ...seen, isNear, room, above: melts ? BELOW_HEADER : 0 })}
            {...{ isNear, melts }}
          />
        </svg>
      )}
    </Picture>
  );
}

const colorsOf = (hour: PartOfDay) =>
  ruleForEachTheme(' &', (theme) =>
    Object.entries({ ...LANDS[theme][hour], ...GROWING[theme] })
      .map(([name, value]) => `${propertyOf(name)}:${value}`)
      .join(';'),
  );

const Picture = styled.svg<{ $hour: PartOfDay }>`
  ${({ $hour }) => colorsOf($hour)}
  width: 100%;
  height: 100%;
  overflow: visible;
  svg {
    max-width: none;
  }
  .streaks {
    opacity: 0.5;
  }
  @container (width < 120px) {
    .disc {
      display: none;
    }
  }
  :root[data-calm='true'] & .lively {
    display: none;
  }
  ${ruleForEachTheme(' &', (theme) => (theme === 'dark' ? '.streaks{opacity:.12}.lively path{opacity:.2}' : ''))}
`;
