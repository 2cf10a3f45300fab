import type { PartOfDay } from '@spire/domain/dates';
import type { LevelId } from '@spire/domain/growth';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Deeds, DrawingProps } from './sceneProps.ts';
import { GROWING, LANDS } from './scenePalettes.ts';
import { Leaf } from './Leaf.tsx';
import {
  Birch,
  Bird,
  Blossom,
  Boat,
  Bud,
  BUD_TONES,
  Cairn,
  cairnHeight,
  Grass,
  MeadowFlower,
  Mound,
  Stem,
} from './sceneParts.tsx';
import { PLANTS } from './scenePlants.tsx';
import { propertyOf, ruleForEachTheme } from './themes.ts';

const WIDTH = 390;
const HEIGHT = 340;

/**
 * Content at a part of the width that keeps its shape: a viewport of no width, which is scaled by the height alone.
 * Inside, x counts from there and y from the top of the scene.
 */
function At({ part, children }: { part: number; children: ReactNode }) {
  return (
    <svg
      x={`${part * 100}%`}
      width="1"
      height="100%"
      viewBox={`0 0 .001 ${HEIGHT}`}
      preserveAspectRatio="xMinYMin"
      overflow="visible"
    >
      {children}
    </svg>
  );
}

/** Content that stretches with the width. */
function Wide({ children }: { children: ReactNode }) {
  return (
    <svg width="100%" height="100%" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
      {children}
    </svg>
  );
}

/** Sun or moon, clouds or stars. They say the hour, and nothing else. */
function Heavens({ hour, lower }: { hour: PartOfDay; lower: number }) {
  if (hour === 'night')
    return (
      <>
        <At part={0.645}>
          <path
            transform={`translate(0 ${85 + lower}) scale(.986)`}
            d="M6-20A20 20 0 1 0 18 10 16 16 0 0 1 6-20Z"
            fill="var(--disc)"
          />
        </At>
        <g fill="var(--disc)" opacity=".85" className="lively">
          {STARS.map(([x, y, r]) => (
            <circle key={x} cx={`${x}%`} cy={`${y}%`} r={r} />
          ))}
        </g>
      </>
    );
  if (hour === 'day')
    return (
      <>
        <At part={0.655}>
          <circle cy={90 + lower} r="38" fill="var(--halo)" opacity=".45" />
          <circle cy={90 + lower} r="21.8" fill="var(--disc)" />
        </At>
        <g fill="#fff" className="lively">
          <At part={0.86}>
            <path transform="translate(0 136) scale(.8)" d={CLOUD} opacity=".75" />
          </At>
          <At part={0.42}>
            <path transform="translate(0 167) scale(.6)" d={CLOUD} opacity=".65" />
          </At>
        </g>
      </>
    );
  const isEvening = hour === 'evening';
  return (
    <>
      <At part={0.3}>
        <circle cy="197" r={isEvening ? 48.8 : 42.8} fill="var(--halo)" opacity=".45" />
        <circle cy="197" r={isEvening ? 27.9 : 24.5} fill="var(--disc)" />
      </At>
      <g stroke="#fff" strokeWidth="4.4" strokeLinecap="round" className="lively streaks">
        <At part={0.55}>
          <path d="M0 136h78M43 148h62" />
        </At>
        <At part={0.06}>
          <path d="M0 170h51" />
        </At>
      </g>
    </>
  );
}

const CLOUD = 'M0 0c0-9 9-13 16-9 3-9 18-10 22 0 9-3 16 3 15 9Z';
const STARS = [
  [56, 12, 1.5],
  [93, 36, 1.3],
  [74, 10, 1],
  [48, 34, 1],
  [38, 47, 1.2],
  [12, 44, 1],
  [24, 52, 0.9],
] as const;

function Land({ hour }: { hour: PartOfDay }) {
  const isLow = hour === 'morning' || hour === 'evening';
  return (
    <>
      <Wide>
        <path
          d="M0 190C19 180 35 161 55 163 78 165 94 197 121 195 144 194 164 160 195 155 222 151 242 184 269 185 300 187 328 146 359 144 374 144 382 153 390 160V235H0Z"
          fill="var(--far)"
        />
        <path
          d="M0 211C31 199 66 204 101 218 140 224 172 214 214 202 265 189 312 201 390 185V241H0Z"
          fill="var(--near)"
        />
        <path d="M0 224C78 222 234 228 390 223V282H0Z" fill="var(--fjord)" />
        <path
          d="M39 233h47M66 240h35M164 235h27M324 234h31"
          stroke="var(--glint)"
          strokeWidth="2"
          strokeLinecap="round"
          opacity=".9"
        />
      </Wide>
      {isLow && (
        <At part={0.3}>
          <path
            d="M-10 231h20M-6 236.600h12.500M-12 242.400h21.500"
            stroke="var(--disc)"
            strokeWidth="2.7"
            strokeLinecap="round"
            opacity=".8"
          />
        </At>
      )}
      <Wide>
        <path d="M0 258C55 248 109 248 164 257 218 265 289 238 390 235V340H0Z" fill="var(--meadow)" />
      </Wide>
    </>
  );
}

const BUD_STALK = 11;
const CAIRN = { x: -92, y: 10, scale: 1.15 };

