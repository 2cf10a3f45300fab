import { LinkButton } from '@spire/ui/LinkButton';
import { color, media, space, text } from '@spire/ui/tokens.ts';
import styled, { css, type RuleSet } from 'styled-components';

/** As wide as its place allows, and never wider than a phone shows it. */
const RING = 'min(100cqw, 100cqh, 18.3rem)';
/** Room that is left over; a length, as a share of a height that is not settled would be nothing to the ring. */
const REST = 'flex: 1 1 0px;';
/** So low that the title shares its row with what stands above it elsewhere. */
const LOW = '@media (max-height: 43.99rem)';

/** Where the ring would be a coin: on a very low screen, and for large words on a low one. There the time stands beside it. */
const inShort = (rules: RuleSet | string) => css`
  @media (max-width: 56.24rem) and (max-height: 36.99rem) {
    ${rules}
  }
  @media (max-width: 56.24rem) and (max-height: 43.99rem) {
    :root[data-text-size='150'] & {
      ${rules}
    }
  }
`;

export const Frame = styled.div`
  ${REST}
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  width: 100%;
  max-width: 34rem;
  margin-inline: auto;
  ${LOW} {
    gap: 4px;
  }
  ${inShort('display: grid; grid-template: auto 112px 1fr auto / 112px minmax(0, 1fr); gap: 4px 16px;')}
  ${media.wide} {
    flex: none;
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space(12)};
    max-width: 58rem;
    margin-block: auto;
  }
`;

/** The way out, the title and the choices; in one row where height is dear. */
export const Top = styled.div`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  column-gap: ${space(3)};
  text-align: center;
  > :nth-child(2),
  > :nth-child(4) {
    order: 1;
    grid-column: 1 / -1;
  }
  ${LOW} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    > :nth-child(2) {
      order: 0;
      grid-column: auto;
    }
  }
`;

export const Close = styled(LinkButton)`
  justify-self: start;
  min-width: 44px;
  text-decoration: none;
  ${LOW} {
    > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

export const Title = styled.h1`
  ${text.title}
  ${LOW} {
    ${text.heading}
  }
  ${inShort('font-size: min(1rem, 6.4vw); line-height: 1.2;')}
`;

export const Under = styled.p`
  ${text.small}
  color: ${color.muted};
  @media (max-width: 22rem) and (max-height: 43.99rem) {
    display: none;
  }
  ${inShort('display: none;')}
`;

export const Sentence = styled.p<{ $hasLong: boolean }>`
  flex: none;
  font-size: min(1.31rem, 7.4vw);
  line-height: 1.35;
  font-weight: 600;
  text-align: center;
  text-wrap: balance;
  ${({ $hasLong }) => inShort(`order: 1; grid-column: 1 / -1; align-self: center; font-size: min(1.31rem, ${$hasLong ? 6.6 : 7.4}vw);`)}
  ${media.wide} {
    align-self: end;
  }
`;

/** The place of the ring. */
export const Place = styled.div`
  ${REST}
  min-height: 84px;
  container-type: size;
  display: grid;
  place-items: center;
  > div {
    width: ${RING};
  }
  ${media.wide} {
    grid-row: span 2;
    min-height: 20rem;
  }
`;

/**
 * The words over the ring, which leaves seven tenths of its width to them. All of an exercise are of one size, and stand
 * in one place: a long one decides for the others.
 */
const inRing = (hasLong: boolean) => css`
  container-type: size;
  ${Sentence} {
    position: absolute;
    inset: 0;
    width: calc(${RING} * 0.72);
    height: fit-content;
    margin: auto;
    font-size: clamp(1rem, calc(${RING} * ${hasLong ? 0.078 : 0.089}), 1.62rem);
  }
`;

/** Ring and sentence. Large words on a narrow screen, and a low screen, need more room than the ring has: there they stand below. */
export const Middle = styled.div<{ $isInRing: boolean; $hasLong: boolean }>`
  position: relative;
  ${REST}
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  ${LOW} {
    gap: 8px;
  }
  ${inShort('display: contents;')}
  ${({ $isInRing, $hasLong }) =>
    $isInRing
      ? css`
          @media (min-height: ${$hasLong ? 44 : 37}rem) {
            :root:not([data-text-size='150']) & {
              ${inRing($hasLong)}
            }
          }
          ${media.wide} {
            grid-row: span 2;
            min-height: 20rem;
            ${inRing($hasLong)}
          }
        `
      : css`
          ${media.wide} {
            display: contents;
          }
        `}
`;

/** The time and what the thumb presses; on a phone each keeps its own place in the frame. */
export const Side = styled.div<{ $isInRing: boolean }>`
  display: contents;
  ${media.wide} {
    grid-column: 2;
    display: grid;
    gap: ${space(2)};
    ${({ $isInRing }) => ($isInRing ? 'grid-row: span 2; align-self: center;' : 'align-self: start;')}
  }
`;

/** One row, where there is room for one; beside a small ring, a column without the dots. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(3)};
  ${text.small}
  ${inShort('flex-direction: column; align-items: flex-start; justify-content: center; > [role="img"] { display: none; }')}
`;

/** At the foot of the screen, whatever stands above it. */
export const Zone = styled.div`
  position: sticky;
  z-index: 1;
  bottom: 0;
  grid-column: 1 / -1;
  order: 2;
  container-type: inline-size;
  display: grid;
  gap: 10px;
  margin-inline: calc(-1 * var(--gutter));
  padding: 0 var(--gutter) calc(14px + env(safe-area-inset-bottom, 0px));
  background: ${color.background};
  ${inShort('gap: 6px; > label { min-height: 44px; padding-block: 0; }')}
  ${media.wide} {
    position: static;
    margin-inline: 0;
    padding-inline: 0;
  }
`;

/** The row of the voice, by its sign. */
export const Voice = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  color: ${color.primary};
  font-weight: 650;
`;
