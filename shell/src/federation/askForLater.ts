/*
 * Written into the page itself, and run before any other script: it may import types alone. On a thin line the files of
 * the cards would take from that of the shell's script; they are asked for once that is the only one still on its way,
 * so that the line does not stand still for a round trip behind it.
 */
/** The build writes it in: how links are named that wait. */
declare const ASK: { later: string };

(() => {
  const links = (rel: string) => [...document.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)];
  const askForLater = () => {
    for (const link of links(ASK.later)) link.rel = 'preload';
  };

  const now = links('preload').filter(({ as }) => as === 'script');
  let left = now.length;
  const isThere = () => {
    left -= 1;
    if (left > 0) return;
    // They are a round trip away, which is what the quickest took: asked for half of it later they come with the last.
    const taken = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const roundTrip = Math.min(...taken.map(({ requestStart, responseEnd }) => responseEnd - requestStart));
    setTimeout(askForLater, roundTrip / 2);
  };
  for (const link of now) for (const kind of ['load', 'error']) link.addEventListener(kind, isThere, { once: true });
  // Files that were kept may have come before this was listening.
  document.querySelector('script[src*="/main."]')?.addEventListener('load', askForLater);
})();
