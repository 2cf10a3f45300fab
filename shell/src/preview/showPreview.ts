/** Fetched for whoever came by a preview link: says, above the app, that they see what is not out yet (D42). */
import { loadNamespaces } from '@spire/i18n';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { preview } from './messages/namespace.ts';
import { PreviewLine } from './PreviewLine.tsx';

void loadNamespaces([preview]).then(() => {
  const place = document.createElement('div');
  document.body.prepend(place);
  createRoot(place).render(createElement(PreviewLine));
});
