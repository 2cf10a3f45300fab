import { cardGround } from '@spire/ui/Card';
import { space } from '@spire/ui/tokens.ts';
import { VisuallyHidden } from '@spire/ui/VisuallyHidden';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

interface MemoryFrameProps {
  /** The name of the region for screen readers; the eye sees the memory itself. */
  title: string;
  /** The memory, or the state in its place. */
  children: ReactNode;
}

/** Home's memory as one row. */
export function MemoryFrame({ title, children }: MemoryFrameProps) {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <VisuallyHidden as="h2" id={id}>
        {title}
      </VisuallyHidden>
      {children}
    </Frame>
  );
}

const Frame = styled.section`
  ${cardGround}
  position: relative;
  padding: ${space(3)};
`;
