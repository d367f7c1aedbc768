import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { SendFile } from '../../../src/application/documents/SendFile';
import { type ChosenQueue, SendWaiting } from '../../../src/application/documents/SendWaiting';
import type { UploadFile } from '../../../src/application/ports/UploadFile';
import { type GatewayErrorKind, gatewayError } from '../../../src/application/ports/gatewayError';
import { cabinetPolicy } from '../../../src/domain/documents/uploadPolicy';
import {
  begun,
  cancelled,
  held,
  isReloadDue,
  noUploads,
  released,
  retried,
  withChosen,
} from '../../../src/domain/documents/uploadQueue';
import { aChosenFile } from '../../doubles/aChosenFile';
import { InMemoryFileGateway } from '../../doubles/InMemoryFileGateway';
import { InMemoryIdempotencyKeys } from '../../doubles/InMemoryIdempotencyKeys';

const chosen = (names: readonly string[]): ChosenQueue =>
  withChosen(
    noUploads,
    cabinetPolicy,
    names.map((name) => aChosenFile('pdf', { name })),
  );

/** A list and the cabinet it goes to; `onBegin` is called as each file begins, with how many began before. */
const aSending = (names: readonly string[], onBegin: (before: number) => void = () => undefined) => {
  const files = new InMemoryFileGateway();
  const abort: AbortController[] = [];
  const work = {
    to: { kind: 'cabinet' } as const,
    signal: new AbortController().signal,
    now: chosen(names),
    queue: () => work.now,
    change: (queue: ChosenQueue): void => {
      work.now = queue;
    },
    checked: (_file: UploadFile): Promise<void> => Promise.resolve(),
    begin: () => {
      const source = new AbortController();
      abort.push(source);
      onBegin(abort.length - 1);
      return { signal: source.signal, onProgress: () => undefined };
    },
  };
  const send = () =>
    new SendWaiting({
      send: new SendFile({ files, keys: new InMemoryIdempotencyKeys() }),
    }).execute(work);
  return { files, work, abort, send, kinds: () => work.now.files.map(({ status }) => status.kind) };
};

const names = ({ putIn }: InMemoryFileGateway): readonly string[] => putIn.map(({ name }) => name);

