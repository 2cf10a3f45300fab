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
  /** Controls beside the memory, or below it where there is no room. */
  actions?: ReactNode;
}

/** Home's memory as one row. */
export function MemoryFrame({ title, children, actions }: MemoryFrameProps) {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <VisuallyHidden as="h2" id={id}>
        {title}
      </VisuallyHidden>
      <Main>{children}</Main>
      {actions}
    </Frame>
  );
}

const Frame = styled.section`
  ${cardGround}
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(2)} ${space(3)};
  padding: ${space(3)};
`;

const Main = styled.div`
  flex: 1 1 12.5rem;
  min-width: 0;
`;
