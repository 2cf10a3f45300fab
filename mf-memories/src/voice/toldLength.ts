/** The longest search for the end of a recording, in ms. */
const PATIENCE = 2000;

const happened = (element: HTMLAudioElement, name: string) =>
  new Promise<void>((resolve) => element.addEventListener(name, () => resolve(), { once: true }));
const late = () => new Promise<void>((resolve) => setTimeout(resolve, PATIENCE));

/**
 * The length of a sound that has just been given to an element, in seconds; undefined where it does not tell. A recording
 * made by a browser does not know its own end: going there once finds it, and makes every place of it reachable. Rejects
 * where it cannot be played.
 */
export async function toldLength(element: HTMLAudioElement): Promise<number | undefined> {
  const broken = happened(element, 'error').then(() => {
    throw new Error('The sound cannot be played');
  });
  element.load();
  await Promise.race([happened(element, 'loadedmetadata'), broken]);
  if (!Number.isFinite(element.duration)) {
    const found = Promise.race([happened(element, 'seeked'), late(), broken]);
    element.currentTime = Number.MAX_SAFE_INTEGER;
    await found;
    element.currentTime = 0;
  }
  return Number.isFinite(element.duration) ? element.duration : undefined;
}
