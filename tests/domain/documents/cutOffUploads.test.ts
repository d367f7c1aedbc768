import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { fieldsOfUploads, uploadsOfFields } from '../../../src/domain/documents/cutOffUploads';
import {
  begun,
  cutOffOf,
  ended,
  held,
  noUploads,
  withChosen,
} from '../../../src/domain/documents/uploadQueue';
import { cabinetPolicy } from '../../../src/domain/documents/uploadPolicy';
import { someBytes } from './someBytes';

const aChosen = (name: string) => ({ name, size: 10, type: '', firstBytes: someBytes.pdf });

describe('uploads that a reload cuts off', () => {
  it('are those that wait or failed, and the one that is being sent [CHECK-06]', () => {
    const names = ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'wrong.exe'].map(aChosen);
    const queue = withChosen<ReturnType<typeof aChosen>, string>(noUploads, cabinetPolicy, names);
    const one = ended(begun(queue, 1), 1, { kind: 'sent' });
    const two = ended(begun(one, 2), 2, { kind: 'failed', problem: '', isLasting: false });
    expect(cutOffOf(begun(two, 3))).toEqual({ unsent: ['b.pdf', 'd.pdf'], unclear: ['c.pdf'] });
  });

  it('are those too that wait for the word of the customer [CHECK-06]', () => {
    const queue = withChosen(noUploads, cabinetPolicy, [aChosen('a.pdf'), aChosen('b.pdf')]);
    expect(cutOffOf(held(queue, 2))).toEqual({ unsent: ['a.pdf', 'b.pdf'], unclear: [] });
  });

  it('are told with their names, whatever is in them', () => {
    const cutOff = { unsent: ['a, b.pdf', 'ख़ाता.pdf'], unclear: ['c;d.pdf'] };
    const fields = fieldsOfUploads(cutOff);
    expect(fields).toEqual(some({ unsent: 'a, b.pdf/ख़ाता.pdf', unclear: 'c;d.pdf' }));
    expect(uploadsOfFields({ unsent: 'a, b.pdf/ख़ाता.pdf', unclear: 'c;d.pdf' })).toEqual(cutOff);
  });

  it('are kept also where as many wait as are being sent', () => {
    expect(fieldsOfUploads({ unsent: ['a.pdf'], unclear: ['b.pdf'] })).toEqual(
      some({ unsent: 'a.pdf', unclear: 'b.pdf' }),
    );
  });

  it('are nothing to keep when there are none', () => {
    expect(fieldsOfUploads({ unsent: [], unclear: [] })).toEqual(none);
    expect(uploadsOfFields({})).toEqual({ unsent: [], unclear: [] });
  });
});
