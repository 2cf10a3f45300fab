import { chromium, type BrowserContext } from '@playwright/test';
import { DEFAULT_TIME_ZONE } from '@spire/domain/dates';
import { wholeBrowserOptions as browserOptions } from '@spire/testing/browserOptions';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * A browser where seeded persons live, on a profile that outlives it, and that can end as a phone ends one: at once,
 * without a word. It is the whole one: what the one without windows had stored opens no more once that was killed.
 */
export interface KillableBrowser {
  context: BrowserContext;
  kill: () => Promise<void>;
}

export async function startKillableBrowser(profile: string): Promise<KillableBrowser> {
  const portFile = path.join(profile, 'DevToolsActivePort');
  rmSync(portFile, { force: true });
  const flags = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'];
  const child = spawn(browserOptions.executablePath ?? 'chromium', [...(browserOptions.args ?? []), ...flags], {
    stdio: 'ignore',
    env: { ...process.env, TZ: DEFAULT_TIME_ZONE },
  });
  for (let tries = 0; !existsSync(portFile) || readFileSync(portFile, 'utf8').trim() === ''; tries += 1) {
    if (tries > 300) throw new Error('The browser did not start');
    await wait(100);
  }
  const [port] = readFileSync(portFile, 'utf8').split('\n');
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  if (context === undefined) throw new Error('The browser has no window');
  return {
    context,
    kill: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      await browser.close().catch(() => undefined);
    },
  };
}
