import { PageLink } from '@spire/remote-kit/router';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { color, radius, space, text } from '@spire/ui/tokens.ts';
import type { MouseEvent } from 'react';
import styled from 'styled-components';

interface PlanRowProps {
  drawn: readonly string[];
  title: string;
  lines: readonly string[];
  /** Said where nothing stands on it. */
  empty: string;
  /** The card of the plan's page that it opens. */
  query: string;
  isCurrent: boolean;
  /** Called on a press, in place of following the link. */
  onOpen: (() => void) | undefined;
}

const FORWARD = ['m9 18 6-6-6-6'];
const ADD = ['M5 12h14', 'M12 5v14'];

/** A card of the plan as a row: dashed is free room, not something missing. */
export function PlanRow({ drawn, title, lines, empty, query, isCurrent, onOpen }: PlanRowProps) {
  const isEmpty = lines.length === 0;
  function handleClick(event: MouseEvent) {
    if (onOpen === undefined || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    onOpen();
  }
  return (
    <Frame>
      <Box
        page="plan"
        query={query}
        $isEmpty={isEmpty}
        onClick={handleClick}
        aria-current={isCurrent ? 'true' : undefined}
      >
        <Square $isEmpty={isEmpty} aria-hidden>
          <LineDrawing lines={drawn} />
        </Square>
        <Words>
          <Title>{title}</Title>
          <Line>{isEmpty ? empty : lines.join(' · ')}</Line>
        </Words>
        <LineDrawing lines={isEmpty ? ADD : FORWARD} />
      </Box>
    </Frame>
  );
}

/** Where there is little room it is for the words. */
const Frame = styled.div`
  container-type: inline-size;
`;

const Box = styled(PageLink)<{ $isEmpty: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 68px;
  padding: ${space(3)};
  border: ${({ $isEmpty }) => ($isEmpty ? `1.5px dashed ${color.edge}` : `1px solid ${color.hairline}`)};
  border-radius: ${radius.card};
  background: ${({ $isEmpty }) => ($isEmpty ? 'transparent' : color.surface)};
  color: ${color.ink};
  text-decoration: none;
  > svg {
    flex: none;
    color: ${color.primary};
  }
  &:hover,
  &[aria-current] {
    border-color: ${color.primary};
  }
`;

const Square = styled.span<{ $isEmpty: boolean }>`
  flex: none;
  display: grid;
  place-content: center;
  width: 3rem;
  height: 3rem;
  border-radius: ${radius.small};
  background: ${({ $isEmpty }) => ($isEmpty ? 'transparent' : color.primarySoft)};
  color: ${color.primary};
  @container (width < 15em) {
    display: none;
  }
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Title = styled.span`
  display: block;
  font-weight: 650;
  line-height: 1.35;
`;

const Line = styled.span`
  display: block;
  ${text.small}
  color: ${color.muted};
`;
