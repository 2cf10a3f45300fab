import { deviceStorage } from '@spire/domain/deviceStorage';
import { useState } from 'react';

/** How somebody likes to be led through an exercise; on this device, like the rest of its look. */
export interface PlayerChoices {
  /** The disc follows the breath. */
  isMoving: boolean;
  hasSound: boolean;
  /** One soft tone when the time is up. */
  hasEndTone: boolean;
  hasBuzz: boolean;
  /** The sentences come by themselves. */
  isTurning: boolean;
  isRead: boolean;
  isTimeHidden: boolean;
}

/** Local storage key. */
const KEY = 'spire.pacer';

/** Sound, voice and vibration only where somebody has asked for them (A11); in the calm view the time is not asked for either. */
function kept(isCalm: boolean): PlayerChoices {
  let found: Partial<PlayerChoices> = {};
  try {
    found = JSON.parse(deviceStorage.getItem(KEY) ?? '{}') as Partial<PlayerChoices>;
  } catch {
    // They are as they were at first.
  }
  return {
    isMoving: found.isMoving !== false,
    hasSound: found.hasSound === true,
    hasEndTone: found.hasEndTone === true,
    hasBuzz: found.hasBuzz === true,
    isTurning: found.isTurning === true,
    isRead: found.isRead === true && !isCalm,
    isTimeHidden: found.isTimeHidden ?? isCalm,
  };
}

export function usePlayerChoices(isCalm: boolean) {
  const [choices, setChoices] = useState(() => kept(isCalm));
  const choose = (part: Partial<PlayerChoices>) => {
    const chosen = { ...choices, ...part };
    setChoices(chosen);
    const isTimeHidden = chosen.isTimeHidden === isCalm ? undefined : chosen.isTimeHidden;
    deviceStorage.setItem(KEY, JSON.stringify({ ...chosen, isTimeHidden }));
  };
  return [choices, choose] as const;
}
