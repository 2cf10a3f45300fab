import type { ReactNode } from 'react';
import styled from 'styled-components';
import { DRAWINGS } from './drawings.ts';
import { LineDrawing } from './LineDrawing.tsx';
import type { LinkTarget } from './linkTarget.ts';
import { color, space, touch } from './tokens.ts';

interface LinkRowProps extends LinkTarget {
  icon: ReactNode;
  children: ReactNode;
}

/** One of several ways out of a card, as a line of its own: `<LinkRow as={PageLink} page="privacy" icon={…}>`. */
export function LinkRow({ icon, children, ...link }: LinkRowProps) {
  return (
    <Row {...link}>
      {icon}
      <Words>{children}</Words>
      <LineDrawing lines={DRAWINGS.forward} />
    </Row>
  );
}

const Row = styled.a`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${touch.button};
  padding-block: ${space(2)};
  color: ${color.ink};
  text-decoration: none;
  > svg {
    flex: none;
    color: ${color.primary};
  }
  &:hover > span {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
  line-height: 1.4;
`;
