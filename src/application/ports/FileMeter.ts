import type { Option } from 'fp-ts/Option';
import type { FileFacts } from '../../domain/documents/fileFacts';
import type { FileKind } from '../../domain/documents/fileKind';
import type { UploadFile } from './UploadFile';

export abstract class FileMeter {
  /** Whether code that measures is on its way. */
  abstract readonly isFetching: boolean;
  /** Measures a file of that kind away from the page's thread; none where it cannot, or once the signal aborts. */
  abstract measure(file: UploadFile, kind: FileKind, signal: AbortSignal): Promise<Option<FileFacts>>;
}
