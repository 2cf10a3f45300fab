import { common, useMessages } from '@spire/i18n';
import { closeToast, useToasts, type Toast, type ToastKind } from '@spire/remote-kit';
import { useDeferredValue, useLayoutEffect, useRef, useState, useSyncExternalStore, type FocusEvent } from 'react';
import styled, { createGlobalStyle, css, keyframes } from 'styled-components';
import { noticeLooks } from './Notice.tsx';
import { CROSS } from './tick.ts';
import { LineDrawing } from './LineDrawing.tsx';
import { color, media, radius, space, touch } from './tokens.ts';
import { useCloseInTime } from './useCloseInTime.ts';
import { useSwipe } from './useSwipe.ts';

function Message({ toast }: { toast: Toast }) {
  return (
    <>
      <Title>{toast.title}</Title>
      {toast.text !== undefined && <p>{toast.text}</p>}
    </>
  );
}

function watchPage(listener: () => void): () => void {
  const watch = new MutationObserver(listener);
  watch.observe(document.body, { childList: true, subtree: true });
  return () => watch.disconnect();
}

/** A dialog has the page to itself: a toast would cover it, and lie out of reach. */
const useIsDialogOpen = () => useSyncExternalStore(watchPage, () => document.querySelector('[role="dialog"]') !== null);

function liesOver(slip: HTMLElement, other: Element): boolean {
  const [own, its] = [slip.getBoundingClientRect(), other.getBoundingClientRect()];
  const isBeside = own.right <= its.left || its.right <= own.left;
  return !isBeside && its.top < own.bottom && own.top < its.bottom;
}

/** Whether it lies over what it most likely speaks of: the control that has the focus, or the thing that a page marks. */
function coversItsMatter(slip: HTMLElement): boolean {
  const focused = document.activeElement;
  const isControl =
    focused !== null && !slip.contains(focused) && focused.matches('a, button, input, textarea, select');
  return [...(isControl ? [focused] : []), ...document.querySelectorAll('[data-told]')].some((each) =>
    liesOver(slip, each),
  );
}

/**
 * Where toasts appear, the oldest first and one at a time, so that none erases another (A21, spec 1 §9). The two live
 * regions stand empty from the start: a screen reader says only what comes into a region it already knows. A toast gives
 * way to the control that has the focus, to what is marked `data-told`, to the buttons of a flow, and waits until a
 * dialog is closed.
 */
export function ToastViewport({ closeLabel }: { closeLabel: string }) {
  const tCommon = useMessages(common);
  const first = useDeferredValue(useToasts()[0], undefined);
  const isDialogOpen = useIsDialogOpen();
  const toast = isDialogOpen ? undefined : first;
  const [moved, setMoved] = useState<Toast>();
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const cameFrom = useRef<HTMLElement | null>(null);
  const slip = useRef<HTMLDivElement>(null);
  useCloseInTime(toast, isPointedAt || isFocused);

  function close() {
    if (toast === undefined) return;
    setPointedAt(false);
    setFocused(false);
    if (slip.current?.contains(document.activeElement) === true) cameFrom.current?.focus();
    closeToast(toast.id);
  }

  function handleFocus(event: FocusEvent) {
    if (!isFocused && event.relatedTarget instanceof HTMLElement) cameFrom.current = event.relatedTarget;
    setFocused(true);
  }

  const isError = toast?.kind === 'error';
  useLayoutEffect(() => {
    const height = slip.current?.offsetHeight ?? 0;
    document.body.style.setProperty('--under-toast', `${height + 2 * EDGE}px`);
    if (toast === undefined) return undefined;
    const giveWay = () => slip.current !== null && coversItsMatter(slip.current) && setMoved(toast);
    giveWay();
    // A page that the toast came with may be drawn, and set the focus, later.
    document.addEventListener('focusin', giveWay);
    const unwatch = watchPage(giveWay);
    return () => {
      document.removeEventListener('focusin', giveWay);
      unwatch();
    };
  }, [toast]);
  const hasMoved = toast !== undefined && moved === toast;
  const isAbove = toast !== undefined && (isError || 'flow' in document.documentElement.dataset) !== hasMoved;

  const { offset, handlers } = useSwipe(close);
  return (
    <Place
      $isAbove={isAbove}
      $hasMoved={hasMoved}
      aria-label={toast === undefined ? undefined : tCommon('toast.region')}
    >
      {isAbove && <PageUnderToast />}
      <Slip
        ref={slip}
        $kind={toast?.kind}
        style={offset === 0 ? {} : { transform: `translateX(${offset}px)` }}
        onMouseMove={() => setPointedAt(true)}
        onMouseLeave={() => setPointedAt(false)}
        onFocus={handleFocus}
        onBlur={() => setFocused(false)}
        onKeyDown={(event) => event.key === 'Escape' && close()}
        {...handlers}
      >
        {toast !== undefined && <LineDrawing lines={noticeLooks[toast.kind].lines} />}
        <Words role="status">{toast !== undefined && toast.kind !== 'error' && <Message toast={toast} />}</Words>
        <Words role="alert">{isError && <Message toast={toast} />}</Words>
        {toast !== undefined && (
          <Close type="button" aria-label={closeLabel} onClick={close}>
            <LineDrawing lines={CROSS} />
          </Close>
        )}
      </Slip>
    </Place>
  );
}

/** From the edges of the screen, in px. */
const EDGE = 12;

const appear = keyframes`from { opacity: 0; }`;

/** Above the bottom bar on a phone, an error at the top, away from the button to press again; else in the lower right corner. */
const Place = styled.section<{ $isAbove: boolean; $hasMoved: boolean }>`
  position: fixed;
  z-index: 50;
  inset: ${({ $isAbove }) => ($isAbove ? `${EDGE}px ${EDGE}px auto` : `auto ${EDGE}px calc(var(--bar) + ${EDGE}px)`)};
  ${media.wide} {
    inset: ${({ $hasMoved }) => ($hasMoved ? '24px 24px auto auto' : 'auto 24px 24px auto')};
    width: min(26rem, calc(100vw - 48px));
  }
`;

/** On a phone the page makes way for a toast at the top: it covers neither the title nor the way to help. */
const PageUnderToast = createGlobalStyle`
  body { padding-top: var(--under-toast); }
  ${media.wide} {
    body { padding-top: 0; }
  }
`;

const Slip = styled.div<{ $kind: ToastKind | undefined }>`
  ${({ $kind }) =>
    $kind !== undefined &&
    css`
      display: flex;
      align-items: flex-start;
      gap: ${space(3)};
      padding: ${space(3)} ${space(2)} ${space(3)} ${space(4)};
      border: 1.5px solid ${noticeLooks[$kind].ink};
      border-radius: ${radius.control};
      background: ${noticeLooks[$kind].soft};
      box-shadow: var(--shadow);
      touch-action: pan-y;
      animation: ${appear} 160ms ease-out;
      > svg {
        flex: none;
        margin-top: ${space(2.5)};
        color: ${noticeLooks[$kind].ink};
      }
    `}
`;

const Words = styled.div`
  min-width: 0;
  &:not(:empty) {
    flex: 1;
    padding-block: ${space(2)};
  }
`;

const Title = styled.p`
  font-weight: 650;
`;

const Close = styled.button`
  flex: none;
  display: grid;
  place-content: center;
  width: ${touch.least};
  height: ${touch.least};
  border: 1.5px solid transparent;
  border-radius: 14px;
  background: none;
  color: ${color.ink};
  cursor: pointer;
  &:hover {
    background: ${color.surface};
  }
  ${media.forced} {
    border-color: ButtonBorder;
  }
`;
