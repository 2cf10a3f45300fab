import { createDataClient, DataProvider } from '@spire/client';
import { setSessionKeeper, setTokenSource } from '@spire/client/graphAccess';
import { noteServerTime } from '@spire/client/serverClock';
import { registerWrites } from '@spire/client/writeRules';
import { pagesOf } from '@spire/domain/remoteRegistry';
import type { Language } from '@spire/domain/languages';
import type { HostFacts } from '@spire/domain/servicePaths';
import { common, loadNamespaces, options, setLanguage, startI18n, type Namespace } from '@spire/i18n';
import { closeToast, forgetDrafts, SessionProvider, sharePages, useToasts } from '@spire/remote-kit';
import { useLocation } from '@spire/remote-kit/router';
import { manifestFiles } from '@spire/testing/loopbackServer';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { appWrites } from './appWrites.ts';
import type { GraphStandIn } from './graphStandIn.ts';
import { PERSON } from './graphWorld.ts';
import { atEndOfTest } from './testEnd.ts';

interface PageOptions {
  graph: GraphStandIn;
  /** The address the person is at. */
  path?: string;
  language?: Language;
  /** Null for a visitor, who has no account. */
  person?: { userId: string; email: string } | null;
  /** The namespaces of the remote; the shared ones are always there. */
  namespaces?: readonly Namespace<unknown>[];
  /** The operator's facts about the service. */
  facts?: HostFacts;
}

// Answers come when they come, as in a browser: what they change on the page is no business of `act`.
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

/** The pages of shell and remotes as they are declared, so that links lead where they lead in the app. */
async function readPages() {
  const read = async ([name, file]: [string, string]) => {
    const { default: manifest } = (await import(file)) as { default: unknown };
    return [name, { manifest }] as const;
  };
  return pagesOf(Object.fromEntries(await Promise.all(Object.entries(manifestFiles()).map(read))));
}

let starting: Promise<void> | undefined;

async function speak(language: Language, namespaces: readonly Namespace<unknown>[]): Promise<void> {
  await (starting ??= startI18n([common, options], language));
  await loadNamespaces(namespaces);
  await setLanguage(language);
}

/** An access token that says whose it is, which is all that the browser reads of one. */
const tokenOf = (userId: string) => `head.${btoa(JSON.stringify({ sub: userId }))}.signature`;

/** A session keeper that records its calls; a test may let `renew` bring a new token. */
function keepSession() {
  const keeper = { renew: jest.fn(() => Promise.resolve(false)), end: jest.fn(), askFactor: jest.fn() };
  setSessionKeeper(keeper);
  return keeper;
}

function Place({ onMove }: { onMove: (path: string) => void }) {
  const { pathname, search } = useLocation();
  onMove(pathname + search);
  return null;
}

/** Each notice as the shell would show it in turn. */
function ToastList() {
  return useToasts().map(({ id, kind, title, text }) => (
    <div key={id} data-toast={kind}>
      <button type="button" onClick={() => closeToast(id)}>
        {title}
      </button>
      {text !== undefined && <p>{text}</p>}
    </div>
  ));
}

/** The notices on the page, oldest first. */
function toasts() {
  return [...document.querySelectorAll<HTMLElement>('[data-toast]')].map((toast) => ({
    kind: toast.dataset['toast'],
    title: toast.querySelector('button')?.textContent,
    text: toast.querySelector('p')?.textContent,
  }));
}

function closeToasts(): void {
  act(() => {
    for (const button of document.querySelectorAll<HTMLElement>('[data-toast] button')) button.click();
  });
}

/** Presses the button of this name, as soon as there is one. */
async function press(name: string | RegExp): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await act(() => Promise.resolve(void fireEvent.click(button)));
}

/** Puts `text` into the field of this label, as soon as there is one. */
async function write(label: string | RegExp, text: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText(label, { selector: 'input, textarea' }), { target: { value: text } });
}

/**
 * Shows a page as the shell would, with the real data client and its cache in front of `graph`. When the test ends all
 * of it is gone, and what was kept on the device too.
 */
export async function renderPage(
  element: ReactNode,
  { graph, path = '/home', language = 'no', person = PERSON, namespaces = [], facts = {} }: PageOptions,
) {
  await speak(language, namespaces);
  sharePages(await readPages());
  registerWrites(await appWrites());
  const { userId } = person ?? PERSON;
  const client = createDataClient({ graphqlUrl: graph.url, userId, facts });
  setTokenSource(() => Promise.resolve(tokenOf(userId)));
  const keeper = keepSession();
  const signOut = jest.fn(() => Promise.resolve(true));
  let place = path;

  const view = render(
    <SessionProvider value={person && { ...person, signOut }}>
      <DataProvider client={client}>
        <MemoryRouter initialEntries={[path]}>
          <Place onMove={(next) => (place = next)} />
          {element}
          <ToastList />
        </MemoryRouter>
      </DataProvider>
    </SessionProvider>,
  );
  atEndOfTest(async () => {
    closeToasts();
    cleanup();
    client.close();
    forgetDrafts(undefined);
    await setLanguage('no');
    localStorage.clear();
    // An answer that came while a test had moved the clock would leave the next one in another day.
    noteServerTime(new Response(null, { headers: { date: new Date().toISOString() } }));
  });
  return {
    ...view,
    press,
    write,
    findText: (text: string | RegExp) => screen.findByText(text),
    toasts,
    keeper,
    signOut,
    /** The address the person is at by now. */
    path: () => place,
    /** Waits until the person is there. */
    arriveAt: (there: string) => waitFor(() => expect(place).toBe(there)),
  };
}
