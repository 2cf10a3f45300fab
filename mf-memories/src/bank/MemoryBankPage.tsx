import { ROUTES } from '@spire/domain/routes';
import { useDraft, useSession } from '@spire/remote-kit';
import { useNavigate, useSearchParams } from '@spire/remote-kit/router';
import { useState } from 'react';
import { MemoryForm } from '../add/MemoryForm.tsx';
import { blankMemory, isBegun } from '../add/memoryDraft.ts';
import { useMemories } from '../memories/useMemories.ts';
import { MemoryBank } from './MemoryBank.tsx';

/** The memory bank, and behind `?view=new` the form, so that the browser's own back button leads from one to the other. */
export default function MemoryBankPage() {
  const { userId } = useSession();
  const memories = useMemories();
  const [parameters, setParameters] = useSearchParams();
  const navigate = useNavigate();
  const [first] = useState(() => blankMemory(crypto.randomUUID()));
  const [draft, changeDraft] = useDraft(`memory.${userId}`, first);

  function handleSaved() {
    changeDraft(blankMemory(crypto.randomUUID()));
    void navigate(ROUTES.memoryBank.path, { replace: true });
  }

  if (parameters.get('view') === 'new')
    return <MemoryForm draft={draft} onChange={changeDraft} onSaved={handleSaved} />;
  return <MemoryBank memories={memories} hasDraft={isBegun(draft)} onAdd={() => setParameters({ view: 'new' })} />;
}
