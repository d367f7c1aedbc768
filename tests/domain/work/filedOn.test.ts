import { none } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { filedOn } from '../../../src/domain/work/filedOn';
import type { TrackingStep } from '../../../src/domain/work/trackingStep';
import { when } from '../when';
import { aLog, aStep } from './aTask';

const done = (name: string, ...days: readonly string[]): TrackingStep =>
  aStep({
    name,
    status: 'complete',
    log: days.map((day) => aLog({ status: 'complete', createdAt: when(day) })),
  });

describe('when something was filed', () => {
  it.each(['Filing with the department', 'Return filed', 'E-filing', 'FILED', 'विभाग में दाखिल', 'ITR दाखिल'])(
    'is when %j was completed [PAPER-02]',
    (name) => {
      expect(
        filedOn([done('Review', '2026-11-01'), done(name, '2026-11-05'), done('Closure', '2026-11-09')]),
      ).toEqual(when('2026-11-05'));
    },
  );

  it.each(['Profile', 'Files received', 'Unfiled papers', 'Closure', 'Preparation', 'फ़ाइल मिली', ''])(
    'is never told of %j, which files nothing [PAPER-02]',
    (name) => {
      expect(filedOn([done(name, '2026-11-05')])).toEqual(none);
    },
  );

  it('is unknown while the step is not complete, and where no date tells it', () => {
    const begun = [aLog({ createdAt: when('2026-11-05') })];
    expect(
      filedOn([aStep({ name: 'Filing', status: 'inProgress', log: done('', '2026-11-05').log })]),
    ).toEqual(none);
    expect(filedOn([aStep({ name: 'Filing', status: 'complete', log: begun })])).toEqual(none);
    expect(
      filedOn([aStep({ name: 'Filing', status: 'complete', log: [aLog({ status: 'complete' })] })]),
    ).toEqual(none);
  });

  it('is the last time, of one step and of several, in whichever order they come', () => {
    const steps = [
      done('Filing of form B', '2026-11-07', '2026-11-03'),
      done('Filing of form A', '2026-11-05'),
    ];
    expect(filedOn(steps)).toEqual(when('2026-11-07'));
    expect(filedOn(steps.toReversed())).toEqual(when('2026-11-07'));
  });
});
