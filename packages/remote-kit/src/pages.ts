import type { ComposedPages } from '@spire/domain/composePages';
import type { ShellPageId } from '@spire/domain/routes';
import { common, useLanguage, useMessages } from '@spire/i18n';
import { useSyncExternalStore } from 'react';

let current: ComposedPages = { pages: [], cards: [], navigation: [], shortcuts: [], refused: [] };
const listeners = new Set<() => void>();

/** Tells everyone which pages the app has now; the shell's to call, after each reading of the registry (D47). */
export function sharePages(pages: ComposedPages): void {
  current = pages;
  for (const listener of listeners) listener();
}

export function sharedPages(): ComposedPages {
  return current;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The pages of shell and remotes; follows the registry. */
export function useAppPages(): ComposedPages {
  return useSyncExternalStore(subscribe, sharedPages);
}

function usePage(id: string) {
  return useAppPages().pages.find((page) => page.id === id);
}

/** The path of a page, whoever owns it; undefined where nobody does, so that no link leads nowhere. */
export function usePagePath(id: string): string | undefined {
  return usePage(id)?.path;
}

/** The page's name in the person's language, for a link that names its target; empty where nobody owns the page. */
export function usePageTitle(id: string): string {
  const page = usePage(id);
  const language = useLanguage();
  const tCommon = useMessages(common);
  if (page === undefined) return '';
  return page.title?.[language] ?? tCommon(`navigation.${page.id as Exclude<ShellPageId, 'whatWaits'>}`);
}
