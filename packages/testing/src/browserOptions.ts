import type { LaunchOptions } from '@playwright/test';
import { existsSync } from 'node:fs';

/** Where a system keeps Chromium. */
const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** The same without windows and what belongs to a desktop: it draws alike for a fifth less work. */
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell';

/** The system's own Chromium, whole; undefined where there is none. */
export const systemBrowser = (): string | undefined => WHOLE.find((file) => existsSync(file));

const named = process.env['SPIRE_BROWSER'];

/** How tests start Chromium: headless, also as root and without a network, on the browser `SPIRE_BROWSER` names. */
export const browserOptions: LaunchOptions = {
  executablePath: named ?? (existsSync(WITHOUT_WINDOWS) ? WITHOUT_WINDOWS : (systemBrowser() ?? '/usr/bin/chromium')),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** The same with all of the browser, for what only that has, such as push messages. */
export const wholeBrowserOptions: LaunchOptions = {
  ...browserOptions,
  executablePath: named ?? systemBrowser() ?? '/usr/bin/chromium',
};
