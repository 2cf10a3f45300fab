import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { SHELL_PAGES } from '@spire/domain/routes';
import { whenKept } from '../e2e/journeys/steps.ts';
import { withDevice } from './device.ts';
import { interleaved, median, type Figure } from './measure.ts';

const ROUNDS = 5;
const LOADS = 7;
/** A browser is busy for a moment when its network comes or goes. */
const SETTLES_MS = 400;
/** The greeting of whom the seeding command makes: help, or a page of what is missing, has a heading too. */
const HEADING = /Ida/;

/** The medians of opening Home from nothing, with a network and without one in turn. */
async function medians(page: Page, home: string, times: number): Promise<[online: number, offline: number]> {
  const leave = (isOffline: boolean) => async () => {
    await page.goto('about:blank');
    await page.context().setOffline(isOffline);
    await pause(SETTLES_MS);
  };
  const open = async () => {
    await page.goto(home, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1, name: HEADING }).waitFor();
  };
  const [, online = [], , offline = []] = await interleaved(times, [leave(false), open, leave(true), open]);
  return [median(online), median(offline)];
}

/** From navigation until the heading of Home is there, for somebody who has been here and has everything kept. */
export function offline(): Promise<Figure[]> {
  return withDevice('allow', async (page, { url }) => {
    const home = url + SHELL_PAGES.home.path;
    await page.goto(home);
    await whenKept(page);
    await medians(page, home, 1);
    const runs: [online: number, offline: number][] = [];
    for (let round = 0; round < ROUNDS; round += 1) runs.push(await medians(page, home, LOADS));
    return [
      { name: 'Home, online and warm', runs: runs.map(([online]) => online), unit: 'ms' },
      { name: 'Home, offline', runs: runs.map(([, offline]) => offline), unit: 'ms' },
      {
        // As slow is meant: 1.0. The rest is for what else the machine does.
        name: 'Home offline to online and warm',
        runs: runs.map(([online, offline]) => offline / online),
        unit: 'times',
        limit: 1.05,
      },
    ];
  });
}
