import { type Either, left, right } from 'fp-ts/Either';
import { isSome } from 'fp-ts/Option';
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type {
  MissingDocument,
  MissingDocuments,
  ReadMissingDocuments,
} from '../../application/documents/ReadMissingDocuments';
import type { SendShared } from '../../application/documents/SendShared';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { Notifier } from '../../application/ports/Notifier';
import type { SessionStorage } from '../../application/ports/SessionStorage';
import type { SharedFiles } from '../../application/ports/SharedFiles';
import type { UploadFile } from '../../application/ports/UploadFile';
import { becomesAnothers, sessionEnds } from '../../application/session/sessionEnds';
import { offeredDocuments } from '../../domain/documents/whichDocument';
import { uploadFileOf } from '../kit/uploadFile';
import { Command } from '../state/Command';
import { Loadable } from '../state/Loadable';
import type { EndsWithPage } from '../state/Outlasting';
import { texts } from '../texts/texts';
import { keyOfPlace, type SharedPlace, SharedRow } from './SharedRow';
import type { UploadPlaceDependencies } from './UploadPlace';

export interface SharedStoreDependencies extends UploadPlaceDependencies {
  readonly shared: SharedFiles;
  readonly sendOnce: SendShared;
  readonly missing: ReadMissingDocuments;
  readonly notifier: Notifier;
  readonly session: SessionStorage;
}

/** A file that was sent, and where to. */
export interface SentShare {
  readonly name: string;
  readonly place: SharedPlace;
}

/** What other apps shared, until each file is sent or put aside (SHARE-03). */
export class SharedStore implements EndsWithPage {
  rows: readonly SharedRow[] = [];
  /** What was sent since the page was opened. */
  sent: readonly SentShare[] = [];
  /** Names of what another tab had sent or put aside, or what was kept for too long. */
  gone: readonly string[] = [];
  /** Presses of Send that left a file without its place. */
  asked = 0;
  readonly files: Loadable<number, 'Unread'>;
  readonly missing: Loadable<MissingDocuments, GatewayError>;
  readonly sending: Command<readonly [rows: readonly SharedRow[]]>;
  private hasLeft = false;
  private stopOffering = (): void => undefined;
  private readonly isAnothers: () => boolean;
  private readonly hasLoggedOut: () => boolean;

  constructor(private readonly deps: SharedStoreDependencies) {
    this.files = new Loadable(() => this.read(), { hasWords: false });
    this.missing = new Loadable((signal) => deps.missing.execute(signal));
    this.sending = new Command(
      ({ signal }, rows) => this.sendAll(rows, signal),
      'online',
      (rows) => this.tellLeft(rows),
    );
    this.isAnothers = becomesAnothers(deps.session);
    this.hasLoggedOut = sessionEnds(deps.session);
    makeAutoObservable<this, 'deps' | 'hasLeft' | 'stopOffering' | 'isAnothers' | 'hasLoggedOut'>(
      this,
      {
        deps: false,
        hasLeft: false,
        stopOffering: false,
        isAnothers: false,
        hasLoggedOut: false,
        files: false,
        missing: false,
        sending: false,
        rows: observableRef,
        sent: observableRef,
        gone: observableRef,
      },
      { autoBind: true },
    );
  }

  /** Whether a reload of the page would cut a sending off; what waits is kept on the device. */
  get losesByReload(): boolean {
    return this.sending.isRunning;
  }

  /** The pictures that can become one PDF. */
  get pictures(): readonly UploadFile[] {
    return this.rows.filter(({ isPicture }) => isPicture).map(({ file }) => file);
  }

  /** Whether there is a file that can be sent somewhere. */
  get canSend(): boolean {
    return this.rows.some((row) => row.place !== undefined || this.placesFor(row).length > 0);
  }

  /** Where a file may go: a document takes one file, so that one chosen for another file is not offered. */
  placesFor(row: SharedRow): readonly SharedPlace[] {
    if (row.refused !== undefined) return [];
    const taken = new Set(this.rows.flatMap(({ place }) => (place ? [keyOfPlace(place)] : [])));
    const isFree = (one: MissingDocument): boolean =>
      !taken.has(keyOfPlace(one)) || (row.place !== undefined && keyOfPlace(one) === keyOfPlace(row.place));
    const documents = row.isForDocuments ? (this.missing.value?.documents ?? []).filter(isFree) : [];
    return [...documents, ...(row.isForCabinet ? (['cabinet'] as const) : [])];
  }

  /** Whether a file can go nowhere, which is known once the missing documents were all read. */
  hasNoPlace(row: SharedRow): boolean {
    const { value } = this.missing;
    return value !== undefined && value.failure === undefined && this.placesFor(row).length === 0;
  }

  open(): void {
    this.hasLeft = false;
    this.stopOffering();
    this.stopOffering = reaction(
      () => this.offers,
      (offers) => offers.forEach(({ row, place }) => row.choose(place)),
    );
    if (this.sending.isRunning) return;
    this.sent = [];
    this.gone = [];
    this.asked = 0;
    void this.files.reload();
    void this.missing.reload();
  }

  close(): void {
    this.hasLeft = true;
    this.stopOffering();
    this.missing.stop();
  }

  /** The customer's word for where a file belongs. */
  choose(row: SharedRow, place: SharedPlace | undefined): void {
    row.isDecided = true;
    row.choose(place);
  }

