import { seedOf } from '@spire/domain/randomNumbers';
import type { Tint } from '@spire/ui/tokens.ts';
import { type Ref, useId } from 'react';
import styled from 'styled-components';
import { Bird, Bud, Bush, Flower, Grass, Moss, TwoLeaves } from './gardenParts.tsx';
import type { PlantKind } from './weekFacts.ts';
import { byTheme, type Paint, themeColors } from './weekLooks.ts';

/** One plant as it is drawn; its height comes of its name and tells nothing. */
export interface Plant {
  name: string;
  kind: PlantKind;
  tint?: Tint | undefined;
  hasBird?: boolean;
}

interface WeekGardenProps {
  plants: readonly Plant[];
  /** The picture in words. */
  label: string;
  paint?: Paint;
  /** Height over width of the picture. */
  ratio?: number;
  picture?: Ref<SVGSVGElement>;
}

const WIDTH = 360;
const RATIO = 0.7;
/** The land is drawn in 256, and lies at the lower edge of whatever is higher. */
const LAND = 256;
/** The first plant, the way to the next, and where they stand in turn. */
const ROW = { first: 36, step: 48, feet: [200, 206, 218, 212, 204, 214, 208] } as const;

/** A still garden with a plant for each day. It holds no words, and no colour that says well or badly. */
export function WeekGarden({ plants, label, paint = byTheme, ratio = RATIO, picture }: WeekGardenProps) {
  const sky = useId();
  const height = Math.round(WIDTH * ratio);
  const land = height - LAND;
  return (
    <Picture ref={picture} viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={label}>
      <defs>
        <linearGradient id={sky} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor={paint('skyTop')} />
          <stop offset=".63" stopColor={paint('skyEnd')} />
        </linearGradient>
      </defs>
      <rect width={WIDTH} height={height} fill={`url(#${sky})`} />
      <g transform={`translate(0 ${land})`}>
        <circle cx="94" cy="64" r="33" fill={paint('halo')} opacity=".45" />
        <circle cx="94" cy="64" r="19" fill={paint('disc')} />
        <path
          d="M0 84C22 74 44 54 68 56 96 58 108 92 138 90 168 88 180 50 212 48 240 47 256 80 284 82 312 83 334 60 360 58V150H0Z"
          fill={paint('far')}
        />
        <path
          d="M0 112C40 98 70 104 104 114 150 126 176 112 214 104 262 94 312 108 360 94V150H0Z"
          fill={paint('near')}
        />
        <path d="M0 128H360V176H0Z" fill={paint('fjord')} />
        <path d="M0 158C60 146 112 150 164 158 224 166 292 142 360 138V256H0Z" fill={paint('meadow')} />
        <path d="M0 196C70 184 130 194 190 198 260 202 310 188 360 184V258H0Z" fill={paint('front')} />
        {plants.map((plant, at) => (
          <g key={plant.name} transform={`translate(${ROW.first + at * ROW.step} ${ROW.feet[at] ?? 206})`}>
            <g transform={`scale(${sizeOf(plant.name)})`}>
              <Grown plant={plant} paint={paint} />
            </g>
            {plant.hasBird === true && (
              <g transform="translate(20 26)">
                <Bird paint={paint} />
              </g>
            )}
          </g>
        ))}
      </g>
    </Picture>
  );
}

/** From 0.94 to 1.24, by the name alone. */
const sizeOf = (name: string) => 0.94 + (seedOf(name) % 31) / 100;

function Grown({ plant: { kind, tint = 'violet' }, paint }: { plant: Plant; paint: Paint }) {
  if (kind === 'memory') return <Flower tint={tint} paint={paint} />;
  if (kind === 'hard') return <Bud paint={paint} />;
  if (kind === 'done') return <Bush paint={paint} />;
  if (kind === 'answer') return <TwoLeaves paint={paint} />;
  if (kind === 'rest') return <Moss paint={paint} />;
  return <Grass paint={paint} />;
}

const Picture = styled.svg`
  ${themeColors}
  display: block;
  width: 100%;
  height: auto;
`;
