import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allExpertFiles, deliveredFiles, expertFiles } from '../../../src/domain/work/expertFiles';
import { when } from '../when';
import { aLog, aStep } from './aTask';

const namesOf = (paths: readonly string[], name = 'Filing'): readonly string[] =>
  expertFiles(
    { name },
    paths.map((filePath) => ({ filePath })),
  ).map((file) => file.name);

describe('the name of a file that the expert sent', () => {
  it.each([
    ['steps/17/GST certificate.pdf', 'GST certificate.pdf'],
    ['GSTR-3B.pdf', 'GSTR-3B.pdf'],
    ['steps/रसीद.pdf', 'रसीद.pdf'],
    ['steps/9f86d081884c7d659a2feaa0.pdf', 'Filing.pdf'],
    ['steps/9f86d081-884c-7d65-9a2f-eaa0c55ad015.PDF', 'Filing.PDF'],
    ['steps/1.pdf', 'Filing.pdf'],
    ['steps/17/', 'Filing'],
    ['steps/17/ ', 'Filing'],
    ['steps/GSTR 2026 12.pdf', 'GSTR 2026 12.pdf'],
    ['steps/12 receipts.pdf', '12 receipts.pdf'],
    ['steps/challan.26Q.pdf', 'challan.26Q.pdf'],
    ['steps/2026.11.pdf', '2026.11.pdf'],
    ['steps/GST certificate.pdf?signature=a/b', 'GST certificate.pdf'],
  ])('is, of %s, %s [HOME-02]', (path, name) => {
    expect(namesOf([path])).toEqual([name]);
  });

  it('is what the path says where the step has no name either', () => {
    expect(namesOf(['steps/1.pdf'], '')).toEqual(['1.pdf']);
  });

  it('is never blank and no one else’s, and each path is told once [HOME-02]', () => {
    const path = fc.oneof(
      fc.string({ minLength: 1 }),
      fc.constantFrom('a/1.pdf', 'b/1.pdf', 'a/x.pdf', 'b/x.pdf'),
    );
    fc.assert(
      fc.property(fc.array(path), fc.string({ minLength: 1 }), (paths, step) => {
        const files = expertFiles(
          { name: step },
          paths.map((filePath) => ({ filePath })),
        );
        expect(files.map((file) => file.path)).toEqual([...new Set(paths)]);
        expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
        expect(files.every(({ name }) => name !== '')).toBe(true);
      }),
    );
  });
});

describe('everything that the expert sent with a task', () => {
  it('has each path once, no two under one name [PAPER-02]', () => {
    const steps = [
      aStep({ name: 'Draft', log: [aLog({ filePath: 'a/1.pdf' }), aLog({ filePath: 'a/return.pdf' })] }),
      aStep({ name: 'Draft', log: [aLog({ filePath: 'b/2.pdf' }), aLog({ filePath: 'a/return.pdf' })] }),
    ];
    expect(allExpertFiles(steps)).toEqual([
      { name: 'Draft.pdf', path: 'a/1.pdf' },
      { name: 'return.pdf', path: 'a/return.pdf' },
      { name: 'Draft (2).pdf', path: 'b/2.pdf' },
    ]);
  });
});

/** A step with a file of each day. */
const stepOf = (name: string, ...days: readonly string[]) =>
  aStep({
    name,
    log: days.map((day) => aLog({ filePath: `a/${name} ${day}.pdf`, createdAt: when(day) })),
  });

describe('what a service delivered', () => {
  it('are the files of the last step that has some, without dates [HOME-03]', () => {
    const steps = [
      aStep({ name: 'Draft', log: [aLog({ filePath: 'a/draft.pdf' })] }),
      aStep({
        name: 'Filing',
        log: [aLog({ filePath: 'a/return.pdf' }), aLog(), aLog({ filePath: 'a/receipt.pdf' })],
      }),
      aStep({ name: 'Closure', log: [aLog({ remarks: 'Done.' })] }),
    ];
    expect(deliveredFiles(steps).map(({ name }) => name)).toEqual(['return.pdf', 'receipt.pdf']);
  });

  it('are those of the step with the newest file, whichever the answer says first [HOME-03]', () => {
    const draft = aLog({ filePath: 'a/draft.pdf', createdAt: when('2026-11-02T10:00:00Z') });
    const filed = aLog({ filePath: 'a/return.pdf', createdAt: when('2026-11-09T10:00:00Z') });
    const undated = aLog({ filePath: 'a/undated.pdf' });
    const written = aLog({ remarks: 'Done.', createdAt: when('2026-11-12T10:00:00Z') });
    const steps = [
      aStep({ name: 'Closure', log: [written] }),
      aStep({ name: 'Filing', log: [filed] }),
      aStep({ name: 'Draft', log: [draft, written] }),
      aStep({ name: 'Review', log: [undated] }),
    ];
    for (const answered of [steps, steps.toReversed()])
      expect(deliveredFiles(answered).map(({ name }) => name)).toEqual(['return.pdf']);
  });

  it('are those of the step whose last file is the newest, though its first is older [HOME-03]', () => {
    const steps = [stepOf('Return', '2026-11-02', '2026-11-09'), stepOf('Challan', '2026-11-05')];
    const names = ['Return 2026-11-02.pdf', 'Return 2026-11-09.pdf'];
    expect(deliveredFiles(steps).map(({ name }) => name)).toEqual(names);
  });

  it('is nothing where no step has a file', () => {
    expect(deliveredFiles([aStep({ log: [aLog({ remarks: 'Done.' })] }), aStep()])).toEqual([]);
  });
});
