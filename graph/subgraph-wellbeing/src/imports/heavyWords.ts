import { giveWay } from '@spire/graph-kit/giveWay';

/** Texts that are read before others are served. */
const STEP = 20;
const HAS_WORDS = /\p{L}{2}/u;

/** Whether one of the texts speaks of what somebody may want to talk to someone about. */
export async function areHeavy(texts: readonly string[]): Promise<boolean> {
  const said = texts.filter((text) => HAS_WORDS.test(text));
  if (said.length === 0) return false;
  const { readingsOf } = await import('@spire/language/readCrisis');
  for (let from = 0; from < said.length; from += STEP) {
    await giveWay();
    const readings = await readingsOf(said.slice(from, from + STEP));
    if (readings.some(({ reading }) => reading.level === 'help')) return true;
  }
  return false;
}
