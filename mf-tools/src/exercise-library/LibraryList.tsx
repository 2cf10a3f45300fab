import type { Exercise } from '@spire/content/exercises/exercise';
import { keysOf } from '@spire/domain/lists';
import { INNER_BALANCE_CATEGORIES } from '@spire/domain/toolOptions';
import { useLanguage, useMessages } from '@spire/i18n';
import { usePagePath } from '@spire/remote-kit';
import { useSearchParams } from '@spire/remote-kit/router';
import { Button } from '@spire/ui/Button';
import { ChipGroup } from '@spire/ui/ChipGroup';
import { LinkButton } from '@spire/ui/LinkButton';
import { Quiet } from '@spire/ui/Quiet';
import { Stack } from '@spire/ui/Stack';
import { Tag } from '@spire/ui/Tag';
import { TextField } from '@spire/ui/TextField';
import { media, space } from '@spire/ui/tokens.ts';
import { useState } from 'react';
import styled from 'styled-components';
import { common } from '@spire/i18n';
import { ExerciseCard } from '../inner-balance/ExerciseCard.tsx';
import { mayDo } from '../inner-balance/exercisesForDay.ts';
import { innerBalance } from '../inner-balance/messages/namespace.ts';
import { exerciseSearch } from '../inner-balance/useWays.ts';
import type { Suits } from '../tool-frame/useSuits.ts';
import { searched } from './search.ts';

/** How many stand there at first, and how many more each press brings: 72 at once are too many to choose from. */
const A_FEW = 8;
const ALL = 'all';

/** Every exercise by group and by words, what suits today first; what may be too much says so, and stays to be chosen. */
export function LibraryList({ exercises, suits }: { exercises: readonly Exercise[]; suits: Suits }) {
  const tInnerBalance = useMessages(innerBalance);
  const tCommon = useMessages(common);
  const language = useLanguage();
  const toolPath = usePagePath('innerBalance') ?? '';
  const [search, setSearch] = useSearchParams();
  const [shown, setShown] = useState(A_FEW);
  const words = search.get('q') ?? '';
  const group = keysOf(INNER_BALANCE_CATEGORIES).find((each) => each === search.get('group'));

  const look = (next: { q?: string; group?: string }) => {
    const wanted = { q: words, group: group ?? ALL, ...next };
    setShown(A_FEW);
    setSearch(
      Object.entries(wanted).filter(([, value]) => value !== '' && value !== ALL),
      { replace: true },
    );
  };

  const saidOf = ({ category, position }: Exercise) =>
    `${tInnerBalance(`categories.${category}.title`)} ${tInnerBalance(`positions.${position}`)}`;
  const inGroup = exercises.filter(({ category }) => group === undefined || category === group);
  const found = searched(inGroup, words, language, saidOf);
  const isMild = (exercise: Exercise) => mayDo(exercise, suits);
  const ordered = [...found.filter(isMild), ...found.filter((exercise) => !isMild(exercise))];

  return (
    <Stack $gap={5}>
      <TextField
        name="q"
        type="search"
        inputMode="search"
        label={tInnerBalance('library.search')}
        hint={tInnerBalance('library.searchHint')}
        value={words}
        onChange={(q) => look({ q })}
      />
      <ChipGroup
        legend={tInnerBalance('library.filter')}
        isLegendHidden
        options={[
          { id: ALL, label: tInnerBalance('library.all') },
          ...keysOf(INNER_BALANCE_CATEGORIES).map((id) => ({
            id,
            label: tInnerBalance(`categories.${id}.title`),
            emoji: INNER_BALANCE_CATEGORIES[id],
          })),
        ]}
        selected={[group ?? ALL]}
        onChange={(ids) => look({ group: ids.find((id) => id !== (group ?? ALL)) ?? ALL })}
      />
      <Quiet role="status">
        {found.length === 0 ? tInnerBalance('library.none') : tInnerBalance('library.found', { count: found.length })}
      </Quiet>
      {found.length === 0 && (
        <div>
          <LinkButton type="button" onClick={() => look({ q: '', group: ALL })}>
            {tInnerBalance('library.clear')}
          </LinkButton>
        </div>
      )}
      <List>
        {ordered.slice(0, shown).map((exercise) => (
          <li key={exercise.id}>
            <ExerciseCard exercise={exercise} to={`${toolPath}?${exerciseSearch(exercise.id)}`}>
              {!isMild(exercise) && <Tag tint="amber">{tInnerBalance('library.sparing')}</Tag>}
            </ExerciseCard>
          </li>
        ))}
      </List>
      {ordered.length > shown && (
        <Button type="button" $variant="secondary" onClick={() => setShown(shown + A_FEW)}>
          {tCommon('actions.showMore')}
        </Button>
      )}
    </Stack>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  ${media.wide} {
    :root:not([data-calm='true']) & {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      > li > a {
        height: 100%;
      }
    }
  }
`;
