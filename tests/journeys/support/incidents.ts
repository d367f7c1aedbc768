import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';

/** Aborted requests are the portal's own doing: it gives up what a page that is left no longer needs. */
const GIVEN_UP = 'net::ERR_ABORTED';

const REPORT = 'reportPolicyViolation';

const consoleLine = (message: ConsoleMessage): string =>
  `console: ${message.text()} ${message.location().url}`.trimEnd();

/**
 * Collects what must not happen on a journey: console errors, page errors, violations of the security policy, failed
 * requests and answers from 400 up. What a journey causes on purpose it announces by `expect`, before it happens.
 */
export class Incidents {
  private readonly seen: string[] = [];
  private readonly expected: RegExp[] = [];

  /** An incident whose line matches is part of the journey: `/answer: 500 POST .*check-user-exist/`. */
  expect(...lines: readonly RegExp[]): void {
    this.expected.push(...lines);
  }

  /** What the browser says about calls to this address, whatever goes wrong with them. */
  expectFailuresOf(address: string): void {
    this.expect(
      new RegExp(`^(?:answer|request|console): .*${address.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`),
    );
  }

  /** Incidents that nobody announced. */
  unexpected(): readonly string[] {
    return this.seen.filter((line) => !this.expected.some((pattern) => pattern.test(line)));
  }

  async watch(context: BrowserContext): Promise<void> {
    await context.exposeFunction(REPORT, (line: string) => {
      this.seen.push(`policy: ${line}`);
    });
    await context.addInitScript((report) => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const tell: unknown = Reflect.get(globalThis, report);
        if (typeof tell === 'function')
          tell(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
      });
    }, REPORT);
    context.on('page', (page) => {
      this.watchPage(page);
    });
  }

  private watchPage(page: Page): void {
    page.on('console', (message) => {
      if (message.type() === 'error') this.seen.push(consoleLine(message));
    });
    page.on('pageerror', (error) => {
      this.seen.push(`page error: ${error.name} ${error.stack ?? error.message}`.trimEnd());
    });
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'failed';
      if (reason !== GIVEN_UP) this.seen.push(`request: ${reason} ${request.method()} ${request.url()}`);
    });
    page.on('response', (response) => {
      if (response.status() < 400) return;
      this.seen.push(`answer: ${response.status()} ${response.request().method()} ${response.url()}`);
    });
  }
}
