import { createAuthClient } from '@spire/client/auth';
import { readBrowserConfig } from '@spire/client/config';
import { common, startI18n } from '@spire/i18n';
import { showAppearance } from '@spire/remote-kit';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { shell } from './messages/namespace.ts';

async function main(): Promise<void> {
  showAppearance();
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  const [config] = await Promise.all([readBrowserConfig(), startI18n([common, shell])]);
  createRoot(root).render(<App config={config} auth={createAuthClient(config)} />);
}

void main();
