import { chromium } from '@playwright/test';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The Chromium that tests drive: `SPIRE_BROWSER`, the system's, Playwright's own, or Debian's package when it can be
 * installed. Throws with what to do when there is none.
 */
export function findBrowser(): string {
  const named = process.env['SPIRE_BROWSER'];
  if (named !== undefined && existsSync(named)) return named;
  const present = SYSTEM_BROWSERS.find((file) => existsSync(file)) ?? playwrightBrowser();
  if (present !== undefined) return present;
  installDebianChromium();
  const installed = SYSTEM_BROWSERS.find((file) => existsSync(file));
  if (installed !== undefined) return installed;
  throw new Error(
    'No Chromium was found. Install one (Debian: `apt-get install chromium`) or set SPIRE_BROWSER to its path.',
  );
}

function playwrightBrowser(): string | undefined {
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

function installDebianChromium(): void {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  process.stdout.write('No browser found: installing Debian’s chromium …\n');
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  execFileSync('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-noto-color-emoji'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
