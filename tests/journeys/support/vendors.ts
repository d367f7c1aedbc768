import type { Page } from '@playwright/test';

/** The chat's web socket, which the sandbox does not answer: what counts is that the policy lets it begin. */
export const noSocketAnswered = /WebSocket connection to 'ws:\/\/chat\.localhost:\d+\/socket' failed/;

interface ChatEntry {
  readonly what: string;
  readonly value?: unknown;
  readonly at: number;
}

/** What the page has told the sandbox's chat. */
export const chatLog = (page: Page): Promise<readonly ChatEntry[]> =>
  page.evaluate(() => {
    const log: unknown = Reflect.get(window, 'chatLog');
    return Array.isArray(log) ? log : [];
  });
