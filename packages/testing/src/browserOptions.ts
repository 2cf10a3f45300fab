import type { LaunchOptions } from '@playwright/test';
import { existsSync } from 'node:fs';

/** The path of Debian's Chromium. */
export const DEBIANS = '/usr/bin/chromium';
/** The paths of Chromium and Chrome on the usual systems. */
const WHOLE = [DEBIANS, '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** The browser without windows and desktop features: it draws alike for a fifth less work. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** The system's own Chromium, whole; undefined where there is none. */
export const systemBrowser = (): string | undefined => WHOLE.find((file) => existsSync(file));

/** Features Playwright turns off in Chromium, said again: of a switch that is given twice, only the last holds. */
export const OFF_FOR_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];
/** Popups of the address bar, which nobody sees here: two pages in each window, 40 % of what it takes to open Home. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

const named = process.env['SPIRE_BROWSER'];

/** How tests start Chromium: headless, also as root and without a network, on the browser `SPIRE_BROWSER` names. */
export const browserOptions: LaunchOptions = {
  executablePath: named ?? (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : (systemBrowser() ?? DEBIANS)),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${[...OFF_FOR_PLAYWRIGHT, ...ADDRESS_BAR].join(',')}`,
  ],
};

/** The options for the whole browser, for features that only it has, such as push messages. */
export const wholeBrowserOptions: LaunchOptions = {
  ...browserOptions,
  executablePath: named ?? systemBrowser() ?? DEBIANS,
};
