import { controlShape, Field } from '@spire/ui/Field';
import { color } from '@spire/ui/tokens.ts';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

interface ChoiceProps<Id extends string> {
  label: string;
  hint: ReactNode;
  options: readonly { id: Id; label: string }[];
  selected: Id;
  /** Drawn dashed: nobody has said yet. */
  isUnsure: boolean;
  onChange: (id: Id) => void;
}

/** One of a few for something the file has, by the browser's own list. */
export function Choice<Id extends string>({ label, hint, options, selected, isUnsure, onChange }: ChoiceProps<Id>) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint}>
      {(describedBy) => (
        <List
          id={id}
          value={selected}
          aria-describedby={describedBy}
          $isUnsure={isUnsure}
          onChange={({ currentTarget: { value } }) => {
            const found = options.find((option) => option.id === value);
            if (found !== undefined) onChange(found.id);
          }}
        >
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </List>
      )}
    </Field>
  );
}

const List = styled.select<{ $isUnsure: boolean }>`
  ${controlShape}
  ${({ $isUnsure }) => $isUnsure && `border-style: dashed; border-color: ${color.edge};`}
`;
