import { searchFor } from '@spire/domain/search';
import { Fragment, useId, useMemo, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { choosable, chosen, steadyWords } from './chosen.ts';
import { Choices } from './Choices.tsx';
import { controlShape, Field } from './Field.tsx';
import { LineDrawing } from './LineDrawing.tsx';
import { TICK } from './tick.ts';
import { color, radius, space, text, touch } from './tokens.ts';

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
  /** Whether an answer cannot be chosen now; pressed, it still calls `onChange`, which may say why. */
  isIdle?: ((id: string) => boolean) | undefined;
  /** A field below the first section that leaves what holds these letters; for lists too long to look through. */
  filter?: { label: string; nothing: string };
  error?: string | undefined;
  hint?: ReactNode;
  isLegendHidden?: boolean;
}

/**
 * Any number of many answers, as large checkboxes by meaning (D57). Answers hidden by the filter stay chosen.
 * `onChange` hands over the ids in the order they were chosen.
 */
export function CheckboxChips(props: CheckboxChipsProps) {
  const { legend, sections, selected, onChange, onLast, isIdle, filter, error, hint, isLegendHidden } = props;
  const id = useId();
  const [letters, setLetters] = useState('');
  const hitOf = useMemo(() => searchFor(letters), [letters]);
  const isWanted = ({ label }: Option) => hitOf(label) !== undefined;
  const isNothing = !sections.some(({ options }) => options.some(isWanted));

  function choose(option: string, isChosen: boolean) {
    const rest = isChosen ? [...selected, option] : selected.filter((each) => each !== option);
    if (rest.length === 0 && onLast !== undefined) onLast();
    else onChange(rest);
  }

  return (
    <Choices legend={legend} hint={hint} error={error} isLegendHidden={isLegendHidden}>
      <Around>
        {sections.map((section, index) => {
          // Sections above the filter keep their place, so that no field moves while a person writes in it.
          const isAbove = index === 0;
          const isOut = !section.options.some(isWanted);
          if (isOut && !isAbove) return null;
          return (
            <Fragment key={section.id}>
              <div
                role="group"
                aria-labelledby={section.title && `${id}-${section.id}`}
                style={isOut ? UNSEEN : undefined}
              >
                {section.title !== undefined && <Title id={`${id}-${section.id}`}>{section.title}</Title>}
                <Chips>
                  {section.options
                    .filter((option) => isAbove || isWanted(option))
                    .map((option) => (
                      <Chip key={option.id} style={isWanted(option) ? undefined : UNSEEN}>
                        <input
                          type="checkbox"
                          checked={selected.includes(option.id)}
                          aria-disabled={isIdle?.(option.id) || undefined}
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
              {isAbove && filter !== undefined && (
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
                          if (event.key === 'Escape' && letters !== '') {
                            event.stopPropagation();
                            setLetters('');
                          }
                        }}
                      />
                    )}
                  </Field>
                  <div role="status">{isNothing && <Nothing>{filter.nothing}</Nothing>}</div>
                </div>
              )}
            </Fragment>
          );
        })}
      </Around>
    </Choices>
  );
}

const UNSEEN = { visibility: 'hidden' } as const;

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
  &:has([aria-disabled]) {
    color: ${color.muted};
    border-style: dashed;
    border-color: ${color.hairline};
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