  /** Takes a PDF in place of the pictures that became its pages; they are kept on the device until it is sent. */
  usePdf(pdf: UploadFile, pages: readonly UploadFile[]): void {
    const used = this.rows.filter(({ file }) => pages.includes(file));
    const row = new SharedRow(
      used.flatMap(({ ids }) => ids),
      pdf,
      this.deps,
    );
    this.rows = [row, ...this.rows.filter((one) => !used.includes(one))];
  }

  async putAside(row: SharedRow): Promise<void> {
    this.drop(row);
    await this.deps.shared.remove(row.ids);
  }

  async putAllAside(): Promise<void> {
    if (this.sending.isRunning) return;
    const ids = this.rows.flatMap((row) => row.ids);
    this.rows = [];
    await this.deps.shared.remove(ids);
  }

  /** Sends each file that has a place, and asks for the place of the others. */
  async send(): Promise<void> {
    if (this.rows.some((row) => row.place === undefined && this.placesFor(row).length > 0)) this.asked += 1;
    if (this.rows.some(({ place }) => place !== undefined)) await this.sending.run(this.rows);
  }

  async retry(row: SharedRow): Promise<void> {
    if (row.place !== undefined) await this.sending.run([row]);
  }

  /**
   * The documents that files probably are, of the task that the customer chose for others, else of any; none while files
   * are being sent, which would send them by no press.
   */
  private get offers(): readonly { readonly row: SharedRow; readonly place: MissingDocument }[] {
    const { value } = this.missing;
    if (value === undefined || this.sending.isRunning) return [];
    const chosen = this.rows.flatMap(({ place, isDecided }) =>
      place === undefined || place === 'cabinet' ? [] : [{ place, isDecided }],
    );
    const tasks = new Set(chosen.flatMap(({ place, isDecided }) => (isDecided ? [place.task.id] : [])));
    if (tasks.size !== 1 && value.failure !== undefined) return [];
    const documents = value.documents.filter(({ task }) => tasks.size !== 1 || tasks.has(task.id));
    const rows = this.rows.filter(
      ({ place, isDecided, isForDocuments }) => place === undefined && !isDecided && isForDocuments,
    );
    const offered = offeredDocuments(
      rows.map(({ file }) => file),
      documents.map((one) => ({ id: keyOfPlace(one), name: one.document.name })),
      new Set(chosen.map(({ place }) => keyOfPlace(place))),
    );
    return rows.flatMap((row, at) => {
      const id = offered[at];
      const place = documents.find((one) => id !== undefined && isSome(id) && keyOfPlace(one) === id.value);
      return place === undefined ? [] : [{ row, place }];
    });
  }

  private async read(): Promise<Either<'Unread', number>> {
    try {
      const kept = await this.deps.shared.all();
      const known = this.rows.filter(({ ids }) => ids.every((id) => kept.some((one) => one.id === id)));
      const others = kept.filter(({ id }) => !known.some(({ ids }) => ids.includes(id)));
      const rows = others.map(async ({ id, handle }) =>
        handle instanceof File
          ? [new SharedRow([id], await this.deps.read.execute(uploadFileOf(handle)), this.deps)]
          : [],
      );
      this.keep([...known, ...(await Promise.all(rows)).flat()]);
      return right(this.rows.length);
    } catch {
      return left('Unread');
    }
  }

  private keep(rows: readonly SharedRow[]): void {
    this.rows = rows;
  }

  private async sendAll(rows: readonly SharedRow[], signal: AbortSignal): Promise<void> {
    const before = this.sent.length;
    for (const row of rows) {
      if (row.place === undefined || !this.has(row)) continue;
      const outcome = await this.deps.sendOnce.execute(
        row.ids,
        async () => !signal.aborted && this.has(row) && row.send(signal),
      );
      if (outcome === 'gone') this.tellGone(row);
      else if (outcome === 'sent') this.tellSent(row, row.place);
      // Each of the others would fail, or not begin, like this one.
      if (signal.aborted || row.isHeldUp) break;
    }
    this.tellElsewhere(rows, this.sent.length - before);
  }

  /** Whether the customer has not removed it meanwhile. */
  private has(row: SharedRow): boolean {
    return this.rows.includes(row);
  }

  private drop(row: SharedRow): void {
    row.list?.cancel();
    this.rows = this.rows.filter((one) => one !== row);
  }

  private tellGone(row: SharedRow): void {
    if (!this.has(row)) return;
    this.drop(row);
    this.gone = [...this.gone, row.file.name];
  }

  private tellSent(row: SharedRow, place: SharedPlace): void {
    this.drop(row);
    this.sent = [...this.sent, { name: row.file.name, place }];
    if (place === 'cabinet') return;
    this.deps.check.wasSent(row.file, place.task.id);
    void this.missing.reloadQuietly();
  }

  /** Tells a customer who has left before anything was sent. */
  private tellLeft(rows: readonly SharedRow[]): void {
    if (!this.hasLeft || this.isAnothers() || this.hasLoggedOut()) return;
    this.deps.notifier.failure(texts().share.left(this.toSend(rows).length), undefined);
  }

  private toSend(rows: readonly SharedRow[]): readonly SharedRow[] {
    return rows.filter((row) => row.place !== undefined && this.has(row));
  }

  /** Tells a customer who has left the page. */
  private tellElsewhere(rows: readonly SharedRow[], sent: number): void {
    if (!this.hasLeft || this.isAnothers()) return;
    const failed = this.toSend(rows).length;
    if (failed > 0) this.deps.notifier.failure(texts().share.notAllSent(failed), undefined);
    else if (sent > 0) this.deps.notifier.success(texts().share.sentElsewhere(sent));
  }
}
