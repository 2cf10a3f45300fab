import { useSearchParams } from '@spire/remote-kit/router';
import { useEffect, useRef, type RefObject } from 'react';
import { isBegun } from '../add/memoryDraft.ts';
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
  if (parameters.get('view') === 'new') return <MemoryForm form={form} />;
  return <MemoryBank memories={memories} hasDraft={isBegun(form.draft)} onAdd={() => setParameters({ view: 'new' })} />;
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
