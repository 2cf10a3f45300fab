import { knownOf, useRead, useToday, type Loaded, type Pages } from '@spire/client';
import { common, useMessages } from '@spire/i18n';
import { PageLink, useNavigate } from '@spire/remote-kit/router';
import { Button } from '@spire/ui/Button';
import { Icon } from '@spire/ui/Icon';
import { Read } from '@spire/ui/Read';
import { space } from '@spire/ui/tokens.ts';
import { usePagePath } from '@spire/remote-kit';
import { useEffect, type ReactNode } from 'react';
import styled from 'styled-components';
import type { Memory } from '../memories/useMemories.ts';
import { memories as namespace } from '../messages/namespace.ts';
import { MemoryView } from './MemoryView.tsx';
import { MissingMemory, NothingPicked } from './MissingMemory.tsx';
import { MoreWays } from './MoreWays.tsx';
import { OneMemoryDocument } from './OneMemory.generated.ts';
import { PickedMemoryDocument } from './PickedMemory.generated.ts';
import type { Deleting } from './useDeleting.ts';
import { useStroll } from './useStroll.ts';

interface OpenedProps {
  deleting: Deleting;
}

/** The memory of that id, with those before and after it in the list it was opened from. */
export function OpenedMemory({ id, list, deleting }: OpenedProps & { id: string; list: Loaded<Pages<Memory>> }) {
  const t = useMessages(namespace);
  const read = useRead(OneMemoryDocument, {
    variables: { id },
    pick: ({ me }) => me.memory,
    isEmpty: (memory) => memory === null,
  });
  const pages = knownOf(list);
  const known = pages?.nodes.find((each) => each.id === id);
  const shown = (memory: Memory | null) =>
    memory !== null && <Shown memory={memory} deleting={deleting} moves={pages && <Moves id={id} pages={pages} />} />;
  if (known !== undefined) return shown(known);
  return (
    <Read of={read} loading={t('bank.loading')} failed={{ title: t('failed.title') }} empty={<MissingMemory />}>
      {shown}
    </Read>
  );
}

/** A memory at random, each of them once before any comes again; or one of about a year ago. */
export function PickedMemory({ by, deleting }: OpenedProps & { by: 'random' | 'yearAgo' }) {
  const t = useMessages(namespace);
  const date = useToday();
  const { seen, see, goOn } = useStroll();
  const read = useRead(PickedMemoryDocument, {
    variables: { by, date, rather: [], ...(by === 'random' ? { seen } : {}) },
    pick: ({ me }) => me.pickedMemory,
    isEmpty: (memory) => memory === null,
    // An open memory does not become another by itself.
    asks: 'once',
  });
  const id = knownOf(read)?.id;
  useEffect(() => {
    if (by === 'random' && id !== undefined) see(id);
  }, [by, id, see]);
  const another = (
    <Button type="button" $variant="secondary" onClick={goOn}>
      {t('open.another')}
    </Button>
  );
  return (
    <Read of={read} loading={t('bank.loading')} failed={{ title: t('failed.title') }} empty={<NothingPicked by={by} />}>
      {(memory) => memory !== null && <Shown memory={memory} deleting={deleting} moves={by === 'random' && another} />}
    </Read>
  );
}

function Shown({ memory, moves, deleting }: OpenedProps & { memory: Memory; moves: ReactNode }) {
  const navigate = useNavigate();
  const path = usePagePath('memoryBank') ?? '/';
  async function handleDelete() {
    const isDone = await deleting.remove(memory);
    if (isDone) void navigate(path, { replace: true });
    return isDone;
  }
  return <MemoryView memory={memory} moves={moves} more={<MoreWays memory={memory} onDelete={handleDelete} />} />;
}

function Moves({ id, pages }: { id: string; pages: Pages<Memory> }) {
  const t = useMessages(namespace);
  const tCommon = useMessages(common);
  const at = pages.nodes.findIndex((each) => each.id === id);
  const previous = pages.nodes[at - 1];
  const next = at < 0 ? undefined : pages.nodes[at + 1];
  if (previous === undefined && next === undefined) return null;
  const way = (memory: Memory | undefined) => ({
    $variant: 'secondary' as const,
    ...(memory === undefined
      ? { type: 'button' as const, 'aria-disabled': true }
      : { as: PageLink, page: 'memoryBank', query: `memory=${memory.id}`, replace: true }),
  });
  return (
    <Pair aria-label={t('open.moves')}>
      <Button {...way(previous)}>
        <Icon name="left" />
        {tCommon('actions.previous')}
      </Button>
      <Button {...way(next)}>
        {tCommon('actions.next')}
        <Icon name="right" />
      </Button>
    </Pair>
  );
}

const Pair = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr));
  gap: ${space(3)};
  > * {
    padding-inline: ${space(2)};
  }
`;
