import { describe, expect, it } from 'vitest';
import { taskDocumentId } from '../../../src/domain/documents/file';
import {
  arrived,
  arrivedPapers,
  heldAgain,
  leftOverPapers,
  pagesOf,
  type Papers,
  paperStanding,
  readyPapers,
  unsentPapers,
} from '../../../src/domain/documents/papers';
import type { QueuedFile, QueuedStatus } from '../../../src/domain/documents/uploadQueue';
import { none } from 'fp-ts/Option';
import { aDocument } from './aFile';

type Status = QueuedStatus<string>;
const HELD: Status = { kind: 'held' };
const FAILED: Status = { kind: 'failed', problem: 'lost', isLasting: false };
const LASTING: Status = { kind: 'failed', problem: 'too large', isLasting: true };

const WAITING: Status = { kind: 'waiting' };
const CANCELLED: Status = { kind: 'cancelled' };

const aPaper = (
  id: number,
  status: Status = HELD,
  name = `${id}.pdf`,
): QueuedFile<Papers['files'][number]['file'], string> => ({ id, file: { name, type: '' }, status });

const aPicture = (id: number, status?: Status) => aPaper(id, status, `${id}.jpg`);

const aDocumentWith = (id: string, ...names: readonly string[]) =>
  aDocument({ id, files: names.map((name) => ({ id: name, name, path: name, createdAt: none })) });

/** Files of a task with three documents, of which the third has a file; each is what the number beside it says. */
const papersOf = (files: Papers['files'], choices: Readonly<Record<number, string>>): Papers => ({
  files,
  choices: new Map(Object.entries(choices).map(([id, document]) => [Number(id), taskDocumentId(document)])),
  documents: [aDocument({ id: '1' }), aDocument({ id: '2' }), aDocumentWith('3', '9.pdf')],
});

