/** The questions there are to linger on with a memory. */
export const LINGERS = ['hands', 'light', 'sound', 'beside', 'breath', 'keep'] as const;

/** One question for each memory, always the same: it becomes part of it. */
export function lingerOn(id: string): (typeof LINGERS)[number] {
  const sum = [...id].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return LINGERS[sum % LINGERS.length] ?? 'hands';
}
