import { MEMORY_CATEGORIES, type MemoryCategory } from '@spire/domain/options';
import { options, useMessages } from '@spire/i18n';
import { Choices } from '@spire/ui/Choices';
import { chosen, steadyWords } from '@spire/ui/chosen.ts';
import { color, radius, space, text, tint, touch, type Tint } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { memories as namespace } from '../messages/namespace.ts';

interface CategoryChipsProps {
  categories: readonly MemoryCategory[];
  /** Undefined: all of them. */
  selected: MemoryCategory | undefined;
  onChange: (category: MemoryCategory | undefined) => void;
}

/** A chip for every category that holds something (trap 69), on its tint and in its word. */
export function CategoryChips({ categories, selected, onChange }: CategoryChipsProps) {
  const t = useMessages(namespace);
  const tOptions = useMessages(options);
  const chips = [undefined, ...categories].map((id) => ({
    id,
    label: id === undefined ? t('bank.all') : tOptions(`memoryCategories.${id}`),
  }));
  return (
    <Choices legend={t('bank.filter')} isLegendHidden>
      <Chips>
        {chips.map(({ id, label }) => (
          <Chip
            key={label}
            type="button"
            aria-pressed={selected === id}
            $tint={id && MEMORY_CATEGORIES[id]}
            onClick={() => onChange(selected === id ? undefined : id)}
          >
            <Words data-words={label}>{label}</Words>
          </Chip>
        ))}
      </Chips>
    </Choices>
  );
}

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const Chip = styled.button<{ $tint: Tint | undefined }>`
  display: inline-flex;
  align-items: center;
  min-height: ${touch.least};
  padding: ${space(1.5)} ${space(3.5)};
  border: 1.5px solid transparent;
  border-radius: ${radius.chip};
  ${text.body}
  line-height: 1.3;
  font-weight: 600;
  background: ${({ $tint }) => ($tint === undefined ? color.sunk : tint($tint).soft)};
  color: ${({ $tint }) => ($tint === undefined ? color.ink : tint($tint).ink)};
  cursor: pointer;
  &:hover {
    border-color: ${color.edge};
  }
  &[aria-pressed='true'] {
    ${chosen}
  }
`;

const Words = styled.span`
  ${steadyWords}
`;
