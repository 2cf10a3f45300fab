import { isOneOf, keysOf } from '@spire/domain/lists';
import { MEMORY_CATEGORIES } from '@spire/domain/options';
import { useMessages } from '@spire/i18n';
import type { Form } from '@spire/remote-kit/form';
import { useSearchParams } from '@spire/remote-kit/router';
import { useEffect, useRef, type RefObject } from 'react';
import { EditMemory } from '../add/EditMemory.tsx';
import { isBegun, telling, type NewMemory } from '../add/memoryDraft.ts';
import { MemoryForm } from '../add/MemoryForm.tsx';
import { useNewMemoryForm } from '../add/useMemoryForm.ts';
import { BookPage } from '../book/BookPage.tsx';
import { useMemories } from '../memories/useMemories.ts';
import { memories } from '../messages/namespace.ts';
import { OpenedMemory, PickedMemory } from '../open/OpenedMemory.tsx';
import { useDeleting } from '../open/useDeleting.ts';
import { MemoryBank } from './MemoryBank.tsx';
import { useFinder } from './useFinder.ts';

/**
 * The memory bank, and behind its address what is open of it (`?memory=`, `?view=`, `?pick=`), so that the browser's own
 * back button leads from one to the other, and what was looked for is still there.
 */
export default function MemoryBankPage() {
  const t = useMessages(memories);
  const [parameters, setParameters] = useSearchParams();
  const finder = useFinder();
  const list = useMemories(finder.wish);
  const deleting = useDeleting();
  const isOpen = useIsOpen();
  // People who have left by then are not led back.
  const form = useNewMemoryForm(() => isOpen.current && setParameters({}, { replace: true }));
  useWantedCategory(form, parameters.get('category'));
  const view = parameters.get('view');
  const memory = parameters.get('memory');
  const pick = parameters.get('pick');
  if (view === 'new') return <MemoryForm form={form} title={t('form.title')} isNew />;
  if (view === 'book') return <BookPage />;
  if (memory !== null && view === 'edit') return <EditMemory id={memory} list={list} />;
  if (memory !== null) return <OpenedMemory key={memory} id={memory} list={list} deleting={deleting} />;
  if (pick === 'random' || pick === 'yearAgo') return <PickedMemory key={pick} by={pick} deleting={deleting} />;
  return <MemoryBank memories={list} finder={finder} deleting={deleting} hasDraft={isBegun(form.draft)} />;
}

/** A memory that is not begun yet begins in the category that a link asks for. */
function useWantedCategory({ draft, change }: Form<NewMemory>, wanted: string | null): void {
  const applied = useRef<string>(null);
  useEffect(() => {
    // Once, for what the link asked: whoever chooses another has chosen.
    if (applied.current === wanted) return;
    applied.current = wanted;
    if (!isBegun(draft) && isOneOf(keysOf(MEMORY_CATEGORIES), wanted)) change(telling(draft, { category: wanted }));
  });
}

/** Whether this page is the one that is shown. */
function useIsOpen(): RefObject<boolean> {
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);
  return isOpen;
}
