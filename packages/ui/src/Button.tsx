import { useId, useState, type MouseEvent, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { DRAWINGS } from './drawings.ts';
import { LineDrawing } from './LineDrawing.tsx';
import { color, media, motion, radius, space, text, touch } from './tokens.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** The four looks of a button. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

const looks = {
  primary: css`
    background: ${color.primary};
    color: ${color.onPrimary};
    &:hover {
      background: color-mix(in srgb, ${color.primary} 90%, ${color.ink});
    }
  `,
  secondary: css`
    background: ${color.surface};
    color: ${color.primary};
    border-color: ${color.edge};
    &:hover {
      background: ${color.primarySoft};
      border-color: ${color.primary};
    }
  `,
  quiet: css`
    background: transparent;
    color: ${color.primary};
    &:hover {
      background: ${color.primarySoft};
    }
  `,
  danger: css`
    background: ${color.surface};
    color: ${color.danger};
    border-color: ${color.danger};
    &:hover {
      background: ${color.dangerSoft};
    }
  `,
} as const;

interface BusyButtonProps {
  /** Waiting for an answer: the label becomes `busyLabel` and pressing does nothing. */
  isBusy?: boolean;
  busyLabel: string;
  /** Why it cannot be pressed yet; stands under the button, and is announced when it is pressed all the same (A19). */
  disabledReason?: string | undefined;
  /** The same in gentler words, until it is pressed. */
  idleReason?: string | undefined;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  type?: 'button' | 'submit';
  variant?: ButtonVariant;
  isWide?: boolean;
  children: ReactNode;
}

/**
 * A button that may have to wait or to refuse. It is `aria-disabled`, never `disabled`, so that the keyboard reaches it,
 * the reason can be read, and Enter in a form shows it (A19).
 */
export function BusyButton(props: BusyButtonProps) {
  const {
    isBusy = false,
    busyLabel,
    disabledReason,
    idleReason,
    onClick,
    type = 'button',
    variant,
    isWide,
    children,
  } = props;
  const reasonId = useId();
  const [presses, setPresses] = useState(0);
  const look: object = { $variant: variant, $isWide: isWide };
  const isRefused = disabledReason !== undefined && !isBusy;

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (!isBusy && !isRefused) {
      setPresses(0);
      onClick?.(event);
      return;
    }
    event.preventDefault();
    if (isRefused) setPresses((before) => before + 1);
  }

  return (
    <div>
      <Button
        type={type}
        onClick={handleClick}
        aria-disabled={isBusy || isRefused || undefined}
        aria-describedby={isRefused ? reasonId : undefined}
        {...look}
      >
        {isBusy ? busyLabel : children}
      </Button>
      <VisuallyHidden role="status">{isBusy ? busyLabel : ''}</VisuallyHidden>
      {isRefused && (
        <Reason key={presses} id={reasonId} $isAsked={presses > 0} role={presses > 0 ? 'alert' : undefined}>
          {presses > 0 && <LineDrawing lines={DRAWINGS.alert} />}
          <span>{presses > 0 ? disabledReason : (idleReason ?? disabledReason)}</span>
        </Reason>
      )}
    </div>
  );
}

/**
 * The button of Spire: 56 px high, four looks. One `primary` a screen (A13). Takes `as={Link}` where pressing leads to
 * another page, so that it stays a link to the browser.
 */
export const Button = styled.button<{ $variant?: ButtonVariant; $isWide?: boolean }>`
  display: ${({ $isWide }) => ($isWide === true ? 'flex' : 'inline-flex')};
  width: ${({ $isWide }) => ($isWide === true ? '100%' : 'auto')};
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-height: ${touch.button};
  padding: ${space(2)} min(${space(6)}, 24px);
  border: 1.5px solid transparent;
  border-radius: ${radius.control};
  ${text.body}
  line-height: 1.35;
  font-weight: 650;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background ${motion.quick},
    border-color ${motion.quick},
    transform ${motion.quick};
  ${({ $variant = 'primary' }) => looks[$variant]}

  &:active {
    transform: scale(0.99);
  }
  &[aria-disabled='true'],
  &:disabled {
    background: ${color.sunk};
    color: ${color.muted};
    border-color: ${color.hairline};
    cursor: default;
    transform: none;
  }
  ${media.forced} {
    border-color: ButtonBorder;
    &[aria-disabled='true'] {
      color: GrayText;
      border-color: GrayText;
    }
  }
`;

const Reason = styled.p<{ $isAsked: boolean }>`
  display: flex;
  gap: ${space(2)};
  align-items: flex-start;
  margin-top: ${space(2)};
  ${text.small}
  color: ${({ $isAsked }) => ($isAsked ? color.danger : color.muted)};
  font-weight: ${({ $isAsked }) => ($isAsked ? 600 : 400)};
  svg {
    flex: none;
    margin-top: 0.05em;
  }
  span {
    min-width: 0;
  }
`;
