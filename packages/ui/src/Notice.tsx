import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, icon, media, radius, space } from './tokens.ts';

type NoticeKind = 'info' | 'success' | 'error';

/** Colour pair and drawing of each kind of message; the toast wears them too. */
export const noticeLooks = {
  info: { ink: color.sky, soft: color.skySoft, Drawing: Info },
  success: { ink: color.primary, soft: color.primarySoft, Drawing: CircleCheck },
  error: { ink: color.danger, soft: color.dangerSoft, Drawing: CircleAlert },
} as const;

/** Something to know about this page, standing in its place until it no longer holds. Errors interrupt a screen reader. */
export function Notice({ kind, title, children }: { kind: NoticeKind; title?: string; children?: ReactNode }) {
  const { Drawing } = noticeLooks[kind];
  return (
    <Box $kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <Drawing {...icon} />
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
