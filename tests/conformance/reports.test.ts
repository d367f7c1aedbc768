import { describe, expect, it } from 'vitest';
import { junitReport } from '../../conformance/junit.ts';
import { pageReport } from '../../conformance/page.ts';
import type { Report } from '../../conformance/report.ts';
import { terminalReport } from '../../conformance/terminal.ts';
import { cameAs, plain } from '../../conformance/words.ts';

const HOSTILE = `<script>alert('x')</script>&"\u001B[31m\u0000\uD800]]>`;

const finding = {
  level: 'failure',
  at: HOSTILE,
  expected: 'text',
  came: HOSTILE,
  line: 7,
  shows: 'Cart: shows nothing of it',
} as const;

const REPORT: Report = {
  backend: 'https://backend.example',
  checks: [
    {
      call: 'GET /user/cart',
      what: 'response',
      findings: [finding, { ...finding, level: 'warning' }],
      seconds: 0.25,
    },
    { call: 'GET /user/orders', what: 'response', findings: [], seconds: 0.5 },
  ],
  notTried: [{ call: 'POST /register', why: HOSTILE }],
  left: [`order 7 ${HOSTILE}`],
  seconds: 0.75,
};

describe('the report as a page', () => {
  it('has what a server sent as text only, and loads nothing', () => {
    const page = pageReport(REPORT);
    expect(page).not.toContain('<script');
    expect(page).toContain('&lt;script&gt;');
    expect(page).not.toMatch(/\b(?:src|href)=/);
    expect(page).toContain("default-src 'none'");
  });
});

describe('the report as JUnit XML', () => {
  it('counts checks, failures and what was not tried, and holds only what XML can', () => {
    const xml = junitReport(REPORT);
    expect(xml).toContain('tests="3" failures="1" skipped="1" time="0.750"');
    expect(xml).toContain('<testcase name="response" classname="GET /user/cart" time="0.250"><failure ');
    expect(xml).toContain('docs/api/openapi.yaml:7');
    for (const text of ['<script', '\u001B', '\u0000', '\uD800']) expect(xml).not.toContain(text);
  });
});

describe('the report for a terminal', () => {
  it('has colours only where the terminal has', () => {
    expect(terminalReport(REPORT, true)).toContain('\u001B[31mFAILURE');
    expect(terminalReport({ ...REPORT, checks: [], notTried: [], left: [] }, false)).not.toContain('\u001B');
  });

  it('ends with the sum', () => {
    expect(terminalReport(REPORT, false).trimEnd().split('\n').at(-1)).toBe(
      'NOT GOOD https://backend.example: 2 checks, 1 good, 1 failure, 1 warning, 1 not tried, 0.8 s',
    );
  });
});

describe('what came', () => {
  const looking = { isWord: true, isPersonal: (text: string) => text.includes('Asha') };

  it.each([
    ['asha@example.in', "text of the form 'aaaa@aaaaaaa.aa'"],
    ['+91 98765 43210', "text of the form '+99 99999 99999'"],
    ['Asha', "text of the form 'Aaaa'"],
    ['PAID', "the word 'PAID'"],
    [9876543210, 'a number of 10 digits'],
    [{ Asha: 1, createdAt: 2, 'asha@example.in': 3 }, 'a record with createdAt'],
  ])('%j is told as %s', (value, told) => {
    expect(cameAs(value, looking)).toBe(told);
  });

  it('moves no cursor', () => {
    expect(plain('a\u001B[2Jb\r\n\u202Ec')).toBe('a [2Jb   c');
  });
});
