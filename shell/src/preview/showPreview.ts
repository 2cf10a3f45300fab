import { loadNamespaces } from '@spire/i18n';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { preview } from './messages/namespace.ts';
import { PreviewLine } from './PreviewLine.tsx';

let isShown = false;

/** Says, above the app and for as long as the page is open, that somebody sees what is not out yet (D42). */
export async function showPreview(): Promise<void> {
  if (isShown) return;
  isShown = true;
  await loadNamespaces([preview]);
  const place = document.createElement('div');
  document.body.prepend(place);
  createRoot(place).render(createElement(PreviewLine));
}
