import { isTold } from '@spire/domain/memoryRules';
import { keysOf } from '@spire/domain/lists';
import { MEMORY_CATEGORIES, type MemoryCategory } from '@spire/domain/options';
import { options, useMessages } from '@spire/i18n';
import { Choices } from '@spire/ui/Choices';
import { Icon } from '@spire/ui/Icon';
import { color, media, radius, space, tint, touch, type Tint } from '@spire/ui/tokens.ts';
import { useId } from 'react';
import styled from 'styled-components';
import { CoveringInput } from './CoveringInput.ts';
import { memories } from '../messages/namespace.ts';
import { withKnownChoices, type NewMemory } from './memoryDraft.ts';

interface CategoryFieldProps {
  draft: NewMemory;
  onChange: (category: MemoryCategory) => void;
}

/** The category of a memory: six tints with their words, none chosen before the person does (D52). */
export function CategoryField({ draft, onChange }: CategoryFieldProps) {
  const t = useMessages(memories);
  const tOptions = useMessages(options);
  const name = useId();
  const known = withKnownChoices(draft);
  const selected = isTold(known, 'category') ? known.category : undefined;
  return (
    <Choices legend={t('form.category')}>
      <Grid>
        {keysOf(MEMORY_CATEGORIES).map((id) => (
          <Cell key={id} $tint={MEMORY_CATEGORIES[id]}>
            <CoveringInput
              type="radio"
              name={name}
              value={id}
              checked={selected === id}
              onChange={() => onChange(id)}
            />
            {tOptions(`memoryCategories.${id}`)}
            {selected === id && (
              <Tick aria-hidden>
                <Icon name="check" size="1em" />
              </Tick>
            )}
          </Cell>
        ))}
      </Grid>
    </Choices>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(5.9rem, 30%), 1fr));
  gap: ${space(2)};
`;

const Cell = styled.label<{ $tint: Tint }>`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  min-height: ${touch.least};
  padding: ${space(1.5)} ${space(1)};
  border: 2px solid transparent;
  border-radius: ${radius.control};
  font-weight: 600;
  font-size: 0.95rem;
  background: ${({ $tint }) => tint($tint).soft};
  color: ${({ $tint }) => tint($tint).ink};
  &:hover {
    border-color: ${color.edge};
  }
  &:has(:checked) {
    border-color: currentColor;
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
  ${media.forced} {
    border-color: ButtonBorder;
    &:has(:checked) {
      border-color: Highlight;
    }
  }
`;

/** The tick stands on the corner, so that no word moves when it comes. */
const Tick = styled.span`
  position: absolute;
  top: -8px;
  inset-inline-end: -4px;
  display: grid;
  place-content: center;
  width: 24px;
  height: 24px;
  border: 2px solid ${color.background};
  border-radius: 50%;
  background: ${color.primary};
  color: ${color.onPrimary};
`;
