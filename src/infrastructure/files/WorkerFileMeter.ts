import { none, type Option } from 'fp-ts/Option';
import type { FileMeter } from '../../application/ports/FileMeter';
import { onAbort } from '../../application/ports/stoppedWaiting';
import type { UploadFile } from '../../application/ports/UploadFile';
import type { FileFacts } from '../../domain/documents/fileFacts';
import type { FileKind } from '../../domain/documents/fileKind';
import type { MeasuredFile } from './measureFile';

const startWorker = (): Worker => new Worker(new URL('fileWorker.ts', import.meta.url), { type: 'module' });

/** Whether code is on its way, or at last the facts. */
type Message = MessageEvent<boolean | Option<FileFacts>>;

const factsFrom = (
  worker: Worker,
  signal: AbortSignal,
  onFetching: (isFetching: boolean) => void,
): Promise<Option<FileFacts>> =>
  new Promise((resolve) => {
    worker.addEventListener('message', ({ data }: Message) =>
      typeof data === 'boolean' ? onFetching(data) : resolve(data),
    );
    worker.addEventListener('error', () => resolve(none));
    onAbort(signal, () => resolve(none));
  });

/** Measures each file in a worker of its own, which ends with it and leaves no memory taken (CHECK-02). */
export class WorkerFileMeter implements FileMeter {
  isFetching = false;

  async measure({ handle }: UploadFile, kind: FileKind, signal: AbortSignal): Promise<Option<FileFacts>> {
    if (signal.aborted || !(handle instanceof Blob) || typeof OffscreenCanvas === 'undefined') return none;
    const worker = startWorker();
    const setFetching = (isFetching: boolean): void => void (this.isFetching = isFetching);
    setFetching(true);
    try {
      const facts = factsFrom(worker, signal, setFetching);
      const measured: MeasuredFile = { kind, blob: handle };
      worker.postMessage(measured, []);
      return await facts;
    } finally {
      worker.terminate();
      setFetching(false);
    }
  }
}
