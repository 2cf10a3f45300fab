import { useId, type ElementType, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { DRAWINGS } from './drawings.ts';
import { LineDrawing } from './LineDrawing.tsx';
import type { LinkTarget } from './linkTarget.ts';
import { color, gutter, media, motion, radius, space, text, tint as tintPair, touch, type Tint } from './tokens.ts';

interface CardProps {
  title?: ReactNode;
  titleLevel?: 2 | 3;
  /** A word or small thing at the end of the title's line. */
  aside?: ReactNode;
  children?: ReactNode;
  as?: ElementType;
  id?: string;
}

/** One matter on one surface. With a title it is a named region for whoever listens. */
export function Card({ title, titleLevel = 2, aside, children, as, id }: CardProps) {
  const titleId = useId();
  const isTitled = title !== undefined;
  const frame: object = { as: as ?? (isTitled ? 'section' : 'div'), ...(isTitled && { 'aria-labelledby': titleId }) };
  return (
    <Box id={id} {...frame}>
      {(isTitled || aside !== undefined) && (
        <Head>
          {isTitled && (
            <Title as={`h${titleLevel}`} id={titleId}>
              {title}
            </Title>
          )}
          {aside}
        </Head>
      )}
      {children}
    </Box>
  );
}

interface CardLinkProps extends LinkTarget {
  title: string;
  text?: string;
  tint?: Tint;
  icon?: ReactNode;
}

/** A card that is one link as a whole: `<CardLink as={PageLink} page="tools" title="…" icon={…} tint="sky" />`. */
export function CardLink({ title, text: words, tint, icon, ...link }: CardLinkProps) {
  return (
    <LinkBox {...link} $hasIcon={icon !== undefined}>
      {icon !== undefined && (
        <Square $tint={tint} aria-hidden>
          {icon}
        </Square>
      )}
      <Words>
        <LinkTitle>{title}</LinkTitle>
        {words !== undefined && <LinkText>{words}</LinkText>}
      </Words>
      <LineDrawing lines={DRAWINGS.forward} />
    </LinkBox>
  );
}

/** The ground of a card: warm surface, hairline, one soft shadow in the light theme only. */
export const cardGround = css`
  background: ${color.surface};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  box-shadow: var(--shadow);
`;

const Box = styled.section`
  ${cardGround}
  min-width: 0;
  padding: ${space(5)} ${gutter};
  ${media.wide} {
    padding: ${space(6)};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
  margin-bottom: ${space(3)};
`;

const Title = styled.h2`
  ${text.heading}
  min-width: 0;
`;

const LinkBox = styled.a<{ $hasIcon: boolean }>`
  ${cardGround}
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  min-height: ${touch.button};
  padding-block: ${space(3)};
  padding-inline: ${({ $hasIcon }) => space($hasIcon ? 3 : 5)} calc(1.42em + ${space(6)});
  color: ${color.ink};
  text-decoration: none;
  text-align: start;
  transition: border-color ${motion.quick};
  &:hover {
    border-color: ${color.primary};
  }
  > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${space(4)};
    margin-block: auto;
  }
`;

const Square = styled.span<{ $tint: Tint | undefined }>`
  flex: none;
  display: grid;
  place-content: center;
  width: 52px;
  height: 52px;
  border-radius: 16px;
  font-size: 1.1rem;
  color: ${({ $tint }) => ($tint === undefined ? color.primary : tintPair($tint).ink)};
  background: ${({ $tint }) => ($tint === undefined ? color.primarySoft : tintPair($tint).soft)};
`;

const LinkTitle = styled.span`
  display: block;
  font-weight: 650;
  line-height: 1.4;
`;

const LinkText = styled.span`
  display: block;
  ${text.small}
  color: ${color.muted};
`;

/** Falls under the icon where large text leaves no room beside it; title and text share a line where they have room. */
const Words = styled.span`
  flex: 1 1 8rem;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space(3)};
  min-width: 0;
  ${Square} + & {
    display: block;
  }
`;
