import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { FieldError, Hint, Legend } from './Field.tsx';
import { space } from './tokens.ts';

interface ChoicesProps {
  legend: string;
  isLegendHidden?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  children: ReactNode;
}

/** The frame of every question with several answers: `<fieldset>`, its question, its help, what is wrong. */
export function Choices({ legend, isLegendHidden, hint, error, children }: ChoicesProps) {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const describedBy = [errorId, hintId].filter((each) => each !== undefined).join(' ') || undefined;
  return (
    <fieldset aria-describedby={describedBy}>
      <Legend isHidden={isLegendHidden ?? false}>{legend}</Legend>
      <Group>
        {hintId !== undefined && <Hint id={hintId}>{hint}</Hint>}
        {children}
        {errorId !== undefined && <FieldError id={errorId}>{error}</FieldError>}
      </Group>
    </fieldset>
  );
}

const Group = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(2.5)};
`;
