import { diagnostics } from '../diagnostics/messages/namespace.ts';
import { options } from '@spire/i18n';
import { home } from '../home/messages/namespace.ts';
import { createLoader, createScreenLoader } from '../loading.ts';
import { security } from '../security/messages/namespace.ts';
import { visitor } from '../signed-out/messages/namespace.ts';

/** Greeting, plant, and the places for what the remotes bring. */
export const homePage = createScreenLoader(
  () => import(/* webpackChunkName: "home" */ '../home/HomePage.tsx'),
  [home, options],
);

/** Password, address, second step and sessions. Its password form speaks in the words of the visitor's forms. */
export const securityPage = createScreenLoader(
  () => import(/* webpackChunkName: "security" */ '../security/SecurityPage.tsx'),
  [security, visitor],
);

/** The checks of `/supabase-debug` (D10). */
export const diagnosticsPage = createScreenLoader(
  () => import(/* webpackChunkName: "diagnostics" */ '../diagnostics/DiagnosticsPage.tsx'),
  [diagnostics],
);

/** Where there is no page, and where there are no remotes: words that nearly nobody needs. */
export const lostPages = createLoader(() => import(/* webpackChunkName: "lost" */ './lostPages.ts'));
