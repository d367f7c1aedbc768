import { left, right } from 'fp-ts/Either';
import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { checkDestination, policyOf, taskOf } from '../../../src/domain/documents/destination';
import { cabinetPolicy, taskPolicy } from '../../../src/domain/documents/uploadPolicy';
import { userId } from '../../../src/domain/session/user';
import { taskId } from '../../../src/domain/work/task';
import { aDocument } from './aFile';

const cabinet = { kind: 'cabinet' } as const;
const documentWith = (...files: ReturnType<typeof aDocument>['files']) =>
  ({
    kind: 'document',
    taskId: taskId('3'),
    userId: userId('7'),
    createdBy: '9',
    document: aDocument({ files }),
  }) as const;

describe('where a chosen file goes', () => {
  it('says which files are accepted there [FILES-12] [DOCS-03]', () => {
    expect([policyOf(cabinet), policyOf(documentWith())]).toEqual([cabinetPolicy, taskPolicy]);
  });

  it('says which task has sent the same bytes before, if there is one [CHECK-01]', () => {
    expect([taskOf(cabinet), taskOf(documentWith())]).toEqual([none, some('3')]);
  });

  it('is refused where the document has its file [DOCS-02]', () => {
    const to = documentWith();
    expect([checkDestination(cabinet), checkDestination(to)]).toEqual([right(cabinet), right(to)]);
    const file = { id: '1', name: 'a.pdf', path: 'a.pdf', createdAt: none };
    expect(checkDestination(documentWith(file))).toEqual(left({ kind: 'DocumentHasFile' }));
  });
});
