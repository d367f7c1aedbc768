import { describe, expect, it } from 'vitest';
import { userId } from '../../../src/domain/session/user';
import { taskId } from '../../../src/domain/work/task';
import { TabUnsentFiles } from '../../../src/infrastructure/storage/TabUnsentFiles';
import { aChosenFile } from '../../doubles/aChosenFile';
import { aUser } from '../../doubles/aSession';
import { InMemorySessionStorage } from '../../doubles/InMemorySessionStorage';

const filesOf = (id: string): TabUnsentFiles => {
  const session = new InMemorySessionStorage();
  if (id !== '') session.keepUser(aUser({ id: userId(id) }));
  return new TabUnsentFiles({ session });
};

describe('files that were not sent', () => {
  it('are given to the same customer after the next sign-in, once [CHECK-06]', () => {
    const file = aChosenFile('pdf');
    filesOf('7').keep('cabinet', [file]);
    expect(filesOf('7').take('cabinet')).toEqual([file]);
    expect(filesOf('7').take('cabinet')).toEqual([]);
  });

  it('are never given to another customer, and forgotten when another one asks', () => {
    filesOf('7').keep('cabinet', [aChosenFile('pdf')]);
    expect(filesOf('8').take('cabinet')).toEqual([]);
    expect(filesOf('7').take('cabinet')).toEqual([]);
  });

  it('are kept apart for the cabinet and for each task [PAPER-04]', () => {
    const [statement, pan] = [aChosenFile('pdf'), aChosenFile('png')];
    filesOf('7').keep('cabinet', [statement]);
    filesOf('7').keep(taskId('3'), [pan]);
    expect(filesOf('7').take(taskId('4'))).toEqual([]);
    expect(filesOf('7').take('cabinet')).toEqual([statement]);
    expect(filesOf('7').take(taskId('3'))).toEqual([pan]);
  });

  it('are not kept for nobody', () => {
    filesOf('').keep('cabinet', [aChosenFile('pdf')]);
    expect(filesOf('').take('cabinet')).toEqual([]);
  });
});
