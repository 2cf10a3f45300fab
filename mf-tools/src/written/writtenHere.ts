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
 * (S6, S15). The reader is large and come only now; rejects where they, or the text, cannot be had.
 */
export async function writtenHere<T>(
  { told, isAboutOthers, isHelpSeen }: Asked,
  make: () => Promise<T>,
): Promise<Written<T>> {
  const [{ readCrisis }, { hintsAtControl }] = await Promise.all([
    import('@spire/understanding/readCrisis'),
    import('@spire/domain/crisis/hintsAtControl'),
  ]);
  for (const text of told) {
    const crisis = await readCrisis(text);
    if (isAboutOthers && (crisis?.kind === 'abuse' || hintsAtControl(text))) return { kind: 'help', crisis: 'abuse' };
    if (crisis?.level === 'help' && !isHelpSeen) return { kind: 'help', crisis: crisis.kind };
  }
  return { kind: 'text', text: await make() };
}
