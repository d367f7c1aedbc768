import { type Either, isLeft } from 'fp-ts/Either';
import { makeAutoObservable } from 'mobx';
import type { DownloadFile } from '../../application/documents/DownloadFile';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { Notifier } from '../../application/ports/Notifier';
import type { Reloader } from '../../application/ports/Reloader';
import type { Timer } from '../../application/ports/Timer';
import type { AcceptQuotation } from '../../application/quotations/AcceptQuotation';
import type { DenyQuotation } from '../../application/quotations/DenyQuotation';
import type { DetailFailure, LoadQuotationDetail } from '../../application/quotations/LoadQuotationDetail';
import type { DetailSubject } from '../../domain/quotations/detail';
import { VERDICT_RELOAD_MS } from '../../domain/quotations/limits';
import type { Quotation } from '../../domain/quotations/quotation';
import { canDeny, type VerdictRefused } from '../../domain/quotations/verdict';
import { Command } from '../state/Command';
import { Loadable } from '../state/Loadable';
import { quotationTexts } from '../texts/quotationTexts';
import { verdictFailureText } from './quotationErrorText';

export interface QuotationPieces {
  readonly loadDetail: LoadQuotationDetail;
  readonly accept: AcceptQuotation;
  readonly deny: DenyQuotation;
  readonly download: DownloadFile;
  readonly notifier: Notifier;
  readonly timer: Timer;
  readonly reloader: Reloader;
}

type Decision = (quotation: Quotation) => Promise<Either<VerdictRefused | GatewayError, string>>;

/** One quotation and its decision: one change at a time, then a message, then the page anew (section 4). */
export class QuotationStore {
  id = '';
  remarks = '';
  isDenying = false;
  /** After success nothing more can be changed until the page has reloaded. */
  isDecided = false;
  readonly detail: Loadable<DetailSubject, DetailFailure>;
  readonly deciding: Command<readonly [Decision, string]>;
  readonly downloading: Command<readonly [string]>;

  constructor(private readonly pieces: QuotationPieces) {
    this.detail = new Loadable(() => pieces.loadDetail.execute(this.id));
    this.deciding = new Command((decision, success) => this.decide(decision, success));
    this.downloading = new Command((filePath) => this.download(filePath));
    makeAutoObservable<this, 'pieces'>(
      this,
      { pieces: false, detail: false, deciding: false, downloading: false },
      { autoBind: true },
    );
  }

  get isBusy(): boolean {
    return this.deciding.isRunning || this.isDecided;
  }

  get quotation(): Quotation | undefined {
    const subject = this.detail.value;
    return subject?.kind === 'quotation' ? subject.quotation : undefined;
  }

  get canSubmitRejection(): boolean {
    return this.quotation !== undefined && canDeny(this.quotation, this.remarks) && !this.isBusy;
  }

  open(id: string): void {
    this.id = id;
    this.detail.forget();
    void this.detail.load();
  }

  startDenying(): void {
    this.isDenying = true;
  }

  /** What was typed stays for the next try. */
  stopDenying(): void {
    this.isDenying = false;
  }

  typeRemarks(remarks: string): void {
    this.remarks = remarks;
  }

  accept(): Promise<void> {
    return this.deciding.run((quotation) => this.pieces.accept.execute(quotation), quotationTexts.accepted);
  }

  deny(): Promise<void> {
    return this.deciding.run(
      (quotation) => this.pieces.deny.execute(quotation, this.remarks),
      quotationTexts.denied,
    );
  }

  private async decide(decision: Decision, success: string): Promise<void> {
    if (this.quotation === undefined || this.isDecided) return;
    const answer = await decision(this.quotation);
    if (isLeft(answer)) {
      this.pieces.notifier.failure(verdictFailureText(answer.left));
      return;
    }
    this.pieces.notifier.success(answer.right === '' ? success : answer.right);
    this.finish();
  }

  private finish(): void {
    this.isDecided = true;
    this.isDenying = false;
    this.pieces.timer.after(VERDICT_RELOAD_MS, () => this.pieces.reloader.reload());
  }

  private async download(filePath: string): Promise<void> {
    const answer = await this.pieces.download.execute(filePath);
    if (isLeft(answer)) this.pieces.notifier.failure(quotationTexts.linkMissing);
  }
}
