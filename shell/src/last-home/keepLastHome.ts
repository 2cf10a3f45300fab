import { claimsOf } from '@spire/client/claimsOf';
import { openSealedStore } from '@spire/client/sealedStore';
import { lastSession } from '@spire/client/storedSession';
import { todaysDate } from '@spire/client/today';
import { deviceStorage } from '@spire/domain/deviceStorage';
import { partOfDay } from '@spire/domain/dates';
import { drawnOf } from './drawnOf.ts';
import { LAST_HOME, OWNER_KEY, type LastHome, type Owner } from './lastHome.ts';
import { disownLastHome } from './owner.ts';

/** So long Home has to stand still before it is kept, in ms. */
const STILL = 1500;
/** A longer page, in characters, is not kept: opening it would take longer than Home. */
const LONGEST = 400_000;

/** The rules of what was styled here; those of the page itself, which stand in its elements, are there anyway. */
function cssOfApp(): string {
  const sheets = [...document.styleSheets].filter(({ ownerNode }) => ownerNode?.textContent === '');
  return sheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n');
}

function homeNow(isOfDateOnly: boolean): LastHome | undefined {
  const main = document.querySelector('#root main');
  const frame = document.querySelector('#root > :has(main)');
  const build = document.querySelector<HTMLScriptElement>('script[src*="/main."]')?.src;
  const isReady = main?.querySelector('h1') && main.querySelector('[data-state="loading"]') === null;
  if (isReady !== true || frame === null || build === undefined) return undefined;
  const hour = partOfDay(new Date().getHours());
  return {
    build,
    date: todaysDate(),
    hours: Array.from({ length: 24 }, (_, each) => each).filter((each) => partOfDay(each) === hour),
    isOfDateOnly,
    css: cssOfApp(),
    drawn: drawnOf(frame),
  };
}

async function keep(owner: Owner, isOfDateOnly: boolean, isOver: () => boolean): Promise<void> {
  const data = homeNow(isOfDateOnly);
  if (data === undefined || JSON.stringify(data).length > LONGEST) return;
  const store = await openSealedStore(owner.user);
  try {
    if (isOver()) return;
    await store.put('answers', LAST_HOME, { data, keptAt: Date.now(), date: data.date });
    // Whoever logged out meanwhile leaves nothing behind.
    if (isOver()) await store.remove('answers', LAST_HOME);
    else deviceStorage.setItem(OWNER_KEY, JSON.stringify(owner));
  } finally {
    store.close();
  }
}

/** The owner that whoever is signed in now would be; undefined where nobody is. */
function ownerNow(key: string, path: string): Owner | undefined {
  const session = lastSession(key);
  const id = claimsOf(session?.access_token)?.['session_id'];
  return session === undefined || typeof id !== 'string'
    ? undefined
    : { key, user: session.user.id, session: id, path };
}

/** Keeps Home each time that it has come to rest, until the signal. */
export function followHome(key: string, path: string, isOfDateOnly: boolean, signal: AbortSignal): void {
  const owner = ownerNow(key, path);
  const root = document.getElementById('root');
  if (owner === undefined || root === null || signal.aborted) return;
  let timer = 0;
  const later = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      keep(owner, isOfDateOnly, () => signal.aborted).catch(() => undefined);
    }, STILL);
  };
  const watching = new MutationObserver(later);
  watching.observe(root, { subtree: true, childList: true, characterData: true });
  signal.addEventListener('abort', () => {
    watching.disconnect();
    window.clearTimeout(timer);
  });
  later();
}

/** Takes the Home of another person off this device. */
export async function forgetLastHome({ user }: Owner): Promise<void> {
  disownLastHome();
  const store = await openSealedStore(user);
  try {
    await store.remove('answers', LAST_HOME);
  } finally {
    store.close();
  }
}
