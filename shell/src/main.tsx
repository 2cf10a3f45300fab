import { readBrowserConfig } from '@spire/client/config';
import { common, startI18n } from '@spire/i18n';
import { showAppearance } from '@spire/remote-kit';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { knownRegistry, startPages } from './federation/registry.ts';
import { guardScripts } from './federation/trustedScripts.ts';
import { keepInstallOffer } from './install/installOffer.ts';
import { languageOfMail } from './gate/mailedLink.ts';
import { shell } from './messages/namespace.ts';
import { fetchLikelyScreens } from './screens.ts';
import { startWorkerLater } from './worker/startWorkerLater.ts';

/** The page's own words for when nothing else can be drawn, in place of those that it is being opened. */
function showStartFailed(error: unknown): void {
  console.error('Spire could not start', error);
  const words = document.getElementById('start-failed');
  if (!(words instanceof HTMLTemplateElement)) return;
  const opening = document.querySelector('#opening [role="status"]');
  if (opening === null) document.body.append(words.content.cloneNode(true));
  else opening.replaceChildren(words.content.cloneNode(true));
}

async function main(): Promise<void> {
  guardScripts();
  showAppearance();
  keepInstallOffer();
  const starting = Promise.all([readBrowserConfig(), startI18n([common, shell], languageOfMail)]);
  fetchLikelyScreens();
  const root = document.getElementById('root');
  if (root === null) throw new Error('No #root');
  const [config] = await starting;
  await startPages(config);
  startWorkerLater(knownRegistry);
  createRoot(root, { onUncaughtError: showStartFailed }).render(<App config={config} />);
}

main().catch(showStartFailed);
