import { describe, expect, it } from 'vitest';
import { SendFile } from '../../../src/application/documents/SendFile';
import { type GatewayErrorKind, gatewayError } from '../../../src/application/ports/gatewayError';
import { userId } from '../../../src/domain/session/user';
import { taskId } from '../../../src/domain/work/task';
import { aDocument } from '../../domain/documents/aFile';
import { aChosenFile } from '../../doubles/aChosenFile';
import { InMemoryFileGateway } from '../../doubles/InMemoryFileGateway';
import { InMemoryIdempotencyKeys } from '../../doubles/InMemoryIdempotencyKeys';

const options = () => ({ signal: new AbortController().signal, onProgress: () => undefined });

const theUploads = () => {
  const files = new InMemoryFileGateway([], [aDocument()]);
  const keys = new InMemoryIdempotencyKeys();
  const file = aChosenFile('pdf');
  const owner = { taskId: taskId('3'), userId: userId('7'), createdBy: '9' };
  const send = new SendFile({ files, keys });
  return {
    files,
    'to the cabinet': (of = file) => send.execute({ to: { kind: 'cabinet' }, file: of }, options()),
    'for a task': (of = file) =>
      send.execute({ to: { kind: 'document', ...owner, document: aDocument() }, file: of }, options()),
  };
};

describe.each(['to the cabinet', 'for a task'] as const)('a file that is sent %s', (place) => {
  it.each<GatewayErrorKind>(['Unreachable', 'ServerFault', 'Malformed', 'Cancelled'])(
    'is sent again with its key while it may have been kept: %s [LINE-02]',
    async (kind) => {
      const uploads = theUploads();
      const { files } = uploads;
      files.uploadFailure = gatewayError(kind);
      await uploads[place]();
      await uploads[place]();
      files.uploadFailure = undefined;
      await uploads[place]();
      expect(files.keys).toEqual(['key-1', 'key-1', 'key-1']);
    },
  );

  it('has another key once the backend has said yes or no', async () => {
    const uploads = theUploads();
    const { files } = uploads;
    files.uploadFailure = gatewayError('Unreachable');
    await uploads[place]();
    files.uploadFailure = undefined;
    await uploads[place]();
    files.uploadFailure = gatewayError('Rejected');
    await uploads[place]();
    files.uploadFailure = { kind: 'FileUnreadable' };
    await uploads[place]();
    await uploads[place]();
    expect(files.keys).toEqual(['key-1', 'key-1', 'key-2', 'key-3', 'key-4']);
  });

  it('keeps its key when a repetition is refused, which says nothing about the call before it [LINE-02]', async () => {
    const uploads = theUploads();
    const { files } = uploads;
    files.uploadFailure = gatewayError('Unreachable');
    await uploads[place]();
    files.uploadFailure = gatewayError('Unauthorized');
    await uploads[place]();
    files.uploadFailure = undefined;
    await uploads[place]();
    expect(files.keys).toEqual(['key-1', 'key-1', 'key-1']);
  });

  it('keeps its key in the next session, when an ended one gives it back [LINE-02]', async () => {
    const file = aChosenFile('pdf');
    const [before, after] = [theUploads(), theUploads()];
    before.files.uploadFailure = gatewayError('Unreachable');
    await before[place](aChosenFile('png'));
    await before[place](file);
    await after[place](file);
    expect([before.files.keys, after.files.keys]).toEqual([['key-1', 'key-2'], ['key-2']]);
  });

  it('has a key of its own', async () => {
    const uploads = theUploads();
    const { files } = uploads;
    files.uploadFailure = gatewayError('Unreachable');
    await uploads[place]();
    await uploads[place](aChosenFile('pdf'));
    expect(files.keys).toEqual(['key-1', 'key-2']);
  });
});
