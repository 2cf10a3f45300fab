import { LIMITS } from '@spire/domain/limits';
import { isOneOf } from '@spire/domain/lists';
import { MEMORY_ORDERS, type MemoryCategory } from '@spire/domain/options';
import { useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { controlShape, Field } from '@spire/ui/Field';
import { Icon } from '@spire/ui/Icon';
import { LinkButton } from '@spire/ui/LinkButton';
import { SegmentedControl } from '@spire/ui/SegmentedControl';
import { Stack } from '@spire/ui/Stack';
import { TextField } from '@spire/ui/TextField';
import { color, media, space } from '@spire/ui/tokens.ts';
import { useId, useState, type Ref } from 'react';
import styled from 'styled-components';
import { memories as namespace } from '../messages/namespace.ts';
import { CategoryChips } from './CategoryChips.tsx';
import type { Finder } from './useFinder.ts';
import { LOOKS } from './useLook.ts';

interface FindingProps {
  finder: Finder;
  categories: readonly MemoryCategory[];
  /** The field for words to search. */
  search: Ref<HTMLInputElement | HTMLTextAreaElement>;
}

/** The ways to a memory: words, a category, and, folded away, an order, chance, a year ago, and all of them as a book. */
export function Finding({ finder, categories, search }: FindingProps) {
  const t = useMessages(namespace);
  const id = useId();
  const [isOpen, setOpen] = useState(finder.order !== 'newest');
  const { words, category, order, look, change, setLook } = finder;
  return (
    <Stack $gap={3}>
      <Line>
        <Search>
          <Icon name="search" />
          <TextField
            name="search"
            type="search"
            inputMode="search"
            label={t('find.search')}
            isLabelHidden
            placeholder={t('find.searchHint')}
            autoComplete="off"
            limit={LIMITS.title}
            value={words}
            inputRef={search}
            onChange={(next) => change({ words: next })}
          />
        </Search>
        {categories.length > 1 && (
          <CategoryChips categories={categories} selected={category} onChange={(next) => change({ category: next })} />
        )}
      </Line>
      <Look>
        <SegmentedControl
          legend={t('look.legend')}
          isLegendHidden
          options={LOOKS.map((id) => ({ id, label: t(`look.${id}`) }))}
          selected={look}
          onChange={(next) => isOneOf(LOOKS, next) && setLook(next)}
        />
      </Look>
      <LinkButton type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon name={isOpen ? 'minus' : 'add'} />
        {t('find.more')}
      </LinkButton>
      {isOpen && (
        <Ways>
          {look === 'newest' && (
            <Field id={id} label={t('find.order')}>
              {() => (
                <Order
                  id={id}
                  value={order}
                  onChange={({ currentTarget: { value } }) => isOneOf(MEMORY_ORDERS, value) && change({ order: value })}
                >
                  {MEMORY_ORDERS.map((each) => (
                    <option key={each} value={each}>
                      {t(`find.orders.${each}`)}
                    </option>
                  ))}
                </Order>
              )}
            </Field>
          )}
          <LinkButton as={PageLink} page="memoryBank" query="pick=random">
            <Icon name="sparkles" />
            {t('find.random')}
          </LinkButton>
          <LinkButton as={PageLink} page="memoryBank" query="pick=yearAgo">
            <Icon name="calendar" />
            {t('find.yearAgo')}
          </LinkButton>
          <LinkButton as={PageLink} page="memoryBank" query="view=book">
            <Icon name="download" />
            {t('find.book')}
          </LinkButton>
        </Ways>
      )}
    </Stack>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  ${media.wide} {
    :root:not([data-calm='true']) & {
      grid-template-columns: 21rem minmax(0, 1fr);
      align-items: center;
    }
  }
`;

const Look = styled.div`
  max-width: 26rem;
`;

/** A looking glass in front of what is looked for. */
const Search = styled.div`
  position: relative;
  > svg {
    position: absolute;
    z-index: 1;
    inset: 0 auto 0 ${space(4)};
    margin-block: auto;
    pointer-events: none;
    color: ${color.muted};
  }
  input {
    padding-inline-start: ${space(12)};
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${space(1)} ${space(6)};
`;

const Order = styled.select`
  ${controlShape}
`;
