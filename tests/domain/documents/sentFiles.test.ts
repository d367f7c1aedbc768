import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { cabinetParts, sentFiles } from '../../../src/domain/documents/sentFiles';
import { when } from '../when';
import { aLog, aStep, aTask } from '../work/aTask';
import { aFile } from './aFile';

const HASH = 'steps/9f86d081884c7d659a2feaa0.pdf';
const books = aTask({ id: '1', serviceName: 'Book Keeping' });
const itr = aTask({ id: '2', serviceName: 'Income Tax Return' });

describe('what the expert sent with the steps of tasks', () => {
  it('are files of the cabinet, tagged with the service, by the day on which they were sent [PAPER-02]', () => {
    const draft = aLog({ filePath: 'a/draft.xlsx', createdAt: when('2026-11-02') });
    const receipt = aLog({ filePath: 'b/receipt.pdf', createdAt: when('2026-04-01') });
    const files = sentFiles([
      { task: books, steps: [aStep({ log: [aLog({ remarks: 'Begun.' }), draft] })] },
      { task: itr, steps: [aStep({ log: [receipt] })] },
    ]);
    expect(files).toEqual([
      {
        id: 'a/draft.xlsx',
        name: 'draft.xlsx',
        bytes: none,
        path: 'a/draft.xlsx',
        createdAt: when('2026-11-02'),
        tags: ['Book Keeping'],
        uploadedBy: 'expert',
      },
      {
        id: 'b/receipt.pdf',
        name: 'receipt.pdf',
        bytes: none,
        path: 'b/receipt.pdf',
        createdAt: when('2026-04-01'),
        tags: ['Income Tax Return'],
        uploadedBy: 'expert',
      },
    ]);
  });

  it.each([
    ['Closure', 'Closure.pdf'],
    [' ', 'Book Keeping.pdf'],
  ])('have the name of their step %j or of their service, never a bare path [PAPER-02]', (step, name) => {
    const steps = [aStep({ name: step, log: [aLog({ filePath: HASH })] })];
    expect(sentFiles([{ task: books, steps }]).map((file) => file.name)).toEqual([name]);
  });

  it('stand once where they were sent twice, with the last date [PAPER-02]', () => {
    const log = ['2026-11-02', '2026-11-09', ''].map((day) =>
      aLog({ filePath: 'a/return.pdf', createdAt: when(day) }),
    );
    const steps = [aStep({ log })];
    const files = sentFiles([{ task: itr, steps }]);
    expect(files.map(({ createdAt }) => createdAt)).toEqual([when('2026-11-09')]);
    expect(sentFiles([{ task: itr, steps: [...steps, ...steps] }])).toEqual(files);
  });

  it('have each the date on which it was sent itself [PAPER-02]', () => {
    const log = [
      aLog({ filePath: 'a/draft.xlsx', createdAt: when('2026-11-02') }),
      aLog({ filePath: 'a/return.pdf', createdAt: when('2026-11-09') }),
    ];
    expect(sentFiles([{ task: itr, steps: [aStep({ log })] }]).map(({ createdAt }) => createdAt)).toEqual([
      when('2026-11-02'),
      when('2026-11-09'),
    ]);
  });

  it('have no date where none is told', () => {
    const steps = [aStep({ log: [aLog({ filePath: 'a/return.pdf' })] })];
    expect(sentFiles([{ task: itr, steps }])[0]?.createdAt).toEqual(none);
  });
});

describe('the parts of the cabinet', () => {
  const sent = aFile({
    id: 'a/1',
    path: 'a/1',
    name: 'Closure.pdf',
    bytes: none,
    tags: ['Income Tax Return'],
  });
  const own = aFile({ id: '7', path: 'c/7' });

  it('are what the customer finds there anyway, and what was sent [PAPER-02]', () => {
    const files = [own];
    const parts = cabinetParts(files, [sent]);
    expect(parts).toEqual({ own: [own], sent: [sent] });
    // The same list, so that what comes later does not draw it again.
    expect(parts.own).toBe(files);
  });

  it('hold a file that stands in both once, as the cabinet knows it, under its service [PAPER-02]', () => {
    const kept = aFile({ id: '8', path: 'a/1', name: 'ITR-V.pdf', bytes: some(4096), tags: ['Income Tax'] });
    expect(cabinetParts([own, kept], [sent])).toEqual({
      own: [own],
      sent: [{ ...kept, tags: ['Income Tax Return', 'Income Tax'] }],
    });
  });

  it('keep day and sender that the cabinet knows [PAPER-02]', () => {
    const dated = { ...sent, createdAt: when('2026-11-02'), uploadedBy: 'expert' } as const;
    const kept = aFile({ id: '8', path: 'a/1', createdAt: when('2026-11-03'), uploadedBy: 'user' });
    expect(cabinetParts([kept], [dated]).sent).toMatchObject([
      { id: '8', createdAt: when('2026-11-03'), uploadedBy: 'user' },
    ]);
  });

  it('keep day and sender of a step where the cabinet knows neither [PAPER-02]', () => {
    const dated = { ...sent, createdAt: when('2026-11-02'), uploadedBy: 'expert' } as const;
    const kept = aFile({ id: '8', path: 'a/1', createdAt: none, uploadedBy: 'unknown' });
    expect(cabinetParts([kept], [dated]).sent).toMatchObject([
      { id: '8', createdAt: when('2026-11-02'), uploadedBy: 'expert' },
    ]);
  });
});
