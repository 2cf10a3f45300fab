import type { LaunchOptions } from '@playwright/test';

/** How tests start Chromium: headless, also as root and without a network, on the browser `SPIRE_BROWSER` names. */
export const browserOptions: LaunchOptions = {
  executablePath: process.env['SPIRE_BROWSER'] ?? '/usr/bin/chromium',
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
