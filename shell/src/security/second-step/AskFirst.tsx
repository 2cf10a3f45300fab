import { Button } from '@spire/ui/Button';
import { Row, Stack } from '@spire/ui/Stack';
import { color, radius, space } from '@spire/ui/tokens.ts';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Start, useFocusOnOpen } from '../SectionParts.tsx';

interface AskFirstProps {
  /** The consequence, in plain words (A24). */
  text: string;
  keepLabel: string;
  onKeep: () => void;
  /** The button that does it. */
  children: ReactNode;
}

/** A question in the place of the button that raised it: the consequence, the deed, and the way back. */
export function AskFirst({ text, keepLabel, onKeep, children }: AskFirstProps) {
  const words = useFocusOnOpen<HTMLParagraphElement>();
  return (
    <Box>
      <Start as="p" ref={words} tabIndex={-1}>
        {text}
      </Start>
      <Row $wrap>
        {children}
        <Button type="button" $variant="secondary" onClick={onKeep}>
          {keepLabel}
        </Button>
      </Row>
    </Box>
  );
}

const Box = styled(Stack)`
  padding: ${space(4)};
  border-radius: ${radius.control};
  background: ${color.sunk};
`;
