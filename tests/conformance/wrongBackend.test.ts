import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { junitReport } from '../../conformance/junit.ts';
import { pageReport } from '../../conformance/page.ts';
import type { Report } from '../../conformance/report.ts';
import { startStub, type Stub } from '../../conformance/stub.ts';
import { terminalReport } from '../../conformance/terminal.ts';
import { theDocument } from '../../conformance/theDocument.ts';
import { conformanceOf, toldIn } from './asking';
import { MISTAKES } from './plantedMistakes';
import { wrongBackend } from './wrongBackend';

const ORIGIN = 'https://portal.example';
const LINES = readFileSync('docs/api/openapi.yaml', 'utf8').split('\n');

let stub: Stub;
let report: Report;

beforeAll(async () => {
  stub = await startStub(wrongBackend(await theDocument()));
  report = await conformanceOf([stub.origin, '--token', 'secret-of-asha', '--origin', ORIGIN]);
});
afterAll(() => stub.close());

/** The first line after a heading of the document that begins with a text. */
const lineOf = (heading: string, text: string): number => {
  const start = LINES.findIndex((line) => line.trim() === heading);
  const inside = LINES.slice(start).findIndex((line) => line.trim().startsWith(text));
  return start === -1 || inside === -1 ? -1 : start + inside + 1;
};

describe('a backend with planted mistakes', () => {
  it.each(MISTAKES)('is told of $mistake', ({ level, name, at, expected, came, place }) => {
    const found = toldIn(report).filter((told) => `${told.call} ${told.what}` === name && told.at === at);
    const fitting = found.filter((told) => expected.test(told.expected));
    expect(found).not.toEqual([]);
    expect(fitting).toHaveLength(1);
    expect(fitting[0]).toMatchObject({ level });
    expect(fitting[0]?.came).toMatch(came);
    expect(fitting[0]?.line).toBe(lineOf(...place));
  });

  it('is told of nothing else in the calls that are as they should be', () => {
    const wrong = new Set(toldIn(report, 'failure').map(({ call, what }) => `${call} ${what}`));
    expect([...wrong].toSorted()).toEqual(
      [...new Set(MISTAKES.filter(({ level }) => level === 'failure').map(({ name }) => name))].toSorted(),
    );
  });

  it('is told which screens show what', () => {
    const shows = toldIn(report).find(({ expected }) => expected.startsWith('access-control-allow-origin'));
    expect(shows?.shows).toBe(
      "Dashboard, Payment result, Cart, Task, Payments: shows 'Failed to load transactions.'",
    );
  });

  it.each([
    ['terminal', () => terminalReport(report, false)],
    ['JUnit', () => junitReport(report)],
    ['page', () => pageReport(report)],
  ])('finds nobody’s data in the report for the %s', (_, text) => {
    expect(text()).not.toMatch(/asha|rao|9876543210|secret|1768|1,768/i);
    expect(text()).toContain('createdAt');
  });
});
