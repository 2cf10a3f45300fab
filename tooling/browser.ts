import { chromium } from '@playwright/test';
import { systemBrowser } from '@spire/testing/browserOptions';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Debian's packages of it: the browser, and the same without windows for nearly all tests. */
const PACKAGES = ['chromium', 'chromium-headless-shell'];

/**
 * Sees to it that there is a Chromium for tests: `SPIRE_BROWSER`, the system's, Playwright's own, or Debian's package
 * when it can be installed. Answers which one `SPIRE_BROWSER` has to name, or undefined where tests find it by
 * themselves (`browserOptions`). Throws with what to do when there is none.
 */
export function findBrowser(): string | undefined {
  const named = process.env['SPIRE_BROWSER'];
  if (named !== undefined && existsSync(named)) return named;
  if (systemBrowser() !== undefined) return undefined;
  const playwrights = playwrightBrowser();
  if (playwrights !== undefined) return playwrights;
  installFromDebian();
  if (systemBrowser() !== undefined) return undefined;
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
  const packages = [...PACKAGES.filter(isThere), 'fonts-noto-color-emoji'];
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
