import { type Either, map, right } from 'fp-ts/Either';
import { isSome } from 'fp-ts/Option';
import { makeAutoObservable } from 'mobx';
import type { PreviewRefused, ReadPreview } from '../../application/documents/ReadPreview';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { QuotationGateway } from '../../application/ports/QuotationGateway';
import { type Preview, previewKindOf } from '../../domain/documents/preview';
import { answersBehind } from '../../domain/quotations/kit';
import type { Quotation } from '../../domain/quotations/quotation';
import type { AnsweredRequestQuestion } from '../../domain/quotations/answered';
import { Loadable } from '../state/Loadable';

type Answers = readonly AnsweredRequestQuestion[];

export interface QuotationKitDependencies {
  readonly quotations: QuotationGateway;
  readonly readPreview: ReadPreview;
}

/** What helps to decide beside the quotation itself. A part that cannot be had is left out, without a word. */
export class QuotationKitStore {
  readonly answers: Loadable<Answers, GatewayError>;
  readonly preview: Loadable<Preview, PreviewRefused>;
  private quotation: Quotation | undefined = undefined;
  private showsPdf = false;

  constructor(private readonly deps: QuotationKitDependencies) {
    // Read again with the quotation that they belong to.
    this.answers = new Loadable((signal) => this.readAnswers(signal), { hasWords: false });
    this.preview = new Loadable(
      (signal) =>
        deps.readPreview.execute({ path: this.quotation?.filePath ?? '', showsPdf: this.showsPdf }, signal),
      { hasWords: false },
    );
    makeAutoObservable<this, 'deps' | 'quotation' | 'showsPdf'>(
      this,
      { deps: false, quotation: false, showsPdf: false, answers: false, preview: false },
      { autoBind: true },
    );
  }

  /** Reads what goes with a quotation; what stands there of one that was read again stays until then, and its file for good (HOME-05). */
  open(quotation: Quotation, showsPdf: boolean): void {
    if (quotation.id !== this.quotation?.id) this.close();
    const isSameFile = quotation.filePath === this.quotation?.filePath;
    this.quotation = quotation;
    this.showsPdf = showsPdf;
    void (this.answers.value === undefined ? this.answers.reload() : this.answers.reloadQuietly());
    if (isSameFile) return;
    this.preview.forget();
    if (isSome(previewKindOf(quotation.filePath, showsPdf))) void this.preview.load();
  }

  /** Nobody waits for the parts any more. */
  close(): void {
    this.quotation = undefined;
    this.answers.forget();
    this.preview.forget();
  }

  private async readAnswers(signal: AbortSignal): Promise<Either<GatewayError, Answers>> {
    const { quotation } = this;
    if (quotation === undefined) return right([]);
    const own = answersBehind(quotation, []);
    if (own.length > 0) return right(own);
    const requests = await this.deps.quotations.requests(signal)();
    return map((found: Parameters<typeof answersBehind>[1]) => answersBehind(quotation, found))(requests);
  }
}
