import { describe, expect, it } from 'vitest';
import type { Need } from '../../scripts/leftOut.ts';
import { idsIn, requirementsOf } from '../../scripts/requirements.ts';
import { type Outcome, resultsOf } from '../../scripts/results.ts';
import { traceOf } from '../../scripts/trace.ts';

const table = requirementsOf(
  'id\tarea\tsection\trequirement\nLOGIN-01\tLOGIN\t2\tOne.\nLOGIN-02\tLOGIN\t2\tTwo.\nCART-01\tCART\t3\tThree.\n',
);

const traced = (...results: readonly (readonly [string, Outcome])[]) =>
  traceOf(
    table,
    results.map(([title, outcome]) => ({ title, outcome, needs: [] })),
  );

const openIds = (trace: ReturnType<typeof traceOf>): readonly string[] =>
  trace.areas.flatMap(({ open }) => open);

describe('Requirement trace', () => {
  it('counts a row as proved by a passed test that names its id', () => {
    expect(openIds(traced(['greets [LOGIN-01] [CART-01]', 'passed']))).toEqual(['LOGIN-02']);
  });

  it('counts no row as proved by a skipped or failed test', () => {
    const trace = traced(['a [LOGIN-01]', 'skipped'], ['b [LOGIN-02]', 'failed'], ['c [CART-01]', 'passed']);
    expect(openIds(trace)).toEqual(['LOGIN-01', 'LOGIN-02']);
  });

  it('leaves a row open when one of its tests failed', () => {
    const trace = traced(['a [CART-01]', 'passed'], ['b [CART-01]', 'failed']);
    expect(openIds(trace)).toContain('CART-01');
  });

  it('lists rows separately whose tests were not run', () => {
    const trace = traced(
      ['a [LOGIN-01]', 'not run'],
      ['b [LOGIN-02]', 'not run'],
      ['c [LOGIN-02]', 'passed'],
      ['d [CART-01]', 'not run'],
      ['e [CART-01]', 'failed'],
    );
    expect(trace.areas.flatMap(({ notRun }) => notRun)).toEqual(['LOGIN-01']);
    expect(openIds(trace)).toEqual(['CART-01']);
  });

  it('lists an id that no row has', () => {
    expect(traced(['a [CART-99]', 'passed']).unknown).toEqual(['CART-99']);
  });

  it('does not count a decision as a requirement', () => {
    expect(idsIn('keeps [AMB-04] and proves [SIGNUP-03]')).toEqual(['SIGNUP-03']);
  });
});

describe("A runner's result file", () => {
  it('is read from the unit runner, and a file that fails to load counts as a failure', () => {
    const text = JSON.stringify({
      testResults: [
        {
          name: 'a.test.ts',
          status: 'passed',
          assertionResults: [
            { title: 'one', status: 'passed' },
            { title: 'two', status: 'pending', ancestorTitles: ['on a server (needs PostgreSQL)'] },
          ],
        },
        { name: 'broken.test.ts', status: 'failed', assertionResults: [] },
      ],
    });
    expect(resultsOf(text)).toEqual([
      { title: 'one', outcome: 'passed', needs: [] },
      { title: 'two', outcome: 'skipped', needs: ['PostgreSQL'] },
      { title: 'broken.test.ts', outcome: 'failed', needs: [] },
    ]);
  });

  it('is read from the browser runner, including nested suites', () => {
    const text = JSON.stringify({
      suites: [
        {
          specs: [{ title: 'top', tests: [{ status: 'expected' }] }],
          suites: [
            {
              title: 'behind a server (needs nginx)',
              specs: [
                { title: 'in', tests: [{ status: 'unexpected' }] },
                { title: 'flaky', tests: [{ status: 'flaky' }] },
              ],
            },
          ],
        },
      ],
    });
    expect(resultsOf(text)).toEqual([
      { title: 'top', outcome: 'passed', needs: ['Chromium'] },
      { title: 'in', outcome: 'failed', needs: ['Chromium', 'nginx'] },
      { title: 'flaky', outcome: 'failed', needs: ['Chromium', 'nginx'] },
    ]);
  });

  it('distinguishes a skipped test from one that was not run because its need was left out', () => {
    const text = JSON.stringify({
      testResults: [
        {
          name: 'a.test.ts',
          status: 'passed',
          assertionResults: [
            { title: 'on a server', status: 'skipped', ancestorTitles: ['all (needs PostgreSQL)'] },
            { title: 'everywhere', status: 'skipped', ancestorTitles: ['all'] },
          ],
        },
      ],
    });
    const outcomes = (leftOut: readonly Need[]): readonly Outcome[] =>
      resultsOf(text, leftOut).map(({ outcome }) => outcome);
    expect(outcomes(['PostgreSQL'])).toEqual(['not run', 'skipped']);
    expect(outcomes(['nginx'])).toEqual(['skipped', 'skipped']);
  });
});
