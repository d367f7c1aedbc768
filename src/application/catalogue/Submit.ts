import { type Either, isLeft } from 'fp-ts/Either';
import type { Submission } from '../../domain/catalogue/proceed';
import type { Analytics } from '../ports/Analytics';
import type { Cancellation } from '../ports/Cancellation';
import { type GatewayError, mayHaveHappened } from '../ports/gatewayError';
import type { KeyMaker } from '../ports/KeyMaker';
import type { PurchaseGateway } from '../ports/PurchaseGateway';

/** A submission of which nobody knows whether it arrived. */
interface Unclear {
  readonly content: string;
  readonly key: string;
}

/** Adds to the cart or requests a quotation, as the submission says; only an addition is told to analytics (AMB-48). */
export class Submit {
  private unclear: Unclear | undefined = undefined;

  constructor(
    private readonly purchases: PurchaseGateway,
    private readonly analytics: Analytics,
    private readonly keys: KeyMaker,
  ) {}

  /** After a lost or stopped answer the same submission is sent with the same key, so that it is not made twice. */
  async execute(submission: Submission, wish?: Cancellation): Promise<Either<GatewayError, void>> {
    const content = JSON.stringify(submission);
    const key = this.unclear?.content === content ? this.unclear.key : this.keys.fresh();
    const answer = await this.send(submission, key, wish);
    this.unclear = isLeft(answer) && mayHaveHappened(answer.left) ? { content, key } : undefined;
    return answer;
  }

  private async send(
    { kind, line }: Submission,
    key: string,
    wish?: Cancellation,
  ): Promise<Either<GatewayError, void>> {
    if (kind === 'requestQuotation') return this.purchases.requestQuotation(line, key, wish)();
    const added = await this.purchases.addToCart(line, key, wish)();
    if (!isLeft(added)) this.analytics.track('Item Added to Cart', { service_id: line.serviceId });
    return added;
  }
}
