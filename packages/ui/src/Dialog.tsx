import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import styled, { css } from 'styled-components';
import { LineDrawing } from './LineDrawing.tsx';
import { CROSS } from './tick.ts';
import { color, gutter, media, motion, radius, space, text, touch } from './tokens.ts';

type Side = 'left' | 'right';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Left out where a whole page has a `DialogTitle` and a way out of its own. */
  title?: string;
  children: ReactNode;
  /** The buttons; the safe way out first. */
  actions?: ReactNode;
  closeLabel: string;
  /** Something to change rather than to answer: on this side of the page where that is wide, over all of it if calm. */
  panel?: Side | undefined;
  /** All of a phone's screen, for something to look at. */
  isWhole?: boolean;
  /** Takes the focus afterwards, where that is not the element that had it before. */
  returnTo?: RefObject<HTMLElement | null>;
}

/**
 * A question that has to be answered before going on. Keeps the focus inside, closes with Escape, and gives the focus
 * back to where it came from. Import it lazily: it brings the headless library.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  children,
  actions,
  closeLabel,
  panel,
  isWhole = false,
  returnTo,
}: DialogProps) {
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Scrim $panel={panel} />
        <Sheet $panel={panel} $isWhole={isWhole} {...(returnTo !== undefined && { finalFocus: returnTo })}>
          {title !== undefined && (
            <Head>
              <Title>{title}</Title>
              <Close aria-label={closeLabel}>
                <LineDrawing lines={CROSS} />
              </Close>
            </Head>
          )}
          <Body $isWhole={isWhole}>{children}</Body>
          {actions !== undefined && <Actions>{actions}</Actions>}
        </Sheet>
      </Base.Portal>
    </Base.Root>
  );
}

const Scrim = styled(Base.Backdrop)<{ $panel: Side | undefined }>`
  position: fixed;
  inset: 0;
  z-index: 40;
  background: var(--scrim);
  transition: opacity ${motion.quick};
  ${({ $panel }) =>
    $panel !== undefined &&
    css`
      :root[data-calm='true'] & {
        background: none;
      }
      ${media.wide} {
        background: none;
      }
    `}
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

/** A sheet from below on a phone, where the thumb is; in the middle from 600 px. */
const Sheet = styled(Base.Popup)<{ $panel: Side | undefined; $isWhole: boolean }>`
  position: fixed;
  z-index: 41;
  inset: ${({ $isWhole }) => ($isWhole ? '0' : 'auto 0 0')};
  display: flex;
  flex-direction: column;
  ${({ $isWhole }) =>
    $isWhole ? 'overflow: hidden;' : `max-height: min(92dvh, 46rem); border-radius: ${radius.card} ${radius.card} 0 0;`}
  background: ${color.surface};
  color: ${color.ink};
  outline: 1px solid transparent;
  transition:
    opacity ${motion.quick},
    transform ${motion.quick};
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: translateY(12px);
  }
  @media (min-width: 37.5rem) {
    inset: auto;
    top: 50%;
    left: 50%;
    width: min(32rem, calc(100vw - 48px));
    max-height: min(92dvh, 46rem);
    border: 1px solid ${color.hairline};
    border-radius: ${radius.card};
    translate: -50% -50%;
  }
  ${({ $panel }) =>
    $panel !== undefined &&
    css`
      ${media.wide} {
        inset: 0;
        inset-inline-${$panel === 'left' ? 'end' : 'start'}: auto;
        width: min(32rem, 44vw);
        max-height: none;
        border-width: 0 1px;
        border-radius: 0;
        translate: none;
      }
      :root[data-calm='true'] & {
        inset: 0;
        width: auto;
        max-height: none;
        border: 0;
        border-radius: 0;
        translate: none;
      }
    `}
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(3)};
  padding: ${space(4)} ${space(3)} 0 ${gutter};
`;

/** The name of a dialog that is a whole page. */
export const DialogTitle = Base.Title;

const Title = styled(Base.Title)`
  ${text.heading}
  padding-block: ${space(2)};
`;

const Close = styled(Base.Close)`
  flex: none;
  display: grid;
  place-content: center;
  width: ${touch.least};
  height: ${touch.least};
  border: 1.5px solid transparent;
  border-radius: 14px;
  background: none;
  color: ${color.muted};
  cursor: pointer;
  &:hover {
    background: ${color.sunk};
    color: ${color.ink};
  }
`;

const Body = styled.div<{ $isWhole: boolean }>`
  flex: 0 1 auto;
  padding: ${({ $isWhole }) => ($isWhole ? '0' : `${space(1)} ${gutter} ${space(5)}`)};
  overflow: auto;
  overscroll-behavior: contain;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  padding: ${space(3)} ${gutter} calc(${space(5)} + env(safe-area-inset-bottom, 0px));
  border-top: 1px solid ${color.hairline};
  > * {
    flex: 1 1 9rem;
  }
  ${media.wide} {
    padding-bottom: ${space(4)};
  }
`;
