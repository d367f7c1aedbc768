import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../chromium.ts';
import type { MeasuredPortal } from './portal.ts';

/** A mid-range phone has about a quarter of a workstation's speed. */
const SLOWDOWN = 4;

/** A separate browser in which the measured customer is signed in; `profile` is its profile folder. */
export const openBrowser = async (
  portal: MeasuredPortal,
  profile = mkdtempSync(join(tmpdir(), 'browser-')),
): Promise<{ readonly context: BrowserContext; readonly close: () => Promise<void> }> => {
  const executablePath = findChromium();
  if (executablePath === undefined)
    throw new Error('Measuring needs Chromium: run npx node scripts/chromium.ts.');
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...chromiumFlags],
  });
  const close = async (): Promise<void> => {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  };
  const page = await context.newPage();
  await page.goto(`${portal.address}/brand/icon.svg`);
  await page.evaluate((token) => localStorage.setItem('access_token', token), portal.token);
  await page.close();
  return { context, close };
};

/** A page of that browser with the CPU slowed down four times. */
export const openSlowPage = async (context: BrowserContext, address: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(address);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
};
