import { FlowFrame } from '@spire/ui/FlowFrame';
import { media, space } from '@spire/ui/tokens.ts';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** One thing at a time, no wider than it is read with ease; where there is room to spare, what to do stands right below. */
export function ToolFlow({ children }: { children: ReactNode }) {
  return (
    <FlowFrame>
      <Narrow>{children}</Narrow>
    </FlowFrame>
  );
}

/** No wider than it is read with ease. */
export const Narrow = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  width: 100%;
  max-width: 34rem;
  margin-inline: auto;
  ${media.wide} {
    flex: none;
    gap: ${space(4)};
  }
`;
