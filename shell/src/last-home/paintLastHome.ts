import type { DrawnNode, LastHome, Owner } from './lastHome.ts';

/*
 * Written into the page itself, and run before any other script (D98): it may import types alone. It shows the last Home
 * of whoever is signed in here, as a picture that no screen reader meets, until the live one stands below it.
 */
(() => {
  /** How often it is looked whether the live Home is there, in ms, and how many times at most. */
  const TICK = 80;
  const LONGEST = 100;
  /** So many times a Home may still fetch something; where it fetches nothing, each counts for many. */
  const SETTLED = 18;
  const FETCHED = 9;
  const SVG = 'http://www.w3.org/2000/svg';

  const isHome = (path: string) => ['/', path].includes(window.location.pathname);
  const parse = <T>(text: string | null) => JSON.parse(text ?? 'null') as T | null;

  /** The owner of what lies here, if this is their Home and their session is still here. */
  function ownerHere(): Owner | undefined {
    const owner = parse<Owner>(localStorage.getItem('spire.lastHome'));
    const { search, hash } = window.location;
    if (owner === null || search !== '' || hash !== '' || !isHome(owner.path)) return undefined;
    const session = parse<{ access_token: string; user: { id: string } }>(localStorage.getItem(owner.key));
    const claims = session?.access_token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/');
    if (claims === undefined || session?.user.id !== owner.user) return undefined;
    return parse<{ session_id: string }>(atob(claims))?.session_id === owner.session ? owner : undefined;
  }

  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('Not read'));
    });

  async function read({ user }: Owner): Promise<{ data: LastHome; keptAt: number }> {
    const opening = indexedDB.open(`spire.${user}`);
    // There is no such store: none is to be made.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    const db = await answer(opening);
    try {
      const store = db.transaction(['key', 'answers']);
      const [key, sealed] = await Promise.all([
        answer(store.objectStore('key').get('seal') as IDBRequest<CryptoKey>),
        answer(store.objectStore('answers').get('lastHome') as IDBRequest<{ iv: BufferSource; bytes: BufferSource }>),
      ]);
      const additionalData = new TextEncoder().encode(user);
      const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: sealed.iv, additionalData }, key, sealed.bytes);
      return JSON.parse(new TextDecoder().decode(bytes)) as { data: LastHome; keptAt: number };
    } finally {
      db.close();
    }
  }

  function draw(node: DrawnNode, isCurrent: boolean, space = 'http://www.w3.org/1999/xhtml'): Node {
    if (typeof node === 'string') return document.createTextNode(node);
    const [tag, attributes, ...children] = node;
    const own = tag === 'svg' ? SVG : space;
    const element = document.createElementNS(own, tag) as HTMLElement | SVGElement;
    for (const [name, value] of Object.entries(attributes))
      if (name === 'style') element.style.cssText = value;
      else element.setAttribute(name, value);
    if (!isCurrent && 'data-of-date' in attributes) element.style.visibility = 'hidden';
    element.append(...children.map((child) => draw(child, isCurrent, own)));
    return element;
  }

  function show({ css, drawn }: LastHome, isCurrent: boolean, home: string): void {
    const root = document.getElementById('root');
    // For typefaces and what is inherited; and for the picture, in which another element stands for the root.
    const [sheet, own] = [css, css.replaceAll(':root', '.root')].map((text) => {
      const made = new CSSStyleSheet();
      made.replaceSync(text);
      return made;
    }) as [CSSStyleSheet, CSSStyleSheet];
    document.adoptedStyleSheets.push(sheet);
    const host = document.createElement('div');
    host.id = 'last-home';
    host.ariaHidden = 'true';
    host.style.cssText =
      'position:fixed;inset:0;z-index:9;overflow:hidden;user-select:none;background:var(--background)';
    const shadow = host.attachShadow({ mode: 'closed' });
    shadow.adoptedStyleSheets = [own];
    const { lang, dataset } = document.documentElement;
    const base = document.createElement('div');
    base.className = 'root';
    base.inert = true;
    base.lang = lang;
    Object.assign(base.dataset, dataset);
    base.append(draw(drawn, isCurrent));
    shadow.append(base);
    document.body.append(host);

    const gone = new AbortController();
    let ticks = 0;
    let still = 0;
    const watching = setInterval(() => {
      const isThere = document.getElementById('opening') === null && root?.querySelector('main h1') !== null;
      const isFetching = root?.querySelector('[data-state="loading"]') !== null;
      ticks += 1;
      still = isThere ? still + (isFetching ? 1 : FETCHED) : 0;
      // Another page, such as the login of whoever is signed in no more: what is covered is not Home.
      if (!isHome(home) || ticks > LONGEST || still > SETTLED) remove();
    }, TICK);
    function remove() {
      gone.abort();
      clearInterval(watching);
      host.remove();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    }
    // A press is for what is seen, and nothing of it can be pressed: it shows what can.
    for (const kind of ['pointerdown', 'keydown', 'wheel', 'scroll', 'popstate'])
      addEventListener(kind, remove, { capture: true, signal: gone.signal });
  }

  async function paint(): Promise<void> {
    const owner = ownerHere();
    if (owner === undefined) return;
    const { data: last, keptAt } = await read(owner);
    const now = new Date();
    const isToday = last.date === now.toLocaleDateString('sv');
    const build = document.querySelector<HTMLScriptElement>('script[src*="/main."]')?.src;
    if (last.build !== build || !last.hours.includes(now.getHours()) || (last.isOfDateOnly && !isToday)) return;
    // A check-in that was saved since must not be asked for, not even for a second.
    const isCurrent = isToday && keptAt > Number(localStorage.getItem('spire.lastWrite'));
    if (localStorage.getItem('spire.lastHome') !== null) show(last, isCurrent, owner.path);
  }

  // Nothing of it is needed: without it the page opens as on a first visit.
  paint().catch(() => undefined);
})();
