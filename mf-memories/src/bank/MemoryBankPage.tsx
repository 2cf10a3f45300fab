import { useSearchParams } from '@spire/remote-kit/router';
import { useEffect, useRef, type RefObject } from 'react';
import { isOneOf, keysOf } from '@spire/domain/lists';
import { MEMORY_CATEGORIES } from '@spire/domain/options';
import type { Form } from '@spire/remote-kit/form';
import { isBegun, type NewMemory } from '../add/memoryDraft.ts';
import { MemoryForm } from '../add/MemoryForm.tsx';
import { useMemoryForm } from '../add/useMemoryForm.ts';
import { useMemories } from '../memories/useMemories.ts';
import { MemoryBank } from './MemoryBank.tsx';

/** The memory bank, and behind `?view=new` the form, so that the browser's own back button leads from one to the other. */
export default function MemoryBankPage() {
  const [parameters, setParameters] = useSearchParams();
  const memories = useMemories();
  const isOpen = useIsOpen();
  // Nobody who has left by then is led back here.
  const form = useMemoryForm(() => isOpen.current && setParameters({}, { replace: true }));
  useWantedCategory(form, parameters.get('category'));
  if (parameters.get('view') === 'new') return <MemoryForm form={form} />;
  return <MemoryBank memories={memories} hasDraft={isBegun(form.draft)} onAdd={() => setParameters({ view: 'new' })} />;
}

/** A memory that is not begun yet begins in the category that a link asks for. */
function useWantedCategory({ draft, change }: Form<NewMemory>, wanted: string | null): void {
  const applied = useRef<string>(null);
  useEffect(() => {
    // Once, for what the link asked: whoever chooses another has chosen.
    if (applied.current === wanted) return;
    applied.current = wanted;
    if (!isBegun(draft) && isOneOf(keysOf(MEMORY_CATEGORIES), wanted)) change({ category: wanted });
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
