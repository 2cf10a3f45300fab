import type { LaunchOptions } from '@playwright/test';
import { existsSync } from 'node:fs';

/** Where a system keeps Chromium. The one without windows comes first: it draws the same for a fifth less work. */
export const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The system's own browser; undefined where there is none. */
export const systemBrowser = (): string | undefined => SYSTEM_BROWSERS.find((file) => existsSync(file));

/** How tests start Chromium: headless, also as root and without a network, on the browser `SPIRE_BROWSER` names. */
export const browserOptions: LaunchOptions = {
  executablePath: process.env['SPIRE_BROWSER'] ?? systemBrowser() ?? '/usr/bin/chromium',
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
