import { describe, expect, it } from 'vitest';
import { ownFrames, withoutValues } from '../../../src/application/reports/fault';

describe('a message that an operator reads', () => {
  it.each([
    ['Unexpected token N, "Nila Iyer" is not valid JSON', 'Unexpected token N, … is not valid JSON'],
    [
      "Cannot read properties of undefined (reading 'total')",
      "Cannot read properties of undefined (reading 'total')",
    ],
    ["'77 Zaveri Chawl' is no address", '… is no address'],
    ['No profile of planted.secret@example.in', 'No profile of …'],
    ['call +919876543210 again', 'call … again'],
    ['call 98765 43210 or 98-76-54 again', 'call … or … again'],
    ['PAN QZXPV4821K of (27QZXPV4821K1Z7)', 'PAN … of (…)'],
    ['₹73,951 is due', '… is due'],
    ['GET https://portal.example/api/v3/quotations/12?x=1 failed', 'GET … failed'],
    ['in `Nila Iyer', 'in …'],
    ["of 'Nila Iyer", 'of …'],
    ['404 is no 200', '404 is no 200'],
  ])('keeps no typed value: %s', (said, told) => {
    expect(withoutValues(said)).toBe(told);
  });

  it('is short', () => {
    expect(withoutValues('so '.repeat(500))).toHaveLength(200);
  });
});

describe('a stack that an operator reads', () => {
  it('has the own frames of each browser, without hosts, ids and queries', () => {
    const stack = [
      'TypeError: Nila Iyer is no function',
      '    at pay (https://portal.example/assets/index-aB3.js:1:2345)',
      '    at async Store.run (https://portal.example/assets/screen-x.js:9:1)',
      '    at https://portal.example/assets/a.js:2:3',
      'go@http://localhost:4173/assets/b.js:14:5',
      '@https://portal.example/assets/c.js:6:7',
      '    at secret (https://vendor.example/sdk.js?key=1:1:1)',
      '    at inline (https://portal.example/quotation/12:1:1)',
      '    at <anonymous>',
    ].join('\n');
    expect(ownFrames(stack)).toEqual([
      'pay /assets/index-aB3.js:1:2345',
      'Store.run /assets/screen-x.js:9:1',
      '/assets/a.js:2:3',
      'go /assets/b.js:14:5',
      '/assets/c.js:6:7',
    ]);
  });

  it('has ten frames at most', () => {
    expect(ownFrames('at a (https://p.example/assets/a.js:1:1)\n'.repeat(30))).toHaveLength(10);
  });
});
