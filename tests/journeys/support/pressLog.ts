import type { BrowserContext } from '@playwright/test';

const REPORT = 'reportPress';

/** Records the pointer events of a journey's pages, to be read after a failure: a press may miss its button. */
export class PressLog {
  private readonly heard: string[] = [];

  async watch(context: BrowserContext): Promise<void> {
    await context.exposeFunction(REPORT, (line: string) => this.heard.push(line));
    await context.addInitScript((report) => {
      const tell = (event: MouseEvent): void => {
        const send: unknown = Reflect.get(globalThis, report);
        const { target, type, clientX, clientY } = event;
        if (typeof send !== 'function' || !(target instanceof Element)) return;
        const name = `${target.tagName}.${target.getAttribute('class') ?? ''}`;
        const text = target.textContent.slice(0, 30);
        send(
          `${location.pathname} ${Math.round(event.timeStamp)} ms ${type} ${name} '${text}' ${clientX},${clientY}`,
        );
      };
      for (const type of ['mousedown', 'mouseup', 'click'] as const)
        document.addEventListener(type, tell, { capture: true });
    }, REPORT);
  }

  /** The most recent events, one per line. */
  last(): string {
    return this.heard.slice(-12).join('\n');
  }
}
