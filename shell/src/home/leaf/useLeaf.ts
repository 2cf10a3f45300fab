import { useSave, useToday } from '@spire/client';
import { useSession } from '@spire/remote-kit';
import { forgetTrial } from '@spire/remote-kit/trial';
import { useEffect, useRef, useState } from 'react';
import { RecordLeafDocument } from './RecordLeaf.generated.ts';
import { forgetLeaf, leafHere, takeLeaf, takenLeaf } from './takenLeaf.ts';

/** The leaf of a trial: offered, then taken along or deleted, and counted as a deed once today's check-in is saved (D94). */
export function useLeaf(isCheckedIn: boolean) {
  const { userId } = useSession();
  const today = useToday();
  const { save } = useSave(RecordLeafDocument);
  const [here, setHere] = useState(leafHere);
  const [taken, setTaken] = useState(() => takenLeaf(userId));
  const isCounting = useRef(false);

  useEffect(() => {
    if (taken === undefined || !isCheckedIn || isCounting.current) return;
    isCounting.current = true;
    const { id, text, category } = taken;
    const record = { id, suggestionText: text, suggestionType: 'regular', interactionType: 'completed' } as const;
    save({ ...record, category, date: today }).then(
      ({ kind }) => {
        isCounting.current = false;
        // Out of reach, it is counted another time, under the same id.
        if (kind === 'failed') return;
        forgetLeaf(userId);
        setTaken(undefined);
      },
      () => undefined,
    );
  }, [taken, isCheckedIn, save, userId, today]);

  return {
    here,
    taken,
    take: () => {
      if (here !== undefined) takeLeaf(userId, here);
      setHere(undefined);
      setTaken(takenLeaf(userId));
    },
    leave: () => {
      forgetTrial();
      setHere(undefined);
    },
  };
}
