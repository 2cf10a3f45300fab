import { common, useMessages } from '@spire/i18n';
import { useToasts } from '@spire/remote-kit';
import { space } from '@spire/ui/tokens.ts';
import { useState } from 'react';
import styled from 'styled-components';
import { createLoader, useLater } from './loading.ts';

const viewport = createLoader(async () => (await import('@spire/ui/ToastViewport')).ToastViewport);

function Viewport() {
  const tCommon = useMessages(common);
  const [state] = useLater(viewport);
  if (state.kind !== 'ready') return null;
  const ToastViewport = state.value;
  return <ToastViewport closeLabel={tCommon('toast.close')} />;
}

/** Where toasts appear, on every screen. Fetched with the first of them: most visits have none to show. */
export function Toasts({ hasBar }: { hasBar: boolean }) {
  const hasToast = useToasts().length > 0;
  const [wasNeeded, setNeeded] = useState(hasToast);
  if (hasToast && !wasNeeded) setNeeded(true);
  if (!wasNeeded) return null;
  return (
    <Ground $hasBar={hasBar}>
      {hasToast && <Room aria-hidden />}
      <Viewport />
    </Ground>
  );
}

/** Where there is no bottom bar, toasts lie at the very bottom. */
const Ground = styled.div<{ $hasBar: boolean }>`
  ${({ $hasBar }) => !$hasBar && '--bar: 0px;'}
`;

/** Lets a page be scrolled until nothing lies under a toast. */
const Room = styled.div`
  height: ${space(32)};
`;
