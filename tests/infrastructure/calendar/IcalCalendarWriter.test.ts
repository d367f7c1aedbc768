import { isRight, left } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { calendarText } from '../../../src/infrastructure/calendar/calendarText';
import { IcalCalendarWriter } from '../../../src/infrastructure/calendar/IcalCalendarWriter';
import { day, moment } from '../../domain/when';

const events = [{ uid: 'gstr-1@portal', day: day('2026-12-11'), title: 'GSTR-1', description: '', url: '/' }];
const written = moment('2026-11-22T10:00Z');

const writerOn = (load: () => Promise<{ readonly calendarText: typeof calendarText }>) => {
  let reloads = 0;
  const reload = (): Promise<boolean> => {
    reloads += 1;
    return Promise.resolve(false);
  };
  return { writer: new IcalCalendarWriter({ load, reload }), reloads: () => reloads };
};

describe('a calendar file whose code is fetched when it is asked for', () => {
  it('is written [DUE-07]', async () => {
    const { writer, reloads } = writerOn(() => Promise.resolve({ calendarText }));
    const text = await writer.write('Deadlines', events, written)();
    expect(isRight(text) && text.right).toContain('SUMMARY:GSTR-1');
    expect(reloads()).toBe(0);
  });

  it('reloads the page when a release has removed that code [DUE-07]', async () => {
    const { writer, reloads } = writerOn(() => Promise.reject(new Error('404')));
    expect(await writer.write('Deadlines', events, written)()).toEqual(left(gatewayError('Unreachable')));
    expect(reloads()).toBe(1);
  });
});
