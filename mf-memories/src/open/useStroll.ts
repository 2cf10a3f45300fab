import { MOST_SEEN_MEMORIES } from '@spire/domain/memoryRules';
import { useSession } from '@spire/remote-kit';
import { useCallback, useState } from 'react';

/** Until the app is opened again, and of one person. */
let latest: { userId: string; ids: readonly string[] } = { userId: '', ids: [] };

const seenBy = (userId: string): readonly string[] => (latest.userId === userId ? latest.ids : []);

/** The memories that somebody has come upon at random, the latest last; `goOn` asks for one that is not among them. */
export function useStroll() {
  const { userId } = useSession();
  const [seen, setSeen] = useState(() => [...seenBy(userId)]);
  const see = useCallback(
    (id: string) => {
      const ids = [...seenBy(userId).filter((each) => each !== id), id].slice(-MOST_SEEN_MEMORIES);
      latest = { userId, ids };
    },
    [userId],
  );
  const goOn = useCallback(() => setSeen([...seenBy(userId)]), [userId]);
  return { seen, see, goOn };
}
