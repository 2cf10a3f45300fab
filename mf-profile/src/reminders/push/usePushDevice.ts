import { useSave } from '@spire/client';
import { useEffect, useState } from 'react';
import { pushWay, type PushWay } from './pushWay.ts';
import { SavePushDeviceDocument } from './SavePushDevice.generated.ts';
import { ownDeviceId, subscribe, unsubscribe } from './subscription.ts';

/** How this browser stands to reminders: whether it can take them, and by which id the account would know it. */
export interface OwnDevice {
  way: PushWay | 'dismissed' | 'failed';
  id: string | undefined;
  /** Asks the browser, then tells the account of it; false where nothing came of it, and `way` says why. */
  place: () => Promise<boolean>;
}

/** Must be called while a press is being handled, because only then may a browser ask for permission. */
export function usePushDevice(pushKey: string | null): OwnDevice {
  const [outcome, setOutcome] = useState<'dismissed' | 'failed'>();
  const [id, setId] = useState<string>();
  const { save } = useSave(SavePushDeviceDocument);
  const way = pushWay(window, pushKey !== null);

  useEffect(() => {
    let isShown = true;
    if (way === 'open')
      void ownDeviceId().then(
        (own) => isShown && setId(own),
        () => undefined,
      );
    return () => {
      isShown = false;
    };
  }, [way]);

  async function place(): Promise<boolean> {
    if (way !== 'open' || pushKey === null) return false;
    try {
      const answer = await Notification.requestPermission();
      setOutcome(answer === 'granted' ? undefined : 'dismissed');
      if (answer !== 'granted') return false;
      let saved = await save(await subscribe(pushKey));
      if (saved.kind === 'failed' && saved.problem.code === 'FORBIDDEN') {
        // Another person is reminded under this address, so this browser subscribes under a new one.
        await unsubscribe();
        saved = await save(await subscribe(pushKey));
      }
      if (saved.kind !== 'saved') throw new Error('The account was not told');
      setId(saved.data.savePushDevice.id);
      return true;
    } catch {
      setOutcome('failed');
      return false;
    }
  }

  return { way: way === 'open' ? (outcome ?? way) : way, id, place };
}