describe('uploading several files', () => {
  it('sends them one after the other in the order of choosing [CHECK-06]', async () => {
    const { files, work, send, kinds } = aSending(['a.pdf', 'b.xlsx', 'c.pdf'], () => {
      expect(kinds().filter((kind) => kind === 'sending')).toHaveLength(1);
    });
    expect(await send()).toEqual(none);
    expect(names(files)).toEqual(['a.pdf', 'c.pdf']);
    expect(kinds()).toEqual(['sent', 'refused', 'sent']);
    expect(isReloadDue(work.now)).toBe(true);
  });

  it('goes on with the next after one failed, which is sent when it is tried again [CHECK-06]', async () => {
    const { files, work, send, kinds } = aSending(['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf'], (before) => {
      files.uploadFailure = before === 2 ? gatewayError('ServerFault') : undefined;
    });
    expect(await send()).toEqual(none);
    expect(kinds()).toEqual(['sent', 'sent', 'failed', 'sent', 'sent']);
    expect(isReloadDue(work.now)).toBe(false);
    work.change(retried(work.now, 3));
    await send();
    expect(names(files)).toEqual(['a.pdf', 'b.pdf', 'd.pdf', 'e.pdf', 'c.pdf']);
    expect(isReloadDue(work.now)).toBe(true);
  });

  it.each<GatewayErrorKind>(['Unreachable', 'Unauthorized'])(
    'leaves the others waiting when each would fail: %s [CHECK-06]',
    async (kind) => {
      const { files, work, send, kinds } = aSending(['a.pdf', 'b.pdf', 'c.pdf'], (before) => {
        files.uploadFailure = before === 1 ? gatewayError(kind) : undefined;
      });
      expect(await send()).toEqual(some(kind));
      expect(kinds()).toEqual(['sent', 'failed', 'waiting']);
      work.change(retried(work.now, 2));
      expect(await send()).toEqual(none);
      expect(names(files)).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
    },
  );

  it('sends neither a file that was cancelled while it waited nor one that was cancelled on its way', async () => {
    const { files, work, abort, send, kinds } = aSending(['a.pdf', 'b.pdf', 'c.pdf'], (before) => {
      if (before === 0) work.change(cancelled(work.now, 2));
      else abort[before]?.abort();
    });
    expect(await send()).toEqual(none);
    expect(kinds()).toEqual(['sent', 'cancelled', 'cancelled']);
    expect(names(files)).toEqual(['a.pdf']);
  });

  it('sends also what was chosen meanwhile', async () => {
    const { files, work, send } = aSending(['a.pdf'], (before) => {
      if (before === 0)
        work.change(withChosen(work.now, cabinetPolicy, [aChosenFile('csv', { name: 'b.csv' })]));
    });
    await send();
    expect(names(files)).toEqual(['a.pdf', 'b.csv']);
  });

  it('looks at each file before its turn; one that is held meanwhile waits for the customer [CHECK-01]', async () => {
    const { files, work, send, kinds } = aSending(['a.pdf', 'b.pdf', 'c.pdf']);
    const looked: string[] = [];
    work.checked = ({ name }) => {
      looked.push(name);
      if (name === 'b.pdf') work.change(held(work.now, 2));
      return Promise.resolve();
    };
    expect(await send()).toEqual(none);
    expect(looked).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
    expect(kinds()).toEqual(['sent', 'held', 'sent']);
    work.checked = () => Promise.resolve();
    work.change(released(work.now));
    await send();
    expect(names(files)).toEqual(['a.pdf', 'c.pdf', 'b.pdf']);
  });

  it('sends no file before it has been looked at [CHECK-01]', async () => {
    const { files, work, send, kinds } = aSending(['a.pdf']);
    const { promise, resolve } = Promise.withResolvers<void>();
    work.checked = () => promise;
    const sending = send();
    await Promise.resolve();
    expect(kinds()).toEqual(['waiting']);
    resolve();
    await sending;
    expect(names(files)).toEqual(['a.pdf']);
  });

  it('sends none after it was stopped, also what was chosen since', async () => {
    const { files, work, send, kinds } = aSending(['a.pdf', 'b.pdf']);
    const source = new AbortController();
    work.signal = source.signal;
    work.checked = ({ name }) => {
      if (name === 'b.pdf') source.abort();
      return Promise.resolve();
    };
    expect(await send()).toEqual(none);
    work.change(withChosen(work.now, cabinetPolicy, [aChosenFile('csv')]));
    expect(await send()).toEqual(none);
    expect([names(files), kinds()]).toEqual([['a.pdf'], ['sent', 'waiting', 'waiting']]);
  });

  it('sends none while another is being sent', async () => {
    const { files, work, send, kinds } = aSending(['a.pdf', 'b.pdf'], (before) => {
      if (before > 2) throw new Error('sent for ever');
    });
    work.change(begun(work.now, 1));
    expect(await send()).toEqual(none);
    expect([names(files), kinds()]).toEqual([[], ['sending', 'waiting']]);
  });

  it('takes a sending that breaks for one that failed, and goes on with the next', async () => {
    const { files, work, send, kinds } = aSending(['a.pdf', 'b.pdf']);
    const put = files.putIntoCabinet.bind(files);
    files.putIntoCabinet = (file, options) =>
      file.name === 'a.pdf' ? () => Promise.reject(new Error('broken')) : put(file, options);
    expect(await send()).toEqual(none);
    expect(kinds()).toEqual(['failed', 'sent']);
    expect(work.now.files[0]?.status).toMatchObject({ problem: gatewayError('Unexpected') });
  });

  it('goes on with the next where a file can no longer be read [CHECK-06]', async () => {
    const { files, send, kinds } = aSending(['a.pdf', 'b.pdf'], (before) => {
      files.uploadFailure = before === 0 ? { kind: 'FileUnreadable' } : undefined;
    });
    expect(await send()).toEqual(none);
    expect(kinds()).toEqual(['failed', 'sent']);
  });
});
