import type { Tool } from '@spire/domain/options';
import { tint, type Tint } from '@spire/ui/tokens.ts';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const HILLS = 'M0 60C40 42 78 48 118 58 160 67 206 34 254 40 284 44 304 54 320 58V96H0Z';
const MEADOW = 'M0 78C60 68 130 84 196 78 250 74 292 80 320 76V96H0Z';

/** A bird as it comes by in the scene, with its feet at the origin. */
const Bird = () => (
  <>
    <path d="M-2-7v7M4-7v7" className="line" />
    <path d="M10-17 26-9 24-6 8-9Z" className="deep" />
    <path d="M-14-21C-14-29-7-33 0-31 9-29 15-20 14-13 12-6 2-4-5-7-11-10-14-15-14-21Z" className="deep" />
    <path d="M-14-20C-13-13-10-8-3-6 2-5 7-6 10-8 4-8-2-13-4-20-6-24-14-25-14-20Z" className="light" />
    <path d="M-13.6-24-20-21.6-13.8-20Z" className="deep" />
  </>
);

/** The motif in the land of each tool. */
const MOTIFS: Record<Tool, ReactNode> = {
  inner_balance: (
    <>
      <circle cx="166" cy="34" r="15" className="light" />
      <path d={HILLS} className="far" />
      <path d="M0 66h320v30H0Z" className="near" />
      <path d="M96 74h46M166 72h62M120 82h80M216 84h34M90 90h40M150 91h66" className="glint" />
    </>
  ),
  micro_regulation: (
    <>
      <circle cx="160" cy="34" r="27" className="near" />
      <circle cx="160" cy="34" r="18" className="light" />
      <path d={MEADOW} className="far" />
      <path d="M160 82V56" className="line" />
      <path d="M160 66c-16 0-22-9-22-16 14-1 22 6 22 16ZM160 60c0-9 8-16 20-15 0 8-7 15-20 15Z" className="deep" />
    </>
  ),
  social_support: (
    <>
      <path d={HILLS} className="far" />
      <path d={MEADOW} className="near" />
      <g transform="translate(174 84) scale(.82)">
        <Bird />
      </g>
      <g transform="translate(142 83) scale(-.7 .7)">
        <Bird />
      </g>
    </>
  ),
  self_priority: (
    <>
      <path d={HILLS} className="far" />
      <path d={MEADOW} className="near" />
      <path d="M112 50v36M144 48v36M176 48v36M208 50v36M100 60h120M100 72h120" className="post" />
    </>
  ),
  expectation_lift: (
    <>
      <path d="M160 20V8M126 32l-9-9M194 32l9-9M108 58H96M212 58h12" className="line" />
      <circle cx="160" cy="60" r="30" className="light" />
      <path d={HILLS} className="far" />
      <path d={MEADOW} className="near" />
    </>
  ),
};

/** A tool as a piece of the scene, in its own tint; its words say the same. */
export const ToolPicture = ({ tool, name }: { tool: Tool; name: Tint }) => (
  <Picture viewBox="0 0 320 96" preserveAspectRatio="xMidYMax slice" $tint={name} aria-hidden>
    {MOTIFS[tool]}
  </Picture>
);

/** The sun, and what it shines on, are light in every theme. */
const Picture = styled.svg<{ $tint: Tint }>`
  --ink: ${({ $tint }) => tint($tint).ink};
  --soft: ${({ $tint }) => tint($tint).soft};
  width: 100%;
  height: 100%;
  background: var(--soft);
  stroke-linecap: round;
  .far {
    fill: color-mix(in srgb, var(--ink) 22%, var(--soft));
  }
  .near {
    fill: color-mix(in srgb, var(--ink) 36%, var(--soft));
  }
  .deep {
    fill: color-mix(in srgb, var(--ink) 78%, var(--soft));
  }
  .light {
    fill: #fff6dc;
  }
  .line,
  .glint,
  .post {
    fill: none;
    stroke: color-mix(in srgb, var(--ink) 78%, var(--soft));
    stroke-width: 3;
  }
  .post {
    stroke-width: 5;
  }
  .glint {
    stroke: color-mix(in srgb, #fff6dc 70%, var(--soft));
  }
`;
