/** How somebody likes to be led by the breath; on this device, like the rest of its look. */
export interface PacerChoices {
  isMoving: boolean;
  hasSound: boolean;
  hasBuzz: boolean;
}

/** Local storage key. */
const KEY = 'spire.pacer';

/** Sound and vibration only where somebody has asked for them (A11). */
const QUIET_CHOICES: PacerChoices = { isMoving: true, hasSound: false, hasBuzz: false };

export function pacerChoices(): PacerChoices {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<PacerChoices>;
    return {
      isMoving: kept.isMoving !== false,
      hasSound: kept.hasSound === true,
      hasBuzz: kept.hasBuzz === true,
    };
  } catch {
    return QUIET_CHOICES;
  }
}

export function keepPacerChoices(choices: PacerChoices): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choices));
  } catch {
    // They hold for this exercise.
  }
}
