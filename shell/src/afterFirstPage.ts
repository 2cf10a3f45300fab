/** For so many milliseconds a page may come; a file that hangs keeps nobody from what can wait. */
const LONGEST = 20_000;

/**
 * Runs so many milliseconds after the page, and what it names, has come: on a thin line that may be long after it was
 * begun, and what can wait must not take of the line. Returns the way to call it off.
 */
export function afterFirstPage(run: () => void, milliseconds: number): () => void {
  const hasCome = document.readyState === 'complete';
  let timer = window.setTimeout(run, milliseconds + (hasCome ? 0 : LONGEST));
  const handleLoad = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(run, milliseconds);
  };
  if (!hasCome) window.addEventListener('load', handleLoad, { once: true });
  return () => {
    window.removeEventListener('load', handleLoad);
    window.clearTimeout(timer);
  };
}
