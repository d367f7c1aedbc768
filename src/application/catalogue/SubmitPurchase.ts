import { type Either, isLeft } from 'fp-ts/Either';
import type { Submission } from '../../domain/catalogue/proceed';
import type { Analytics } from '../ports/Analytics';
import type { GatewayError } from '../ports/gatewayError';
import { isOutcomeUnknown } from '../ports/outcomeUnknown';
import type { IdempotencyKeys } from '../ports/IdempotencyKeys';
import type { PurchaseGateway } from '../ports/PurchaseGateway';
import { SharedCalls } from '../waiting/SharedCalls';

type Result = Promise<Either<GatewayError, void>>;

/** Adds to the cart or requests a quotation, as the submission says; analytics tracks only additions (ANLY-04, AMB-48). */
export class SubmitPurchase {
  /** The keys of submissions with an unknown outcome, by content. */
  private readonly unclear = new Map<string, string>();
  /** Submissions under way, by content. */
  private readonly underWay = new SharedCalls<GatewayError, void>();

  constructor(
    private readonly deps: {
      readonly purchases: PurchaseGateway;
      readonly analytics: Analytics;
      readonly keys: IdempotencyKeys;
    },
  ) {}

  /**
   * The same submission joins the one under way, from any screen; after a lost response or a stopped call it is sent
   * again with the same key. Either way it is made only once.
   */
  async execute(submission: Submission, signal?: AbortSignal): Result {
    const content = JSON.stringify(submission);
    return this.underWay.ask(content, (shared) => this.submit(submission, content, shared), signal);
  }

  private async submit(submission: Submission, content: string, signal?: AbortSignal): Result {
    const key = this.unclear.get(content) ?? this.deps.keys.next();
    const result = await this.send(submission, key, signal);
    // A refused repetition says nothing about the call before it.
    if (!isLeft(result)) this.unclear.delete(content);
    else if (isOutcomeUnknown(result.left)) this.unclear.set(content, key);
    return result;
  }

  private async send({ kind, line }: Submission, key: string, signal?: AbortSignal): Result {
    if (kind === 'requestQuotation') return this.deps.purchases.requestQuotation(line, key, signal)();
    const added = await this.deps.purchases.addToCart(line, key, signal)();
    if (!isLeft(added)) this.deps.analytics.track('Item Added to Cart', { service_id: line.serviceId });
    return added;
  }
}
