import { chromium } from '@playwright/test';
import { systemBrowser } from '@spire/testing/browserOptions';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Debian's packages of it, the one to be had first. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/**
 * The Chromium that tests drive: `SPIRE_BROWSER`, the system's, Playwright's own, or Debian's package when it can be
 * installed. Throws with what to do when there is none.
 */
export function findBrowser(): string {
  const named = process.env['SPIRE_BROWSER'];
  if (named !== undefined && existsSync(named)) return named;
  const present = systemBrowser() ?? playwrightBrowser();
  if (present !== undefined) return present;
  installFromDebian();
  const installed = systemBrowser();
  if (installed !== undefined) return installed;
  throw new Error(
    'No Chromium was found. Install one (Debian: `apt-get install chromium`) or set SPIRE_BROWSER to its path.',
  );
}

function playwrightBrowser(): string | undefined {
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

function installFromDebian(): void {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  process.stdout.write('No browser found: installing Debian’s chromium …\n');
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  const isThere = (name: string) => spawnSync('apt-cache', ['show', '--no-all-versions', name]).status === 0;
  const browser = PACKAGES.find(isThere) ?? 'chromium';
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', browser, 'fonts-noto-color-emoji'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
