import { isLeft } from 'fp-ts/Either';
import { isNone, toUndefined } from 'fp-ts/Option';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fileKindOf } from '../../../src/domain/documents/fileKind';
import { warningsOf } from '../../../src/domain/documents/fileWarnings';
import { LEADING_BYTES } from '../../../src/domain/documents/limits';
import {
  cabinetPolicy,
  checkUpload,
  rightNameOf,
  taskPolicy,
  type UploadPolicy,
} from '../../../src/domain/documents/uploadPolicy';
import { measureFile } from '../../../src/infrastructure/files/measureFile';
import { madeFiles, type MadeFile } from './madeFiles';

const refusalOf = (policy: UploadPolicy, { name, bytes }: MadeFile): string => {
  const firstBytes = [...bytes.subarray(0, LEADING_BYTES)];
  const checked = checkUpload(policy, { name, type: '', size: bytes.length, firstBytes });
  if (!isLeft(checked)) return '';
  const { kind } = checked.left;
  const found =
    kind === 'ContentDisagrees' || kind === 'FileTypeRefused' ? toUndefined(checked.left.found) : '';
  const told = kind === 'ContentDisagrees' || found === 'heic' ? (found ?? '') : '';
  return [kind, told, toUndefined(rightNameOf(checked.left))?.name ?? ''].join(' ').trim();
};

const toldAt = async (policy: UploadPolicy, file: MadeFile): Promise<string> => {
  const refusal = refusalOf(policy, file);
  if (refusal !== '') return refusal;
  const kind = fileKindOf({ name: file.name, type: '' });
  if (isNone(kind)) throw new Error(`${file.name} is of no kind.`);
  const facts = await measureFile({ kind: kind.value, blob: new Blob([file.bytes]) });
  return (
    warningsOf(facts, [])
      .map((one) => one.kind)
      .join(' ') || 'fine'
  );
};

let isDrawn = true;

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', () =>
    isDrawn
      ? Promise.resolve({ width: 720, height: 960, close: () => undefined })
      : Promise.reject(new DOMException('The source image could not be decoded.', 'InvalidStateError')),
  );
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => null;
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what is told of a file', () => {
  it.each(madeFiles)('$name: $made [CHECK-01]', async (file) => {
    isDrawn = file.drawn ?? true;
    const told = [await toldAt(cabinetPolicy, file), await toldAt(taskPolicy, file)];
    expect(told).toEqual([file.cabinet, file.task]);
  });
});
