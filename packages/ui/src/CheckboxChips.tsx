import { useId, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { choosable, chosen, steadyWords } from './chosen.ts';
import { Choices } from './Choices.tsx';
import { controlShape, Field } from './Field.tsx';
import { LineDrawing } from './LineDrawing.tsx';
import { CROSS, TICK } from './tick.ts';
import { color, radius, space, text, touch } from './tokens.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface Option {
  id: string;
  label: string;
}

/** Options that belong together by meaning. */
interface ChipSection {
  id: string;
  /** Left out where there is one section alone. */
  title?: string;
  options: readonly Option[];
  /** Content that one of them calls for, right under them. */
  after?: ReactNode;
}

interface CheckboxChipsProps {
  legend: string;
  sections: readonly ChipSection[];
  selected: readonly string[];
  onChange: (ids: string[]) => void;
  /** Called in place of `onChange` where the last answer would be taken away: it stays (D93). */
  onLast?: (() => void) | undefined;
  /** A field that leaves what holds these letters; for lists too long to look through. */
  filter?: { label: string; nothing: string };
  /** Names what is chosen once more under it all, each to be taken away; `remove` is the whole name of such a button. */
  summary?: { title: string; remove: (label: string) => string };
  error?: string | undefined;
  hint?: ReactNode;
  isLegendHidden?: boolean;
}

const plain = (words: string) => words.toLocaleLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/**
 * Any number of many answers, as large checkboxes by meaning (D57). Answers hidden by the filter stay chosen.
 * `onChange` hands over the ids in the order they were chosen.
 */
export function CheckboxChips(props: CheckboxChipsProps) {
  const { legend, sections, selected, onChange, onLast, filter, summary, error, hint, isLegendHidden } = props;
  const id = useId();
  const around = useRef<HTMLDivElement>(null);
  const [letters, setLetters] = useState('');
  const wanted = plain(letters.trim());
  const shown = sections
    .map((section) => ({ ...section, options: section.options.filter(({ label }) => plain(label).includes(wanted)) }))
    .filter(({ options }) => options.length > 0);
  const all = sections.flatMap(({ options }) => options);
  const picked = selected.flatMap((each) => all.find((option) => option.id === each) ?? []);

  function choose(option: string, isChosen: boolean) {
    const rest = isChosen ? [...selected, option] : selected.filter((each) => each !== option);
    if (rest.length === 0 && onLast !== undefined) onLast();
    else onChange(rest);
  }

  function remove(option: string, index: number) {
    const buttons = around.current?.querySelectorAll<HTMLElement>('[data-picked] button');
    const next = buttons?.[index + 1] ?? buttons?.[index - 1] ?? around.current?.querySelector('input');
    if (onLast === undefined || selected.length > 1) next?.focus();
    choose(option, false);
  }

  return (
    <Choices legend={legend} hint={hint} error={error} isLegendHidden={isLegendHidden}>
      <Around ref={around}>
        {filter !== undefined && (
          <div>
            <Field id={`${id}-filter`} label={filter.label}>
              {() => (
                <Filter
                  id={`${id}-filter`}
                  type="search"
                  autoComplete="off"
                  enterKeyHint="done"
                  value={letters}
                  onChange={(event) => setLetters(event.currentTarget.value)}
                  onKeyDown={(event) => {
                    // A person who filters has not answered yet; Escape shows everything again.
                    if (event.key === 'Enter') event.preventDefault();
                    if (event.key === 'Escape') setLetters('');
                  }}
                />
              )}
            </Field>
            <div role="status">{shown.length === 0 && <Nothing>{filter.nothing}</Nothing>}</div>
          </div>
        )}
        {shown.map((section) => (
          <div key={section.id} role="group" aria-labelledby={section.title && `${id}-${section.id}`}>
            {section.title !== undefined && <Title id={`${id}-${section.id}`}>{section.title}</Title>}
            <Chips>
              {section.options.map((option) => (
                <Chip key={option.id}>
                  <input
                    type="checkbox"
                    checked={selected.includes(option.id)}
                    onChange={(event) => choose(option.id, event.currentTarget.checked)}
                  />
                  <Words data-words={option.label}>{option.label}</Words>
                  <Mark>
                    <LineDrawing lines={TICK} />
                  </Mark>
                </Chip>
              ))}
            </Chips>
            {section.after}
          </div>
        ))}
        {summary !== undefined && picked.length > 0 && (
          <div data-picked>
            <Title as="p">{summary.title}</Title>
            <Picked>
              {picked.map((option, index) => (
                <li key={option.id}>
                  <Remove type="button" onClick={() => remove(option.id, index)}>
                    <span aria-hidden>{option.label}</span>
                    <VisuallyHidden>{summary.remove(option.label)}</VisuallyHidden>
                    <LineDrawing lines={CROSS} />
                  </Remove>
                </li>
              ))}
            </Picked>
          </div>
        )}
      </Around>
    </Choices>
  );
}

const Around = styled.div`
  display: grid;
  gap: ${space(5)};
`;

const Filter = styled.input`
  ${controlShape}
`;

const Nothing = styled.p`
  margin-top: ${space(2)};
`;

const Title = styled.p`
  margin-bottom: ${space(2)};
  ${text.small}
  font-weight: 650;
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

/** Chips of a row share its width: an even edge, and large to hit. */
const Chip = styled.label`
  position: relative;
  flex: 1 1 auto;
  display: flex;
  align-items: center;
  min-height: 52px;
  min-width: ${touch.least};
  padding: ${space(2)} ${space(4)};
  border-radius: ${radius.control};
  line-height: 1.3;
  overflow-wrap: anywhere;
  ${choosable}
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    margin: 0;
    cursor: pointer;
  }
  &:has(:checked) {
    ${chosen}
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
`;

const Words = styled.span`
  ${steadyWords}
  text-align: start;
`;

const Mark = styled.span`
  position: absolute;
  inset-block-start: -7px;
  inset-inline-end: -5px;
  display: none;
  place-content: center;
  width: 1.4rem;
  height: 1.4rem;
  border-radius: 50%;
  background: ${color.primary};
  color: ${color.onPrimary};
  svg {
    width: 0.9rem;
    height: 0.9rem;
  }
  :checked ~ & {
    display: grid;
  }
`;

const Picked = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const Remove = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${touch.least};
  padding: ${space(1)} ${space(3)};
  border: 1px solid ${color.edge};
  border-radius: ${radius.chip};
  background: ${color.surface};
  color: ${color.ink};
  ${text.small}
  text-align: start;
  cursor: pointer;
  &:hover {
    border-color: ${color.primary};
  }
  svg {
    flex: none;
    color: ${color.primary};
  }
  svg {
    width: 1.1em;
    height: 1.1em;
  }
`;