describe('a file that is chosen for a task', () => {
  it('is not sent before its document is said, nor where that has a file or is not asked for [PAPER-04] [DOCS-02]', () => {
    const papers = papersOf([aPaper(1), aPaper(2), aPaper(3), aPaper(4)], { 1: '1', 3: '3', 4: 'gone' });
    expect([1, 2, 3, 4].map((id) => paperStanding(papers, id))).toEqual([
      'ready',
      'noDocument',
      'hasFile',
      'noDocument',
    ]);
    expect(readyPapers(papers)).toEqual(new Set([1]));
  });

  it('is not sent beside another one for the same document, which both rows tell [PAPER-04]', () => {
    const papers = papersOf([aPaper(1), aPaper(2)], { 1: '1', 2: '1' });
    expect([paperStanding(papers, 1), paperStanding(papers, 2)]).toEqual(['twoForOne', 'twoForOne']);
    expect(readyPapers(papers).size).toBe(0);
  });

  it.each([
    ['is refused or failed for good', LASTING, 'ready'],
    ['may be tried again', FAILED, 'twoForOne'],
    ['waits for its turn', { kind: 'waiting' }, 'twoForOne'],
    ['was sent', { kind: 'sent' }, 'hasFile'],
  ] as const)('where the other one %s stands by itself', (_, status, standing) => {
    expect(paperStanding(papersOf([aPaper(1), aPaper(2, status)], { 1: '1', 2: '1' }), 1)).toBe(standing);
  });

  it('has no document left once each has its file: it is told, and waits for nothing [PAPER-04]', () => {
    const all = [
      HELD,
      FAILED,
      LASTING,
      { kind: 'sent' },
      { kind: 'sending' },
      { kind: 'cancelled' },
    ] as const;
    const files = all.map((status, id) => aPaper(id, status));
    const open = papersOf(files, { 0: '3' });
    const full = { ...open, documents: [aDocumentWith('3', '9.pdf')] };
    expect([leftOverPapers(open), paperStanding(open, 1)]).toEqual([[], 'noDocument']);
    expect([0, 1, 4].map((id) => paperStanding(full, id))).toEqual(['noneLeft', 'noneLeft', 'noDocument']);
    expect(leftOverPapers(full).map(({ id }) => id)).toEqual([0, 1, 5]);
    expect(unsentPapers(full).map(({ id }) => id)).toEqual([4]);
    expect(readyPapers(full).size).toBe(0);
    expect(paperStanding({ ...open, documents: [] }, 1)).toBe('noDocument');
  });

  it('is among those of the next press only while it is held', () => {
    const all = [HELD, FAILED, { kind: 'waiting' }, { kind: 'sending' }] as const;
    const pressed = all.map((status) => readyPapers(papersOf([aPaper(1, status)], { 1: '1' })).size);
    expect(pressed).toEqual([1, 0, 0, 0]);
  });

  it('counts as unsent until it is sent, or can never be', () => {
    const refused: Status = { kind: 'refused', refused: { kind: 'FileEmpty' } };
    const all = [HELD, FAILED, LASTING, refused, { kind: 'sent' }, { kind: 'cancelled' }, WAITING] as const;
    const papers = papersOf(
      all.map((status, id) => aPaper(id, status)),
      {},
    );
    expect(unsentPapers(papers).map(({ id }) => id)).toEqual([0, 1, 5, 6]);
  });

  it('is sent where only the answer was lost: its document has a file of its name [PAPER-04]', () => {
    const papers = papersOf([aPaper(9, FAILED), aPaper(8, FAILED), aPaper(7)], { 9: '3', 8: '3', 7: '1' });
    expect(arrivedPapers(papers)).toEqual(new Set([9]));
    const queue = { files: [aPaper(9, FAILED), aPaper(8, FAILED)], nextId: 10 };
    expect(arrived(queue, new Set([9])).files.map(({ status }) => status.kind)).toEqual(['sent', 'failed']);
  });

  it('is sent also where it was cancelled too late, or its document has other files [PAPER-04]', () => {
    const papers = {
      ...papersOf([aPaper(9, CANCELLED), aPaper(8, FAILED)], { 9: '3' }),
      documents: [aDocumentWith('3', '1.pdf', '9.pdf')],
    };
    expect(arrivedPapers(papers)).toEqual(new Set([9]));
    const queue = { files: papers.files, nextId: 10 };
    expect(arrived(queue, new Set([9])).files.map(({ status }) => status.kind)).toEqual(['sent', 'failed']);
  });

  it.each([HELD, WAITING, { kind: 'sending' }, { kind: 'sent' }] as const)(
    'has not arrived for a file of its name while it is $kind',
    (status) => {
      expect(arrivedPapers(papersOf([aPaper(9, status)], { 9: '3' })).size).toBe(0);
    },
  );

  it('may be sent after all once it is another document', () => {
    const files = [aPaper(1, LASTING), aPaper(2, { kind: 'sent' }), aPaper(3, CANCELLED)];
    const again = heldAgain(heldAgain(heldAgain({ files, nextId: 4 }, 1), 2), 3);
    expect(again.files.map(({ status }) => status.kind)).toEqual(['held', 'sent', 'held']);
  });
});

describe('pictures that are chosen for one document', () => {
  it('can become its pages, in the order of choosing [PAPER-04]', () => {
    const papers = papersOf([aPicture(3), aPicture(1), aPicture(2)], { 1: '1', 2: '2', 3: '1' });
    expect([1, 2, 3].map((id) => pagesOf(papers, id))).toEqual([[3, 1], [], [3, 1]]);
  });

  it.each([
    ['is no picture', aPaper(2)],
    ['waits for its turn', aPicture(2, { kind: 'waiting' })],
    ['is on its way', aPicture(2, { kind: 'sending' })],
    ['failed for good', aPicture(2, LASTING)],
  ])('cannot where the other one %s', (_, other) => {
    expect(pagesOf(papersOf([aPicture(1), other], { 1: '1', 2: '1' }), 1)).toEqual([]);
  });

  it('are none where a document is not said', () => {
    expect(pagesOf(papersOf([aPicture(1), aPicture(2)], {}), 1)).toEqual([]);
  });
});
