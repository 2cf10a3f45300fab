import type { ReactNode } from 'react';
import styled from 'styled-components';
import { DRAWINGS } from './drawings.ts';
import { LineDrawing } from './LineDrawing.tsx';
import { color, measure, motion, space, touch } from './tokens.ts';

interface DisclosureProps {
  title: string;
  children: ReactNode;
}

/** A question that unfolds its answer; the browser's own, so that find-in-page and every reader know it. */
export function Disclosure({ title, children }: DisclosureProps) {
  return (
    <Frame>
      <Question>
        <span>{title}</span>
        <LineDrawing lines={DRAWINGS.forward} />
      </Question>
      <Answer>{children}</Answer>
    </Frame>
  );
}

const Frame = styled.details`
  border-bottom: 1px solid ${color.hairline};
  &:last-of-type {
    border-bottom: 0;
  }
  &[open] > summary svg {
    transform: rotate(90deg);
  }
`;

const Question = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  min-height: ${touch.least};
  padding-block: ${space(2)};
  font-weight: 650;
  list-style: none;
  cursor: pointer;
  &::-webkit-details-marker {
    display: none;
  }
  > span {
    min-width: 0;
  }
  > svg {
    flex: none;
    color: ${color.primary};
    transition: transform ${motion.quick};
  }
`;

const Answer = styled.div`
  display: grid;
  gap: ${space(2)};
  max-width: ${measure};
  padding-bottom: ${space(4)};
`;
