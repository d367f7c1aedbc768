import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';

/** The portal itself aborts requests that a page no longer needs after the customer leaves it. */
const GIVEN_UP = 'net::ERR_ABORTED';

const REPORT = 'reportPolicyViolation';

/** A browser with a window asks for it by itself beside a document that is no page, such as a picture. */
const ASKED_BY_BROWSER = /\/favicon\.ico$/;

const consoleLine = (message: ConsoleMessage): string =>
  `console: ${message.text()} ${message.location().url}`.trimEnd();

/**
 * Collects what must not happen in a journey: console errors, page errors, security policy violations, failed requests
 * and responses from 400 up. A journey announces expected incidents with `expect` before they happen.
 */
export class Incidents {
  private readonly seen: string[] = [];
  private readonly expected: RegExp[] = [];

  /** Announces incidents whose line matches: `/response: 500 POST .*check-user-exist/`. */
  expect(...lines: readonly RegExp[]): void {
    this.expected.push(...lines);
  }

  /** Announces every browser message about calls to this address. */
  expectFailuresOf(address: string): void {
    this.expect(
      new RegExp(`^(?:response|request|console): .*${address.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`),
    );
  }

  /** Incidents that were not announced. */
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
      const isOfPage = !ASKED_BY_BROWSER.test(message.location().url);
      if (message.type() === 'error' && isOfPage) this.seen.push(consoleLine(message));
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
      this.seen.push(`response: ${response.status()} ${response.request().method()} ${response.url()}`);
    });
  }
}
