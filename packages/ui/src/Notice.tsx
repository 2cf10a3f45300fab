import type { ReactNode } from 'react';
import styled from 'styled-components';
import { DRAWINGS } from './drawings.ts';
import { LineDrawing } from './LineDrawing.tsx';
import { color, media, radius, space } from './tokens.ts';

type NoticeKind = 'info' | 'success' | 'error';

/** Colour pair and drawing of each kind of message; the toast wears them too. */
export const noticeLooks = {
  info: {
    ink: color.sky,
    soft: color.skySoft,
    lines: ['M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20', 'M12 16v-4', 'M12 8h.01'],
  },
  success: {
    ink: color.primary,
    soft: color.primarySoft,
    lines: ['M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20', 'm9 12 2 2 4-4'],
  },
  error: { ink: color.danger, soft: color.dangerSoft, lines: DRAWINGS.alert },
} as const;

/** Something to know about this page, standing in its place until it no longer holds. Errors interrupt a screen reader. */
export function Notice({ kind, title, children }: { kind: NoticeKind; title?: string; children?: ReactNode }) {
  return (
    <Box $kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <LineDrawing lines={noticeLooks[kind].lines} />
      <Words>
        {title !== undefined && <Title>{title}</Title>}
        {children !== undefined && <div>{children}</div>}
      </Words>
    </Box>
  );
}

const Box = styled.div<{ $kind: NoticeKind }>`
  display: flex;
  gap: ${space(3)};
  padding: ${space(4)};
  border-radius: ${radius.control};
  background: ${({ $kind }) => noticeLooks[$kind].soft};
  color: ${color.ink};
  > svg {
    flex: none;
    margin-top: 0.05em;
    color: ${({ $kind }) => noticeLooks[$kind].ink};
  }
  ${media.forced} {
    border: 1px solid CanvasText;
  }
`;

const Title = styled.p`
  font-weight: 650;
  line-height: 1.45;
`;

const Words = styled.div`
  min-width: 0;
`;
