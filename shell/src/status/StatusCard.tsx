import { LineDrawing } from '@spire/ui/LineDrawing';
import { color, radius, space } from '@spire/ui/tokens.ts';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface StatusCardProps {
  /** The paths of its drawing. */
  lines: readonly string[];
  title: string;
  /** Good news have another ground. */
  isGood?: boolean;
  children: ReactNode;
  /** Buttons at the end. */
  ends: ReactNode;
}

/** Something that is said once on a device, until the person has closed it. */
export function StatusCard({ lines, title, isGood = false, children, ends }: StatusCardProps) {
  return (
    <Box aria-label={title} $isGood={isGood}>
      <LineDrawing lines={lines} />
      <div>
        <h2>{title}</h2>
        {children}
        <Ends>{ends}</Ends>
      </div>
    </Box>
  );
}

const Box = styled.section<{ $isGood: boolean }>`
  display: flex;
  gap: ${space(4)};
  margin-block: ${space(2)} ${space(4)};
  padding: ${space(4)};
  border: 1px solid ${({ $isGood }) => ($isGood ? color.primary : color.hairline)};
  border-radius: ${radius.card};
  background: ${({ $isGood }) => ($isGood ? color.primarySoft : color.surface)};
  > svg {
    flex: none;
    :root[data-calm='true'] & {
      display: none;
    }
  }
  > div {
    flex: 1;
    min-width: 0;
  }
  h2 {
    font-size: 1.0625rem;
  }
`;

const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 0 ${space(5)};
  > :not(:only-child):first-child {
    margin-inline-end: auto;
  }
`;
