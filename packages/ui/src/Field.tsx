import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { DRAWINGS } from './drawings.ts';
import { LineDrawing } from './LineDrawing.tsx';
import { color, media, motion, radius, space, text, touch } from './tokens.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** The name of a group of controls: `<legend>` for eye and ear, or for the ear alone. */
export function Legend({ children, isHidden = false }: { children: ReactNode; isHidden?: boolean }) {
  return isHidden ? <VisuallyHidden as="legend">{children}</VisuallyHidden> : <ShownLegend>{children}</ShownLegend>;
}

/** The error of a field, beside it, announced, and there until it is mended (A20). */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <ErrorLine id={id} role="alert">
      <LineDrawing lines={DRAWINGS.alert} />
      <span>{children}</span>
    </ErrorLine>
  );
}

interface FieldProps {
  id: string;
  label: string;
  optionalText?: string | undefined;
  isLabelHidden?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** The control itself, given the ids it has to point at. */
  children: (describedBy: string | undefined) => ReactNode;
  footer?: ReactNode;
  footerId?: string | undefined;
}

/** Label above, hint, control, what is wrong: the one frame of every labelled control. */
export function Field(props: FieldProps) {
  const { id, label, optionalText, isLabelHidden = false, hint, error, children, footer, footerId } = props;
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const describedBy = [errorId, hintId, footerId].filter((each) => each !== undefined).join(' ') || undefined;
  const words = (
    <>
      {label}
      {optionalText !== undefined && <Optional> ({optionalText})</Optional>}
    </>
  );
  return (
    <Frame>
      {isLabelHidden ? (
        <VisuallyHidden as="label" htmlFor={id}>
          {words}
        </VisuallyHidden>
      ) : (
        <Label htmlFor={id}>{words}</Label>
      )}
      {hintId !== undefined && <Hint id={hintId}>{hint}</Hint>}
      {children(describedBy)}
      {errorId !== undefined && <FieldError id={errorId}>{error}</FieldError>}
      {footer}
    </Frame>
  );
}

/** The box of a text entry, an own or a native one: 56 px, an edge of 3:1, and the error's colour when it is wrong. */
export const controlShape = css`
  display: block;
  width: 100%;
  min-height: ${touch.button};
  padding: ${space(3)} ${space(4)};
  border: 1.5px solid ${color.edge};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.ink};
  ${text.body}
  transition: border-color ${motion.quick};
  &::placeholder {
    color: ${color.muted};
    opacity: 1;
  }
  &:hover {
    border-color: ${color.primary};
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
    border-width: 2px;
  }
  ${media.forced} {
    border-color: FieldText;
  }
`;

/** The words above a control. */
const labelShape = css`
  display: block;
  ${text.body}
  font-weight: 650;
  color: ${color.ink};
`;

const Optional = styled.span`
  font-weight: 400;
  color: ${color.muted};
`;

const ShownLegend = styled.legend`
  ${labelShape}
  margin-bottom: ${space(2)};
`;

/** A quiet line of help under a label. */
export const Hint = styled.p`
  legend + div > &:first-child,
  label + & {
    margin-top: calc(-1 * ${space(1.5)});
  }
  ${text.small}
  color: ${color.muted};
  max-width: 60ch;
`;

const ErrorLine = styled.p`
  display: flex;
  gap: ${space(2)};
  align-items: flex-start;
  ${text.small}
  font-weight: 600;
  color: ${color.danger};
  svg {
    flex: none;
    margin-top: 0.05em;
  }
  span {
    min-width: 0;
  }
`;

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(1.5)};
  min-width: 0;
`;

const Label = styled.label`
  ${labelShape}
`;
