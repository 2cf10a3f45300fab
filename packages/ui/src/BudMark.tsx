import styled, { css, keyframes } from 'styled-components';
import { GROWING } from './scenePalettes.ts';
import { Blossom } from './Blossom.tsx';
import { Bud, BUD_TONES } from './sceneParts.tsx';
import { propertyOf, ruleForEachTheme } from './themes.ts';
import { motion } from './tokens.ts';

interface BudMarkProps {
  /** Which bud of the day it is, from 0; each has its own colour, on the plant and here. */
  index: number;
  /** It has opened into a flower. */
  isOpen?: boolean;
  /** The hand has just made it, so it grows. */
  isNew?: boolean;
}

/** One of the day's buds beside what made it, drawn as it stands on the plant. Decoration: words say the same. */
export function BudMark({ index, isOpen = false, isNew = false }: BudMarkProps) {
  const Shown = isOpen ? Blossom : Bud;
  return (
    <Picture viewBox={isOpen ? '-24 -24 48 48' : '-15 -24 30 30'} $isNew={isNew} aria-hidden>
      <Shown x={0} y={0} turn={isOpen ? 0 : 12} size={1} tone={BUD_TONES[index] ?? 'pollen'} />
    </Picture>
  );
}

/** Growing from the stalk, for a bud that the hand has just made. */
export const grow = keyframes`
  from {
    transform: scale(0.2);
  }
`;

const COLORS = ['pollen', 'petal', 'petalSoft', 'petalLight', 'bloom', 'bloomLight', 'white'] as const;

/** The same size at every text size, as the plant is. */
const Picture = styled.svg<{ $isNew: boolean }>`
  ${ruleForEachTheme(' &', (theme) => COLORS.map((name) => `${propertyOf(name)}:${GROWING[theme][name]}`).join(';'))}
  flex: none;
  width: 34px;
  height: 34px;
  transform-origin: 50% 80%;
  ${({ $isNew }) =>
    $isNew &&
    css`
      animation: ${grow} ${motion.quick};
    `}
`;
