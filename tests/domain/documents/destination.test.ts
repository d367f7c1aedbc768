import { left, right } from 'fp-ts/Either';
import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { checkDestination, destinationOf, policyOf, taskOf } from '../../../src/domain/documents/destination';
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

  it('is the place itself, whichever file of the list it is', () => {
    expect([cabinet, documentWith()].map((at) => destinationOf(at, 1))).toEqual([
      some(cabinet),
      some(documentWith()),
    ]);
  });

  it('is, among the papers of a task, the document that the file is said to be [PAPER-04]', () => {
    const { document, ...owner } = documentWith();
    const papers = {
      ...owner,
      kind: 'papers',
      documentOf: (id: number) => (id === 2 ? some(document) : none),
    } as const;
    expect([1, 2].map((id) => destinationOf(papers, id))).toEqual([none, some(documentWith())]);
    expect([policyOf(papers), taskOf(papers)]).toEqual([taskPolicy, some('3')]);
  });

  it('is refused where the document has its file [DOCS-02]', () => {
    const to = documentWith();
    expect([checkDestination(cabinet), checkDestination(to)]).toEqual([right(cabinet), right(to)]);
    const file = { id: '1', name: 'a.pdf', path: 'a.pdf', createdAt: none };
    expect(checkDestination(documentWith(file))).toEqual(left({ kind: 'DocumentHasFile' }));
  });
});
