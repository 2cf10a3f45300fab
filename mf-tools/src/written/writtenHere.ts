import { textMark } from '@spire/domain/textMark';
import { isSetAside, noteFoundHelp } from '@spire/remote-kit/foundHelp';
import type { LocalDate } from '@spire/domain/dates';
import type { Written } from './writing.ts';

interface Asked {
  /** Everything the person wrote for it. */
  told: readonly string[];
  /** Whether it helps to stand up or turn to somebody: never where that could be dangerous (S15). */
  isAboutOthers: boolean;
}

/** The person and the date of a text. */
export interface DayHere {
  userId: string;
  today: LocalDate;
}

/**
 * A ready-made text from this device, for when nobody can be reached: after the same look at the words as the server's
 * (S6, S15). Where they need help the day is one after help from then on (D58), but for what the person has said is not
 * about them (S11). The classifier is large and comes only now; rejects where it, or the text, cannot be had.
 */
export async function writtenHere<T>(
  { told, isAboutOthers }: Asked,
  { userId, today }: DayHere,
  make: () => Promise<T>,
): Promise<Written<T>> {
  const [{ readCrisis }, { hintsAtControl }] = await Promise.all([
    import('@spire/language/readCrisis'),
    import('@spire/language/crisis/hintsAtControl'),
  ]);
  for (const text of told) {
    const crisis = await readCrisis(text);
    const mark = textMark(text);
    const needsHelp = crisis?.level === 'help' && !isSetAside(userId, today, mark);
    if (needsHelp) noteFoundHelp(userId, today, { mark, kind: crisis.kind });
    if (isAboutOthers && (crisis?.kind === 'abuse' || hintsAtControl(text))) return { kind: 'help', crisis: 'abuse' };
    if (needsHelp) return { kind: 'help', crisis: crisis.kind };
  }
  return { kind: 'text', text: await make() };
}
