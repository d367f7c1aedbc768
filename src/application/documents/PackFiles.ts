import { type Either, isLeft, left, map } from 'fp-ts/Either';
import { LARGEST_PACKED_BYTES } from '../../domain/documents/limits';
import { isStoredFile } from '../../domain/documents/storedFile';
import type { DownloadLinks } from '../ports/DownloadLinks';
import type { ContentsRefused, FileContents } from '../ports/FileContents';
import type { FileSaver, SaveRefused } from '../ports/FileSaver';
import type { SessionStorage } from '../ports/SessionStorage';
import type { PackedFile, ZipWriter } from '../ports/ZipWriter';
import { sessionEnds } from '../session/sessionEnds';
import { type LinkRefused, storedLink } from './storedLink';

/** Why a stored file could not be had; `NotTheFile`: nothing came, or a page or a message in its place. */
export type FileRefused = { readonly kind: 'NotTheFile' } | LinkRefused | ContentsRefused;

/** A stored file and its name in the zip, with folders if it has any. */
export interface Packable {
  readonly path: string;
  readonly fileName: string;
}

export interface MissingFile<F extends Packable> {
  readonly file: F;
  readonly why: FileRefused;
}

export interface Packing<F extends Packable> {
  /** Name of the zip. */
  readonly name: string;
  readonly files: readonly F[];
  /** The text file in the zip that lists the files which could not be had. */
  readonly listOf: (missing: readonly MissingFile<F>[]) => { readonly name: string; readonly bytes: string };
}

interface PackingRun {
  readonly signal: AbortSignal;
  /** The share of the files that are packed or missing, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

interface StoppableRun extends PackingRun {
  readonly isStopped: () => boolean;
}

/** Packs stored files into one zip, one at a time, and hands it to the customer, unless they log out meanwhile (MONEY-06, VAULT-02). */
export class PackFiles {
  constructor(
    private readonly deps: {
      readonly links: DownloadLinks;
      readonly contents: FileContents;
      readonly zip: ZipWriter;
      readonly saver: FileSaver;
      readonly session: SessionStorage;
    },
  ) {}

  /** The files that could not be had, once the zip with the others is handed over. */
  async execute<F extends Packable>(
    packing: Packing<F>,
    run: PackingRun,
  ): Promise<Either<SaveRefused, readonly MissingFile<F>[]>> {
    const missing: MissingFile<F>[] = [];
    const hasEnded = sessionEnds(this.deps.session);
    const isStopped = (): boolean => run.signal.aborted || hasEnded();
    const pieces = this.deps.zip.pack(this.files(packing, { ...run, isStopped }, missing));
    const file = { name: packing.name, type: 'application/zip' };
    const saved = await this.deps.saver.save(file, pieces, isStopped)();
    return map((): readonly MissingFile<F>[] => missing)(saved);
  }

  private async *files<F extends Packable>(
    { files, listOf }: Packing<F>,
    { signal, onProgress, isStopped }: StoppableRun,
    missing: MissingFile<F>[],
  ): AsyncGenerator<PackedFile> {
    for (const [place, file] of files.entries()) {
      const bytes = await this.bytesOf(file, signal);
      if (isStopped()) return;
      if (isLeft(bytes)) missing.push({ file, why: bytes.left });
      else yield { name: file.fileName, bytes: bytes.right };
      onProgress((place + 1) / files.length);
    }
    if (missing.length > 0) yield listOf(missing);
  }

  private async bytesOf(
    { path, fileName }: Packable,
    signal: AbortSignal,
  ): Promise<Either<FileRefused, Uint8Array>> {
    const link = await storedLink(this.deps.links, 'direct', path, signal);
    if (isLeft(link)) return link;
    const bytes = await this.deps.contents.read(link.right, LARGEST_PACKED_BYTES, signal)();
    return isLeft(bytes) || isStoredFile(fileName, bytes.right) ? bytes : left({ kind: 'NotTheFile' });
  }
}
