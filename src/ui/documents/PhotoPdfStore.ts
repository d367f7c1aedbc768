import { type Either, isLeft, isRight, left } from 'fp-ts/Either';
import { makeAutoObservable, observableRef } from 'mobx';
import type { MakePhotoPdf, PhotoPdfRefused } from '../../application/documents/MakePhotoPdf';
import { STOPPED_WAITING } from '../../application/ports/stoppedWaiting';
import type { FileCheck } from '../../application/ports/FileCheck';
import type { PhotoDrawer, PhotoLook } from '../../application/ports/PhotoDrawer';
import type { UploadFile } from '../../application/ports/UploadFile';
import { indianDay } from '../../domain/dates/instant';
import { defaultPdfName, pdfNameOf } from '../../domain/documents/pdfName';
import { Command } from '../state/Command';
import type { Run } from '../state/RunProgress';
import type { PageClock } from '../state/PageClock';
import { workOverGaps } from '../state/workOverGaps';
import { texts } from '../texts/texts';
import { Findings } from './Findings';
import { type ListedPhoto, PhotoList } from './PhotoList';
import { leftOutReason, photoPdfText } from './photoPdfText';

export interface PhotoPdfDependencies {
  readonly drawer: PhotoDrawer;
  readonly make: MakePhotoPdf;
  readonly clock: PageClock;
  readonly check: FileCheck;
}

/** The place that the PDF is for: what it is about, and its limit in bytes. */
export interface PhotoPdfPlace {
  readonly subject: string;
  readonly maxBytes: number;
}

interface LeftOut {
  readonly name: string;
  readonly reason: string;
}

/** The PDF of these pictures, or why there is none; of no others, and of no other order. */
interface Made {
  readonly photos: readonly ListedPhoto[];
  readonly result: Either<PhotoPdfRefused, Uint8Array>;
}

const ENDING = '.pdf';

/** One PDF of several pictures: they are read, and then made into it (CHECK-05). */
export class PhotoPdfStore {
  readonly list = new PhotoList();
  /** What is known of the pictures: each is looked at like one that is sent as it is (CHECK-01). */
  readonly findings: Findings;
  /** Files of the last choice that became no page. */
  leftOut: readonly LeftOut[] = [];
  /** What the customer typed as the PDF's name; undefined until then. */
  typedName: string | undefined = undefined;
  isCodeMissing = false;
  /** Whether code that has not come yet waits for the connection. */
  isWaiting = false;
  isAskingToDiscard = false;
  readonly adding: Command<readonly [readonly Promise<UploadFile>[]]>;
  readonly making: Command<readonly []>;
  private made: Made | undefined = undefined;
  private place: PhotoPdfPlace = { subject: '', maxBytes: 0 };

  constructor(private readonly deps: PhotoPdfDependencies) {
    this.findings = new Findings({ check: deps.check, to: { kind: 'page' }, onWarned: () => undefined });
    this.adding = new Command((run, chosen) => this.add(chosen, run), 'offline');
    this.making = new Command((run) => this.make(run), 'offline');
    makeAutoObservable<this, 'deps' | 'made'>(
      this,
      {
        deps: false,
        list: false,
        findings: false,
        adding: false,
        making: false,
        leftOut: observableRef,
        made: observableRef,
      },
      { autoBind: true },
    );
  }

  get isBusy(): boolean {
    return this.adding.isRunning || this.making.isRunning;
  }

  /** The files that were left out, together by their reason. */
  get leftOutByReason(): readonly { readonly reason: string; readonly names: readonly string[] }[] {
    const reasons = [...new Set(this.leftOut.map(({ reason }) => reason))];
    return reasons.map((reason) => ({
      reason,
      names: this.leftOut.filter((file) => file.reason === reason).map(({ name }) => name),
    }));
  }

  /** The PDF of the pictures as they are now. */
  get pdf(): Uint8Array | undefined {
    const result = this.result;
    return result !== undefined && isRight(result) ? result.right : undefined;
  }

  /** Why the pictures as they are now became no PDF; '' before that is known. */
  get problem(): string {
    if (this.isCodeMissing) return texts().photo.unreachable;
    const result = this.result;
    return result !== undefined && isLeft(result) ? photoPdfText(result.left, this.place.maxBytes) : '';
  }

  /** The PDF's name with its ending, safe whatever was typed. */
  get name(): string {
    const otherwise = defaultPdfName(this.place.subject, indianDay(this.deps.clock.now()));
    return this.typedName === undefined ? otherwise : pdfNameOf(this.typedName, otherwise);
  }

  /** The name as it stands in its field, without the ending. */
  get shownName(): string {
    return this.typedName ?? this.name.slice(0, -ENDING.length);
  }

  open(place: PhotoPdfPlace): void {
    this.place = place;
    this.deps.drawer.prepare();
  }

  /** Forgets everything and frees the memory: nothing is kept of what was not used. */
  close(): void {
    this.adding.cancel();
    this.making.cancel();
    this.deps.drawer.release();
    for (const { file } of this.list.photos) this.findings.forget(file);
    this.list.forget();
    this.leftOut = [];
    this.made = undefined;
    this.typedName = undefined;
    this.isCodeMissing = false;
    this.isAskingToDiscard = false;
  }

  /** Whether the dialog may close at once; with pictures it asks first. */
  mayClose(): boolean {
    this.isAskingToDiscard = this.list.photos.length > 0;
    return !this.isAskingToDiscard;
  }

  keepEditing(): void {
    this.isAskingToDiscard = false;
  }

  rename(name: string): void {
    this.typedName = name;
  }

  private get result(): Made['result'] | undefined {
    return this.made?.photos === this.list.photos ? this.made.result : undefined;
  }

  private async add(chosen: readonly Promise<UploadFile>[], run: Run): Promise<void> {
    this.begin();
    for (const [index, choice] of chosen.entries()) {
      run.onProgress(index / chosen.length);
      const file = await choice;
      const look = await this.overGaps(this.deps.drawer.look(file, run.signal), run);
      if (run.signal.aborted) return;
      if (isRight(look)) this.addPage(file, look.right);
      else if (look.left.kind === 'Unreachable') return this.missCode();
      else this.leaveOut({ name: file.name, reason: leftOutReason(file) });
    }
  }

  private addPage(file: UploadFile, look: PhotoLook): void {
    this.list.add({ ...look, name: file.name, handle: file.handle, file });
    this.findings.check(file);
  }

  private begin(): void {
    this.leftOut = [];
    this.isCodeMissing = false;
    this.made = undefined;
  }

  private missCode(): void {
    this.isCodeMissing = true;
  }

  private leaveOut(file: LeftOut): void {
    this.leftOut = [...this.leftOut, file];
  }

  private async make(run: Run): Promise<void> {
    this.begin();
    const { photos } = this.list;
    const { maxBytes } = this.place;
    const result = await this.overGaps(() => this.deps.make.execute({ photos, maxBytes }, run), run);
    this.keep({ photos, result: run.signal.aborted ? left(STOPPED_WAITING) : result });
  }

  private overGaps<E extends { readonly kind: string }, A>(
    work: () => Promise<Either<E, A>>,
    { signal }: Run,
  ): Promise<Either<E, A>> {
    return workOverGaps(work, { signal, onWait: (isWaiting) => this.setWaiting(isWaiting) });
  }

  private setWaiting(isWaiting: boolean): void {
    this.isWaiting = isWaiting;
  }

  private keep(made: Made): void {
    this.made = made;
  }
}
