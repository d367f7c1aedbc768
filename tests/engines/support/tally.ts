import type { FullResult, Reporter, Suite } from '@playwright/test/reporter';

/** Says at the end how many journeys passed in each engine. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes a reporter so
export default class Tally implements Reporter {
  private root: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.root = suite;
  }

  onEnd({ status, duration }: FullResult): void {
    const lines = (this.root?.suites ?? []).map((engine) => {
      const all = engine.allTests();
      const passed = all.filter((one) => one.outcome() === 'expected' && one.results.length > 0).length;
      return `${engine.project()?.name ?? '?'} ${passed} of ${all.length}`;
    });
    process.stdout.write(`\n${lines.join(', ')} (${status}, ${Math.round(duration / 1000)} s)\n`);
  }
}
