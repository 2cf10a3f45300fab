import type { ReactNode } from 'react';
import { Checkbox } from './Checkbox.tsx';
import { Choices } from './Choices.tsx';

interface CheckboxGroupProps {
  legend: string;
  options: readonly { id: string; label: string; hint?: string }[];
  selected: readonly string[];
  onChange: (ids: string[]) => void;
  error?: string | undefined;
  hint?: ReactNode;
  isLegendHidden?: boolean;
}

/** Any number of a few answers. `onChange` hands over the ids in the order of the options. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { legend, options, selected, onChange, error, hint, isLegendHidden } = props;
  const choose = (id: string, isChosen: boolean) =>
    onChange(options.map((each) => each.id).filter((each) => (each === id ? isChosen : selected.includes(each))));
  return (
    <Choices legend={legend} hint={hint} error={error} isLegendHidden={isLegendHidden}>
      <div>
        {options.map(({ id, label, hint: optionHint }) => (
          <Checkbox
            key={id}
            isChecked={selected.includes(id)}
            onChange={(isChecked) => choose(id, isChecked)}
            {...(optionHint === undefined ? {} : { hint: optionHint })}
          >
            {label}
          </Checkbox>
        ))}
      </div>
    </Choices>
  );
}
