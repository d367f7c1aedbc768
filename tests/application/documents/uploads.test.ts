import { isLeft, isRight, left, right } from 'fp-ts/Either';
import { none } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { SendFile } from '../../../src/application/documents/SendFile';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import type { UploadFile } from '../../../src/application/ports/UploadFile';
import type { FileKind } from '../../../src/domain/documents/fileKind';
import { MAX_UPLOAD_BYTES } from '../../../src/domain/documents/limits';
import { userId } from '../../../src/domain/session/user';
import { taskId } from '../../../src/domain/work/task';
import { aChosenFile } from '../../doubles/aChosenFile';
import { InMemoryFileGateway } from '../../doubles/InMemoryFileGateway';
import { InMemoryIdempotencyKeys } from '../../doubles/InMemoryIdempotencyKeys';
import { aDocument } from '../../domain/documents/aFile';
import { kinds } from '../../domain/documents/someBytes';

const options = () => {
  const shares: number[] = [];
  const controller = new AbortController();
  const { signal } = controller;
  const cancel = (): void => controller.abort();
  return { signal, cancel, shares, onProgress: (share: number) => void shares.push(share) };
};

const cabinetTakes: readonly FileKind[] = ['png', 'pdf', 'jpeg', 'webp', 'csv', 'zip'];
const taskTakes: readonly FileKind[] = ['jpeg', 'png', 'pdf', 'xlsx'];

describe('an upload to the file cabinet', () => {
  it.each(cabinetTakes)('sends a file of type %s', async (kind) => {
    const files = new InMemoryFileGateway();
    const given = options();
    expect(
      await new SendFile({ files, keys: new InMemoryIdempotencyKeys() }).execute(
        { to: { kind: 'cabinet' }, file: aChosenFile(kind) },
        given,
      ),
    ).toEqual(right(undefined));
    expect(files.putIn.map((file) => file.name)).toEqual([`some.${kind}`]);
    expect(given.shares).toEqual([0.5]);
  });

  it('posts no .xlsx, which the hint names and the list of types does not', async () => {
    const files = new InMemoryFileGateway();
    const result = await new SendFile({ files, keys: new InMemoryIdempotencyKeys() }).execute(
      { to: { kind: 'cabinet' }, file: aChosenFile('xlsx') },
      options(),
    );
    expect(result).toMatchObject(left({ kind: 'FileTypeRefused' }));
    expect(files.putIn).toEqual([]);
  });

  it('posts no file that is too large or not of the kind in its name', async () => {
    const files = new InMemoryFileGateway();
    const send = new SendFile({ files, keys: new InMemoryIdempotencyKeys() });
    const refusedAs = async (file: UploadFile) => {
      const result = await send.execute({ to: { kind: 'cabinet' }, file }, options());
      return isLeft(result) ? result.left.kind : 'sent';
    };
    expect(await refusedAs(aChosenFile('pdf', { size: MAX_UPLOAD_BYTES + 1 }))).toBe('FileTooLarge');
    expect(await refusedAs(aChosenFile('pdf', { firstBytes: [0x4d, 0x5a] }))).toBe('ContentDisagrees');
    expect(files.putIn).toEqual([]);
    expect(await refusedAs(aChosenFile('pdf', { size: MAX_UPLOAD_BYTES }))).toBe('sent');
  });

  it('ends as cancelled when the customer stops it', async () => {
    const files = new InMemoryFileGateway();
    files.gate = new Promise(() => undefined);
    const given = options();
    const sending = new SendFile({ files, keys: new InMemoryIdempotencyKeys() }).execute(
      { to: { kind: 'cabinet' }, file: aChosenFile('pdf') },
      given,
    );
    given.cancel();
    expect(await sending).toEqual(left(gatewayError('Cancelled')));
    expect(files.putIn).toEqual([]);
  });
});

const uploadTaskDocument = (files: InMemoryFileGateway, kind: FileKind, document = aDocument()) =>
  new SendFile({ files, keys: new InMemoryIdempotencyKeys() }).execute(
    {
      to: { kind: 'document', taskId: taskId('3'), userId: userId('7'), createdBy: '9', document },
      file: aChosenFile(kind),
    },
    options(),
  );

describe('uploading a task document', () => {
  it.each(kinds)('posts jpeg, png, pdf and xlsx only: %s', async (kind) => {
    const files = new InMemoryFileGateway([], [aDocument()]);
    const result = await uploadTaskDocument(files, kind);
    const isTaken = taskTakes.includes(kind);
    expect(isRight(result)).toBe(isTaken);
    expect(files.uploadedDocuments).toHaveLength(isTaken ? 1 : 0);
  });

  it('passes on why the server refused it', async () => {
    const files = new InMemoryFileGateway([], [aDocument()]);
    files.uploadFailure = gatewayError('Rejected');
    expect(await uploadTaskDocument(files, 'pdf')).toEqual(left(gatewayError('Rejected')));
  });

  it('is refused without a call for a document that has its file [DOCS-02]', async () => {
    const files = new InMemoryFileGateway([], [aDocument()]);
    const there = aDocument({ files: [{ id: '1', name: 'a.pdf', path: 'a.pdf', createdAt: none }] });
    expect(await uploadTaskDocument(files, 'pdf', there)).toEqual(left({ kind: 'DocumentHasFile' }));
    expect(files.uploadedDocuments).toEqual([]);
  });
});
