import { ChevronDown, X } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { controlShape, Field } from './Field.tsx';
import { color, icon, media, motion, radius, space, text } from './tokens.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface MultiSelectProps {
  label: string;
  placeholder: string;
  options: readonly { id: string; label: string }[];
  selected: readonly string[];
  onChange: (ids: string[]) => void;
  /** The whole accessible name of a chosen chip, such as "Remove Stress". */
  removeLabel: (label: string) => string;
  error?: string | undefined;
  hint?: ReactNode;
  isOptional?: boolean;
  name?: string;
}

/**
 * Several out of a long list: a native dropdown that adds, and chips that take away. The arrow keys open the list
 * rather than step through it, since on some systems a step would already choose (WCAG 3.2.2).
 */
export function MultiSelect(props: MultiSelectProps) {
  const { label, placeholder, options, selected, onChange, removeLabel, error, hint, name } = props;
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const chips = useRef<HTMLUListElement>(null);
  const [added, setAdded] = useState('');
  const chosen = options.filter((option) => selected.includes(option.id));

  function handleKeyDown(event: KeyboardEvent<HTMLSelectElement>) {
    const isStep = event.key === 'ArrowDown' || event.key === 'ArrowUp' || event.key.length === 1;
    const isCommand = event.ctrlKey || event.metaKey || event.altKey;
    if (!isStep || isCommand || !('showPicker' in event.currentTarget)) return;
    event.preventDefault();
    event.currentTarget.showPicker();
  }

  function add(optionId: string) {
    setAdded(options.find((option) => option.id === optionId)?.label ?? '');
    onChange([...selected, optionId]);
  }

  function remove(optionId: string, index: number) {
    const neighbours = chips.current?.querySelectorAll('button');
    const next = neighbours?.[index + 1] ?? neighbours?.[index - 1] ?? select.current;
    next?.focus();
    setAdded('');
    onChange(selected.filter((each) => each !== optionId));
  }

  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(describedBy) => (
        <>
          <Box>
            <Dropdown
              id={id}
              ref={select}
              name={name}
              value=""
              aria-describedby={describedBy}
              aria-invalid={error !== undefined || undefined}
              onKeyDown={handleKeyDown}
              onChange={(event) => add(event.currentTarget.value)}
            >
              <option value="" disabled hidden>
                {placeholder}
              </option>
              {options.map((option) => (
                <option key={option.id} value={option.id} disabled={selected.includes(option.id)}>
                  {option.label}
                </option>
              ))}
            </Dropdown>
            <ChevronDown {...icon} />
          </Box>
          <VisuallyHidden role="status">{added}</VisuallyHidden>
          {chosen.length > 0 && (
            <Chosen ref={chips}>
              {chosen.map((option, index) => (
                <li key={option.id}>
                  <Chip type="button" aria-label={removeLabel(option.label)} onClick={() => remove(option.id, index)}>
                    {option.label}
                    <X {...icon} size="1.2em" />
                  </Chip>
                </li>
              ))}
            </Chosen>
          )}
        </>
      )}
    </Field>
  );
}

const Box = styled.div`
  position: relative;
  > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${space(4)};
    margin-block: auto;
    pointer-events: none;
  }
`;

const Dropdown = styled.select`
  ${controlShape}
  appearance: none;
  padding-inline-end: ${space(12)};
  cursor: pointer;
  text-overflow: ellipsis;
`;

const Chosen = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-top: ${space(1)};
`;

const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 48px;
  padding: ${space(1.5)} ${space(3)} ${space(1.5)} ${space(4)};
  border: 1.5px solid ${color.primary};
  border-radius: ${radius.chip};
  background: ${color.primarySoft};
  ${text.body}
  line-height: 1.3;
  text-align: start;
  cursor: pointer;
  transition: background ${motion.quick};
  &:hover {
    background: ${color.surface};
  }
  svg {
    flex: none;
    color: ${color.primary};
  }
  ${media.forced} {
    border-color: ButtonBorder;
  }
`;
