import { makeAutoObservable } from 'mobx';
import type { PreviewRefused, ReadPreview } from '../../application/documents/ReadPreview';
import type { CabinetFile } from '../../domain/documents/file';
import type { Preview } from '../../domain/documents/preview';
import { FIT, zoomedIn, zoomedOut, zoomWithin } from '../kit/zoom';
import { Loadable } from '../state/Loadable';

export interface CabinetPreviewDependencies {
  readonly readPreview: ReadPreview;
}

/** What the page itself cannot show, however often it is tried. */
const cannotShow = ({ kind }: PreviewRefused): boolean =>
  kind === 'NoPreview' || kind === 'OtherOrigin' || kind === 'TooLarge';

/** The file that is shown within the page, and how large (VAULT-03). */
export class CabinetPreviewStore {
  readonly preview: Loadable<Preview, PreviewRefused>;
  /** 1 shows the whole file. */
  zoom = FIT;
  private file: CabinetFile | undefined = undefined;
  private showsPdf = false;

  constructor(private readonly deps: CabinetPreviewDependencies) {
    this.preview = new Loadable((signal) => this.read(signal), { hasWords: false });
    makeAutoObservable<this, 'deps' | 'file' | 'showsPdf' | 'read'>(
      this,
      { deps: false, file: false, showsPdf: false, read: false, preview: false },
      { autoBind: true },
    );
  }

  /** Whether the file can only be downloaded; a failure that may pass is none. */
  get cannotBeShown(): boolean {
    const { error } = this.preview;
    return error !== undefined && cannotShow(error);
  }

  /** Reads that file; returns whether it turned out that it can only be downloaded. */
  async open(file: CabinetFile, showsPdf: boolean): Promise<boolean> {
    this.file = file;
    this.showsPdf = showsPdf;
    this.fit();
    this.preview.forget();
    await this.preview.load();
    return this.file === file && this.cannotBeShown;
  }

  /** Nobody looks at the file any more. */
  close(): void {
    this.file = undefined;
    this.preview.forget();
  }

  zoomIn(): void {
    this.zoom = zoomedIn(this.zoom);
  }

  zoomOut(): void {
    this.zoom = zoomedOut(this.zoom);
  }

  zoomTo(zoom: number): void {
    this.zoom = zoomWithin(zoom);
  }

  fit(): void {
    this.zoom = FIT;
  }

  private read(signal: AbortSignal): ReturnType<ReadPreview['execute']> {
    const { path = '', name = '' } = this.file ?? {};
    return this.deps.readPreview.execute({ path, name, showsPdf: this.showsPdf }, signal);
  }
}
