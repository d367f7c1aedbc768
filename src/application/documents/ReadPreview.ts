import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { isNone } from 'fp-ts/Option';
import { MAX_PREVIEW_BYTES } from '../../domain/documents/limits';
import { filePreviewKind, type Preview, previewOf } from '../../domain/documents/preview';
import type { DownloadLinks } from '../ports/DownloadLinks';
import type { ContentsRefused, FileContents } from '../ports/FileContents';
import { storedLink } from './storedLink';

/** A stored file, and whether this browser shows a PDF within a page. */
export interface PreviewWanted {
  readonly path: string;
  /** The file's own name, where it has one that tells more than its path. */
  readonly name?: string;
  readonly showsPdf: boolean;
}

/** Why a stored file is not shown within the page; it can still be downloaded. */
export type PreviewRefused = { readonly kind: 'NoPreview' } | ContentsRefused;

/**
 * Reads a stored file to be shown within the page: one of a kind that the page shows, from an origin that the portal may
 * read, whose bytes are those of its kind (QKIT-01, VAULT-03).
 */
export class ReadPreview {
  constructor(private readonly deps: { readonly links: DownloadLinks; readonly contents: FileContents }) {}

  async execute(
    { path, name = path, showsPdf }: PreviewWanted,
    signal: AbortSignal,
  ): Promise<Either<PreviewRefused, Preview>> {
    const kind = filePreviewKind({ name, path }, showsPdf);
    if (isNone(kind)) return left({ kind: 'NoPreview' });
    const link = await storedLink(this.deps.links, 'direct', path, signal);
    if (isLeft(link)) return left(link.left.kind === 'LinkMissing' ? { kind: 'NoPreview' } : link.left);
    const bytes = await this.deps.contents.read(link.right, MAX_PREVIEW_BYTES, signal)();
    if (isLeft(bytes)) return bytes;
    const preview = previewOf(kind.value, bytes.right);
    return isNone(preview) ? left({ kind: 'NoPreview' }) : right(preview.value);
  }
}
