import styled from 'styled-components';
import { DRAWINGS } from './drawings.ts';
import { LineDrawing } from './LineDrawing.tsx';
import type { LinkTarget } from './linkTarget.ts';
import { color, media, motion, radius, space, text } from './tokens.ts';

interface NextThingProps extends LinkTarget {
  title: string;
  /** One line that says how little it takes. */
  line?: string | undefined;
}

/** The one invitation of a screen. */
export function NextThing({ title, line, ...link }: NextThingProps) {
  return (
    <Invitation {...link}>
      <span>
        <Title>{title}</Title>
        {line !== undefined && <Line>{line}</Line>}
      </span>
      <Arrow>
        <LineDrawing lines={DRAWINGS.forward} />
      </Arrow>
    </Invitation>
  );
}

const Invitation = styled.a`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  min-height: 100px;
  padding: ${space(4)} ${space(5)};
  border-radius: ${radius.card};
  background: ${color.primary};
  color: ${color.onPrimary};
  text-decoration: none;
  transition: background ${motion.quick};
  &:hover {
    background: color-mix(in srgb, ${color.primary} 90%, ${color.ink});
  }
  ${media.forced} {
    border: 2px solid LinkText;
  }
`;

const Title = styled.span`
  display: block;
  ${text.heading}
`;

const Line = styled.span`
  display: block;
  margin-top: ${space(0.5)};
  ${text.small}
`;

const Arrow = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: 50%;
  background: ${color.onPrimary};
  color: ${color.primary};
`;
