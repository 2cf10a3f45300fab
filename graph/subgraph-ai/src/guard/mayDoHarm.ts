import { readHarm } from '@spire/language/readers';

/**
 * Whether any part of a provider's answer reads like one that does harm in a friendly voice. It stands behind the rules
 * and judges what nobody has listed; the texts we wrote are read by people instead.
 */
export async function mayDoHarm(parts: readonly (readonly string[])[]): Promise<boolean> {
  for (const part of parts) if ((await readHarm(part.join(' '))).kind === 'confident') return true;
  return false;
}
