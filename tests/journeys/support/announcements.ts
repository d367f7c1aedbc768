import { type BrowserContext, expect } from '@playwright/test';

const REPORT = 'reportAnnouncement';

/** Reports each text that a live region shows, in the page itself. */
const reportAll = (report: string): void => {
  const last = new WeakMap<Element, string>();
  const look = (): void => {
    const send: unknown = Reflect.get(globalThis, report);
    if (typeof send !== 'function') return;
    for (const region of document.querySelectorAll('[role="status"], [role="alert"]')) {
      const text = region.textContent.replaceAll(/\s+/g, ' ').trim();
      if (!region.checkVisibility() || text === (last.get(region) ?? '')) continue;
      last.set(region, text);
      send(text);
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
};

/**
 * What the pages of a journey have announced. A sentence that goes by itself after a few seconds is asked of here: a look
 * from outside misses it where this process rests for as long.
 */
export class Announcements {
  private readonly heard: string[] = [];

  async watch(context: BrowserContext): Promise<void> {
    await context.exposeFunction(REPORT, (text: string) => void this.heard.push(text));
    await context.addInitScript(reportAll, REPORT);
    for (const page of context.pages()) await page.evaluate(reportAll, REPORT);
  }

  /** Waits until it has been announced since the journey began. */
  async told(sentence: string): Promise<void> {
    await expect
      .poll(() => this.heard, { message: `"${sentence}" is announced` })
      .toContainEqual(expect.stringContaining(sentence));
  }
}
