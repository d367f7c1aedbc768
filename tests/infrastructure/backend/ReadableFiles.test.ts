import { left } from 'fp-ts/Either';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { userId } from '../../../src/domain/session/user';
import { taskId } from '../../../src/domain/work/task';
import { ReadableFiles } from '../../../src/infrastructure/backend/ReadableFiles';
import { Turns } from '../../../src/infrastructure/http/Turns';
import { HttpFileGateway } from '../../../src/infrastructure/http/HttpFileGateway';
import { aDocument } from '../../domain/documents/aFile';
import { aChosenFile } from '../../doubles/aChosenFile';
import { answerUploads } from '../support/answerUploads';
import { recordedApi } from '../support/recordedApi';

const handleThat = (reads: () => Promise<ArrayBuffer>): File => {
  const handle = new File(['%PDF-1.7'], 'a.pdf');
  handle.slice = () => Object.assign(new Blob(), { arrayBuffer: reads });
  return handle;
};

const options = { signal: new AbortController().signal, onProgress: () => undefined };

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('an upload that breaks off', () => {
  const gone = handleThat(() => Promise.reject(new DOMException('gone', 'NotReadableError')));
  const whole = handleThat(() => Promise.resolve(new ArrayBuffer(1)));
  const taskUpload = {
    taskId: taskId('3'),
    userId: userId('7'),
    createdBy: '9',
    document: aDocument({ id: '21', name: 'PAN card' }),
  };
  const ways = (handle: File) => {
    const file = aChosenFile('pdf', { handle });
    const gateway = new ReadableFiles({
      files: new HttpFileGateway({ ...recordedApi({}, 200), turns: new Turns() }),
    });
    return [
      gateway.putIntoCabinet(file, options),
      gateway.uploadTaskDocument({ ...taskUpload, file }, options),
    ];
  };

  it('says that the file can no longer be read where that is the reason [CHECK-06]', async () => {
    answerUploads('lost', {});
    for (const way of ways(gone)) expect(await way()).toEqual(left({ kind: 'FileUnreadable' }));
  });

  it('is a lost line where the file can be read', async () => {
    answerUploads('lost', {});
    for (const way of ways(whole)) expect(await way()).toEqual(left(gatewayError('Unreachable')));
  });

  it('passes on what the server says, whatever became of the file', async () => {
    answerUploads(500, {});
    for (const way of ways(gone)) expect(await way()).toEqual(left(gatewayError('ServerFault')));
  });

  it.each([
    [413, 'PayloadTooLarge'],
    [415, 'UnsupportedMediaType'],
    [422, 'Refused'],
    [403, 'Forbidden'],
  ] as const)('knows by %i, of a proxy too, whether the same file can ever pass', async (status, kind) => {
    answerUploads(status, '<h1>413 Request Entity Too Large</h1>');
    for (const way of ways(whole)) expect(await way()).toEqual(left(gatewayError(kind)));
  });
});
