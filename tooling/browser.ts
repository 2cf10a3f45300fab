import { chromium } from '@playwright/test';
import { DEBIANS, HEADLESS_SHELL, systemBrowser } from '@spire/testing/browserOptions';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Debian's packages of it: the browser, and the same without windows for nearly all tests. */
const WHOLE = 'chromium';
const WITHOUT_WINDOWS = 'chromium-headless-shell';

/** Longer than this nobody waits for what only saves time, in ms. */
const PATIENCE = 60_000;

/**
 * Sees to it that there is a Chromium for tests: `SPIRE_BROWSER`, the system's, Playwright's own, or Debian's package
 * when it can be installed. Answers which one `SPIRE_BROWSER` has to name, or undefined where tests find it by
 * themselves (`browserOptions`). Throws with what to do when there is none.
 */
export function findBrowser(): string | undefined {
  const named = process.env['SPIRE_BROWSER'];
  if (named !== undefined && existsSync(named)) return named;
  if (systemBrowser() !== undefined) {
    if (systemBrowser() === DEBIANS && !existsSync(HEADLESS_SHELL)) addWithoutWindows();
    return undefined;
  }
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

const mayInstall = () => process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
const isOffered = (name: string) => spawnSync('apt-cache', ['show', '--no-all-versions', name]).status === 0;

function installFromDebian(): void {
  if (!mayInstall()) return;
  process.stdout.write('No browser found: installing Debian’s chromium …\n');
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  install([...[WHOLE, WITHOUT_WINDOWS].filter(isOffered), 'fonts-noto-color-emoji'], { stderr: 'inherit' });
}

let isTried = false;

/** Beside Debian's whole browser, where that costs nobody a question: what cannot be had is done without. */
function addWithoutWindows(): void {
  if (isTried || !mayInstall() || !isOffered(WITHOUT_WINDOWS)) return;
  isTried = true;
  process.stdout.write('Installing Debian’s chromium-headless-shell, which draws alike for a fifth less work …\n');
  try {
    // The download may take long and can be broken off; the installation changes the machine and cannot.
    install([WITHOUT_WINDOWS, '--download-only'], { timeout: PATIENCE });
    install([WITHOUT_WINDOWS]);
  } catch {
    process.stdout.write('It cannot be had: the whole browser does as well.\n');
  }
}

function install(
  words: string[],
  { stderr = 'ignore', timeout }: { stderr?: 'inherit' | 'ignore'; timeout?: number } = {},
): void {
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...words], {
    stdio: ['ignore', 'ignore', stderr],
    timeout,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
