import { type Either, isRight, left, right } from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { onAbort } from '../../application/ports/stoppedWaiting';
import type { PdfPage, PdfWriter } from '../../application/ports/PdfWriter';
import type { PhotoDrawer, PhotoDrawing, PhotoFile, PhotoLook } from '../../application/ports/PhotoDrawer';
import type { PhotoFault } from '../../application/ports/photoFault';
import type { PhotoRequest, PhotoResponse, PhotoTask } from './photoMessages';
import type { PictureDrawing } from './PictureDrawing';

/** The worker, as far as this adapter needs it. */
export interface PhotoWorker {
  readonly post: (request: PhotoRequest, transferred: readonly Transferable[]) => void;
  readonly terminate: () => void;
}

/** What the adapter hears from its worker. */
export interface WorkerListeners {
  readonly onResponse: (response: PhotoResponse) => void;
  /** Called when its code cannot be loaded or breaks. */
  readonly onFault: () => void;
}

interface Dependencies {
  readonly start: (listeners: WorkerListeners) => PhotoWorker;
  /** Drawing on the page, where the worker cannot draw. */
  readonly page: PictureDrawing;
}

type Outcome = Either<PhotoFault, unknown>;

const isLook = (value: unknown): value is PhotoLook =>
  typeof value === 'object' && value !== null && 'thumbnail' in value;

const isBytes = (value: unknown): value is Uint8Array => value instanceof Uint8Array;

const buffersOf = (task: PhotoTask): readonly Transferable[] =>
  task.kind === 'write' ? task.pages.map(({ jpeg }) => jpeg.buffer) : [];

const orFault = async <A>(work: Promise<A>, kind: PhotoFault['kind']): Promise<Either<PhotoFault, A>> => {
  try {
    return right(await work);
  } catch {
    return left({ kind });
  }
};

/** Draws pictures and writes their PDF in a worker of its own, which also brings the PDF library (CHECK-05). */
export class WorkerPhotoPdf implements PhotoDrawer, PdfWriter {
  private worker: PhotoWorker | undefined = undefined;
  /** Whether the worker's code has been loaded: it has responded once. */
  private hasResponded = false;
  private requests = 0;
  private readonly waiting = new Map<number, (outcome: Outcome) => void>();
  private readonly keys = new WeakMap<Blob, number>();
  private pictures = 0;

  constructor(private readonly deps: Dependencies) {}

  /** A worker whose code does not come is started again by the first picture. */
  prepare(): void {
    try {
      this.worker ??= this.started();
    } catch {
      this.stop({ kind: 'NotMade' });
    }
  }

  look({ handle }: PhotoFile, signal: AbortSignal): TaskEither<PhotoFault, PhotoLook> {
    return async () => {
      if (!(handle instanceof Blob)) return left({ kind: 'Unreadable' });
      const looked = await this.ask({ kind: 'look', photo: handle }, signal, isLook);
      return this.orOnPage(looked, () => this.deps.page.look(handle));
    };
  }

  draw(
    { handle }: PhotoFile,
    drawing: PhotoDrawing,
    signal: AbortSignal,
  ): TaskEither<PhotoFault, Uint8Array> {
    return async () => {
      if (!(handle instanceof Blob)) return left({ kind: 'Unreadable' });
      const key = this.keyOf(handle);
      const drawn = await this.ask({ kind: 'draw', photo: handle, key, drawing }, signal, isBytes);
      return this.orOnPage(drawn, () => this.deps.page.draw(handle, key, drawing));
    };
  }

  write(pages: readonly PdfPage[], signal: AbortSignal): TaskEither<PhotoFault, Uint8Array> {
    return async () => {
      this.deps.page.release();
      return this.ask({ kind: 'write', pages }, signal, isBytes);
    };
  }

  release(): void {
    this.stop({ kind: 'Cancelled' });
    this.deps.page.release();
  }

  /** The same number for the same picture: a worker gets a new copy of its handle with each message. */
  private keyOf(photo: Blob): number {
    const known = this.keys.get(photo);
    if (known !== undefined) return known;
    this.pictures += 1;
    this.keys.set(photo, this.pictures);
    return this.pictures;
  }

  /** What the worker could not draw is tried on the page: it reads more kinds of pictures in some browsers. */
  private async orOnPage<A>(
    outcome: Either<PhotoFault, A>,
    draw: () => Promise<A>,
  ): Promise<Either<PhotoFault, A>> {
    if (isRight(outcome) || outcome.left.kind !== 'NotMade') return outcome;
    return orFault(draw(), 'Unreadable');
  }

  private async ask<A>(
    task: PhotoTask,
    signal: AbortSignal,
    isWanted: (value: unknown) => value is A,
  ): Promise<Either<PhotoFault, A>> {
    if (signal.aborted) return left({ kind: 'Cancelled' });
    const responded = this.responseTo(task);
    const unsubscribe = onAbort(signal, () => this.stop({ kind: 'Cancelled' }));
    const outcome = await responded;
    unsubscribe();
    if (!isRight(outcome)) return outcome;
    return isWanted(outcome.right) ? right(outcome.right) : left({ kind: 'NotMade' });
  }

  private responseTo(task: PhotoTask): Promise<Outcome> {
    this.requests += 1;
    const id = this.requests;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      try {
        this.worker ??= this.started();
        this.worker.post({ id, task }, buffersOf(task));
      } catch {
        this.stop({ kind: 'NotMade' });
      }
    });
  }

  private started(): PhotoWorker {
    this.hasResponded = false;
    return this.deps.start({
      onResponse: ({ id, result, isFailed }) => {
        this.hasResponded = true;
        this.waiting.get(id)?.(isFailed ? left({ kind: 'NotMade' }) : right(result));
        this.waiting.delete(id);
      },
      onFault: () => this.stop({ kind: this.hasResponded ? 'NotMade' : 'Unreachable' }),
    });
  }

  private stop(fault: PhotoFault): void {
    this.worker?.terminate();
    this.worker = undefined;
    for (const resolve of this.waiting.values()) resolve(left(fault));
    this.waiting.clear();
  }
}
