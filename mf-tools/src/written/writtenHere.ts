import type { Written } from './writing.ts';

interface Asked {
  /** Everything the person wrote for it. */
  told: readonly string[];
  /** Whether it helps to stand up or turn to somebody: never where that could be dangerous (S15). */
  isAboutOthers: boolean;
  /** Whether help was offered, and the person wants to go on (S11). */
  isHelpSeen: boolean;
}

/**
 * A ready-made text from this device, for when nobody can be reached: after the same look at the words as the server's
 * (S6, S15). The rules are large and come only now; rejects where they, or the text, cannot be had.
 */
export async function writtenHere<T>(
  { told, isAboutOthers, isHelpSeen }: Asked,
  make: () => Promise<T>,
): Promise<Written<T>> {
  const [{ screenForCrisis }, { hintsAtControl }] = await Promise.all([
    import('@spire/domain/crisis/screenForCrisis'),
    import('@spire/domain/crisis/hintsAtControl'),
  ]);
  for (const text of told) {
    const crisis = screenForCrisis(text);
    if (isAboutOthers && (crisis === 'abuse' || hintsAtControl(text))) return { kind: 'help', crisis: 'abuse' };
    if (crisis !== null && !isHelpSeen) return { kind: 'help', crisis };
  }
  return { kind: 'text', text: await make() };
}
