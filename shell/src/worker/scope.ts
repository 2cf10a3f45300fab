import type { RemoteRegistry } from '@spire/domain/remoteRegistry';

/** A page of the app that is open. */
interface OpenPage {
  focus: () => Promise<unknown>;
  navigate: (url: string) => Promise<OpenPage | null>;
}

/** The part the worker uses of its scope, whose types do not go together with those of a page. */
export interface WorkerScope {
  skipWaiting: () => Promise<void>;
  registration: {
    active: object | null;
    showNotification: (title: string, options: object) => Promise<void>;
  };
  clients: {
    claim: () => Promise<void>;
    matchAll: (which: { includeUncontrolled?: boolean; type: 'window' }) => Promise<readonly OpenPage[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  addEventListener: (
    type: 'install' | 'activate' | 'message' | 'push' | 'notificationclick',
    listener: (event: {
      data?: unknown;
      notification?: { data: unknown; close: () => void };
      ports?: readonly MessagePort[];
      /** On install alone, and not in every browser. */
      addRoutes?: (
        routes: readonly { condition: { urlPattern: { pathname: string } }; source: 'network' }[],
      ) => Promise<void>;
      waitUntil: (work: Promise<unknown>) => void;
    }) => void,
  ) => void;
}

/** The remotes there are, as far as the worker needs to know. */
export type Remotes = Pick<RemoteRegistry, 'remotes'>;

/** A page's messages: the new version may begin, which scripts it is made of, or that all is to be kept, with which remotes. */
export type FromPage =
  | { kind: 'takeOver' }
  | { kind: 'compare'; scripts: readonly string[] }
  | { kind: 'keep'; registry: Remotes | undefined };

/** The prefix of the page's caches; each build has its own. */
export const PAGE_CACHES = 'spire-page';
export const REMOTES_CACHE = 'spire-remotes';
