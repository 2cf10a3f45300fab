import type { PartOfDay } from '@spire/domain/dates';
import type { ReactNode } from 'react';
import { DRAWN, type Layout } from './sceneLayout.ts';

/**
 * Content at a part of the width that keeps its shape: y counts from the lower edge of the scene, and x from there, but
 * no further right than leaves `clear` px. Percentages of a transform are those of the viewport.
 */
export function At({ part, clear = 0, children }: { part: number; clear?: number; children: ReactNode }) {
  return <g style={{ transform: `translateX(min(${part * 100}%, 100% - ${clear}px))` }}>{children}</g>;
}

/** Content that stretches with the width, drawn from the lower edge up, as high as that part of its own height. */
export function Wide({ land, children }: { land: number; children: ReactNode }) {
  return (
    <svg
      y={-DRAWN.height * land}
      width="100%"
      height={DRAWN.height * land}
      viewBox={`0 0 ${DRAWN.width} ${DRAWN.height}`}
      preserveAspectRatio="none"
    >
      {children}
    </svg>
  );
}

/** Sun or moon, clouds or stars. They say the hour, and nothing else. */
export function Heavens({ hour, disc, land }: { hour: PartOfDay; disc: Layout['disc']; land: number }) {
  const isLow = hour === 'morning' || hour === 'evening';
  return (
    <>
      <At part={disc.at}>
        <g className="disc" transform={`translate(0 ${-disc.up})`}>
          {hour !== 'night' && <circle data-scene="halo" r={disc.halo} fill="var(--halo)" opacity=".45" />}
          <g data-scene="disc" fill="var(--disc)">
            {hour === 'night' ? (
              <path transform={`scale(${disc.radius / 22})`} d="M6-20A20 20 0 1 0 18 10 16 16 0 0 1 6-20Z" />
            ) : (
              <circle r={disc.radius} />
            )}
          </g>
        </g>
      </At>
      {hour === 'night' && (
        <g fill="var(--disc)" opacity=".85" className="lively">
          {STARS.map(([x, up, r]) => (
            <circle key={x} cx={`${x}%`} cy={-up} r={r} />
          ))}
        </g>
      )}
      {hour === 'day' && (
        <g fill="#fff" className="lively">
          <At part={0.86}>
            <path transform={`translate(0 ${-204 * land}) scale(.8)`} d={CLOUD} opacity=".75" />
          </At>
          <At part={0.45}>
            <path transform={`translate(0 ${-150 * land}) scale(.6)`} d={CLOUD} opacity=".65" />
          </At>
        </g>
      )}
      {isLow && (
        <g stroke="#fff" strokeWidth="4.4" strokeLinecap="round" className="lively streaks">
          <At part={0.72}>
            <path transform={`translate(0 ${-204 * land})`} d="M0 0h78M43 12h62" />
          </At>
          <At part={0.06}>
            <path transform={`translate(0 ${-144 * land})`} d="M0 0h51" />
          </At>
        </g>
      )}
    </>
  );
}

const CLOUD = 'M0 0c0-9 9-13 16-9 3-9 18-10 22 0 9-3 16 3 15 9Z';
/** Where across in %, how high, how large: none is where words may stand. */
const STARS = [
  [4, 128, 0.9],
  [15, 140, 1],
  [44, 138, 1.2],
  [56, 124, 1],
  [78, 206, 1.3],
  [82, 214, 1],
  [87, 208, 1.5],
  [95, 196, 1.2],
] as const;

export function Land({ hour, disc, land, foot }: { hour: PartOfDay; disc: number; land: number; foot: number }) {
  const isLow = hour === 'morning' || hour === 'evening';
  return (
    <>
      <Wide land={land}>
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
        <At part={disc}>
          <path
            transform={`translate(0 ${-109 * land})`}
            d="M-10 0h20M-6 5.600h12.500M-12 11.400h21.500"
            stroke="var(--disc)"
            strokeWidth="2.7"
            strokeLinecap="round"
            opacity=".8"
          />
        </At>
      )}
      <Wide land={land}>
        <path d={`M0 258C55 248 109 248 164 257 218 265 289 238 390 235V${foot}H0Z`} fill="var(--meadow)" />
      </Wide>
    </>
  );
}
