import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpFaultReports } from '../../../src/infrastructure/reports/HttpFaultReports';
import { HttpVitals } from '../../../src/infrastructure/reports/HttpVitals';
import { readRelease } from '../../../src/infrastructure/reports/readRelease';
import { watchFaults } from '../../../src/infrastructure/reports/watchFaults';
import type { Fault } from '../../../src/application/reports/fault';
import { InMemoryTimer } from '../../doubles/InMemoryTimer';

const ADDRESS = 'https://faults.example/in';
let timer: InMemoryTimer;
let sent: { readonly address: string; readonly body: unknown }[];
let visibility: DocumentVisibilityState;

beforeEach(() => {
  timer = new InMemoryTimer();
  sent = [];
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (address: string, body: string) => sent.push({ address, body: JSON.parse(body) }) > 0,
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'sendBeacon');
});

const settings = () => ({ address: ADDRESS, release: { release: '1.0.0+abc' }, timer });
const aFault = (message: string): Fault => ({
  kind: 'error',
  name: 'TypeError',
  message,
  stack: ['pay /assets/a.js:1:2'],
  route: '/cart',
});

describe('faults', () => {
  it('go together after five seconds, each once', () => {
    const reports = new HttpFaultReports(settings());
    for (const message of ['one', 'two', 'one']) reports.report(aFault(message));
    expect(sent).toEqual([]);
    timer.pass(5000);
    expect(sent).toEqual([
      { address: ADDRESS, body: { release: '1.0.0+abc', entries: [aFault('one'), aFault('two')] } },
    ]);
    timer.pass(60_000);
    expect(sent).toHaveLength(1);
  });

  it('are ten of a page at most', () => {
    const reports = new HttpFaultReports(settings());
    for (let index = 0; index < 30; index += 1) reports.report(aFault(`fault ${index}`));
    timer.pass(5000);
    expect(sent[0]?.body).toMatchObject({ entries: { length: 10 } });
  });

  it('go when the page is left', () => {
    const reports = new HttpFaultReports(settings());
    reports.report(aFault('one'));
    window.dispatchEvent(new Event('pagehide'));
    expect(sent).toHaveLength(1);
  });

  it('are heard of the window without what was typed', () => {
    const heard: Fault[] = [];
    watchFaults({ report: (fault) => heard.push(fault) }, () => '/quotation/:quotationId');
    const error = new TypeError('No customer +919876543210');
    error.stack = 'TypeError: No customer +919876543210\n    at pay (https://p.example/assets/a.js:1:2)';
    window.dispatchEvent(new ErrorEvent('error', { error }));
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'Nila Iyer' }));
    const route = '/quotation/:quotationId';
    expect(heard).toEqual([
      { kind: 'error', name: 'TypeError', message: 'No customer …', stack: ['pay /assets/a.js:1:2'], route },
      { kind: 'rejection', name: 'string', message: '', stack: [], route },
    ]);
  });
});

describe('web vitals', () => {
  it('go in one request when the page is hidden', async () => {
    const vitals = new HttpVitals(settings());
    vitals.report({ name: 'LCP', value: 1200, rating: 'good', route: '/dashboard' });
    visibility = 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
    vitals.report({ name: 'CLS', value: 0.01, rating: 'good', route: '/dashboard' });
    await Promise.resolve();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({ entries: [{ name: 'LCP' }, { name: 'CLS' }] });
  });
});

describe('the release', () => {
  it('is the one that the server has, and none on a host without it', async () => {
    const known = readRelease(async () => Response.json({ release: '1.0.0+abc' }));
    await expect.poll(() => known.release).toBe('1.0.0+abc');
    expect(readRelease(async () => new Response('<!doctype html>')).release).toBe('');
    expect(readRelease(() => Promise.reject(new Error('lost'))).release).toBe('');
  });
});