function Growing({ level, deeds }: { level: LevelId; deeds: Deeds }) {
  const { Drawing, fresh, buds } = PLANTS[level];
  const [x, y, turn, size] = fresh;
  const stones = deeds.memories ?? [];
  const [Shown, shownSize] = deeds.isInFlower === true ? ([Blossom, 0.72] as const) : ([Bud, 0.82] as const);
  return (
    <>
      <Mound />
      <Drawing />
      {deeds.hasCheckedIn === true && <Leaf x={x} y={y} turn={turn} size={size} tone="fresh" hasDew />}
      {buds.slice(0, deeds.done ?? 0).map(([from, base, lean], index) => {
        const along = (lean * Math.PI) / 180;
        const tip = { x: from + BUD_STALK * Math.sin(along), y: base - BUD_STALK * Math.cos(along) };
        return (
          <g key={from} className="bud">
            <Stem d={`M${from} ${base}L${tip.x} ${tip.y}`} width={3} />
            <Shown {...tip} turn={lean * 0.7} size={shownSize} tone={BUD_TONES[index] ?? 'pollen'} />
          </g>
        );
      })}
      {stones.length > 0 && (
        <g transform={`translate(${CAIRN.x} ${CAIRN.y}) scale(${CAIRN.scale})`}>
          <Cairn tints={stones} />
        </g>
      )}
      {deeds.hasUsedTool === true && (
        <g transform={`translate(${CAIRN.x} ${CAIRN.y - 11.6 - CAIRN.scale * cairnHeight(stones.length)}) scale(.92)`}>
          <Bird />
        </g>
      )}
    </>
  );
}

function Layers({ level, hour, deeds, view }: DrawingProps) {
  const { at, foot, scale, lower } = STANDS[view === 'near' ? 'near' : 'far'];
  const isGarden = level === 'thriving_garden';
  return (
    <>
      <Heavens hour={hour} lower={lower} />
      <Land hour={hour} />
      {deeds.isResting === true && (
        <At part={0.29}>
          <g transform="translate(0 246)">
            <Boat />
          </g>
        </At>
      )}
      {isGarden && (
        <At part={BIRCH}>
          <g transform={`translate(0 ${foot})`}>
            <Birch />
          </g>
        </At>
      )}
      <Wide>
        <path d="M0 292C78 282 140 292 195 294 273 297 328 275 390 272V340H0Z" fill="var(--front)" />
      </Wide>
      <At part={0.06}>
        <Grass x={0} y={308} size={0.8} />
      </At>
      <At part={0.36}>
        <Grass x={0} y={306} size={0.7} />
      </At>
      <At part={0.95}>
        <Grass x={0} y={296} size={0.9} />
      </At>
      <At part={at}>
        <g transform={`translate(0 ${foot}) scale(${scale})`}>
          {level === undefined ? <Mound /> : <Growing level={level} deeds={deeds} />}
        </g>
      </At>
      {isGarden &&
        MEADOW.map(([part, y, tone]) => (
          <At key={part} part={part}>
            <MeadowFlower x={0} y={y} size={0.8} tone={tone} />
          </At>
        ))}
    </>
  );
}

/** Where the plant stands (a part of the width, px from the top), how large it is, and how much lower the disc hangs. */
const STANDS = {
  far: { at: 0.75, foot: 285.6, scale: 1, lower: 0 },
  near: { at: 0.5, foot: 300, scale: 1.6, lower: 40 },
} as const;
/** Right of the plant, and whole on the narrowest screen. */
const BIRCH = 0.88;
const MEADOW = [
  [0.12, 282, 'white'],
  [0.17, 292, 'bloom-light'],
  [0.24, 286, 'petal-soft'],
  [0.3, 294, 'white'],
  [0.955, 282, 'white'],
] as const;

/** The cut-out about the plant, as a view box: high plants need more of the sky. */
const CUTS: Record<LevelId, string> = {
  sprout: '213 184 158 158',
  small_plant: '203 166 176 176',
  flower: '170 120 220 220',
  full_bloom: '150 98 240 240',
  thriving_garden: '150 98 240 240',
};

/** One that has the cairn in it too, for the plants that hide less. */
const WIDE_CUT = '172 124 216 216';

function cutOf(level: LevelId = 'sprout', { memories = [], hasUsedTool = false }: Deeds): string {
  const hasCairn = memories.length > 0 || hasUsedTool;
  return hasCairn && (level === 'sprout' || level === 'small_plant') ? WIDE_CUT : CUTS[level];
}

/** All that lies before the sky of `Scene`; fetched after it. */
export function SceneDrawing({ level, hour, deeds, view }: DrawingProps) {
  const layers = <Layers level={level} hour={hour} deeds={deeds} view={view} />;
  return (
    <Picture $hour={hour} {...(view === 'plant' ? { viewBox: cutOf(level, deeds) } : {})}>
      {view === 'plant' ? (
        <svg width={WIDTH} height={HEIGHT} overflow="visible">
          {layers}
        </svg>
      ) : (
        <>
          {layers}
          <Wide>
            <path d="M0 322C70 312 130 330 200 331 270 332 330 318 390 324V341H0Z" fill="var(--background)" />
          </Wide>
        </>
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
  svg {
    max-width: none;
  }
  .streaks {
    opacity: 0.5;
  }
  :root[data-calm='true'] & .lively {
    display: none;
  }
  ${ruleForEachTheme(' &', (theme) => (theme === 'dark' ? '.streaks{opacity:.12}.lively path{opacity:.2}' : ''))}
`;
