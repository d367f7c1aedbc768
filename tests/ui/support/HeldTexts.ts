import type { TextSource } from '../../../src/ui/texts/loading';

type Part = keyof TextSource;

/** Texts that come, or are lost, when the test says so; until then they are waited for. */
export class HeldTexts implements TextSource {
  readonly asked: Part[] = [];
  private readonly outcomes: Readonly<Record<Part, { current: PromiseWithResolvers<void> }>> = {
    light: { current: Promise.withResolvers() },
    portal: { current: Promise.withResolvers() },
    worklist: { current: Promise.withResolvers() },
    screens: { current: Promise.withResolvers() },
  };

  /** 'there': nothing of them has to be waited for. */
  constructor(state?: 'there') {
    if (state === undefined) return;
    this.comes('light');
    this.comes('portal');
  }

  readonly light = (): Promise<void> => this.ask('light');
  readonly portal = (): Promise<void> => this.ask('portal');
  readonly worklist = (): Promise<void> => this.ask('worklist');
  readonly screens = (): Promise<void> => this.ask('screens');

  comes(part: Part): void {
    this.outcomes[part].current.resolve();
  }

  /** What is asked for now is lost; whoever asks again waits again. */
  fails(part: Part): void {
    const { current } = this.outcomes[part];
    // Nobody may be waiting yet.
    current.promise.catch(() => undefined);
    current.reject(new Error('The line is down.'));
  }

  private async ask(part: Part): Promise<void> {
    this.asked.push(part);
    const held = this.outcomes[part];
    try {
      await held.current.promise;
    } catch (fault) {
      held.current = Promise.withResolvers();
      throw fault;
    }
  }
}
