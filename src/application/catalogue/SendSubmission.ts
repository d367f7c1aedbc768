import { type Either, isLeft } from 'fp-ts/Either';
import type { Submission } from '../../domain/catalogue/proceed';
import type { Analytics } from '../ports/Analytics';
import type { GatewayError } from '../ports/gatewayError';
import type { IdempotencyKeys } from '../ports/IdempotencyKeys';
import type { SubmissionGateway } from '../ports/SubmissionGateway';
import { SharedCalls } from '../waiting/SharedCalls';
import { UnclearWrites } from '../waiting/UnclearWrites';

type Result = Promise<Either<GatewayError, void>>;

/** Adds to the cart or requests a quotation, as the submission says; analytics tracks only additions (ANLY-04, AMB-48). */
export class SendSubmission {
  /** Submissions under way, by content. */
  private readonly underWay = new SharedCalls<GatewayError, void>();
  private additions: UnclearWrites<string>;
  private readonly requests: UnclearWrites<string>;

  constructor(
    private readonly deps: {
      readonly submissions: SubmissionGateway;
      readonly analytics: Analytics;
      readonly keys: IdempotencyKeys;
    },
  ) {
    this.additions = this.noneUnclear();
    this.requests = this.noneUnclear();
  }

  /**
   * The same submission joins the one under way, from any screen; after a lost response or a stopped call it is sent
   * again with the same key. Either way it is made only once.
   */
  async execute(submission: Submission, signal?: AbortSignal): Result {
    const content = JSON.stringify(submission);
    const writes = submission.kind === 'addToCart' ? this.additions : this.requests;
    const submit = (shared: AbortSignal): Result =>
      writes.send(content, (key) => this.send(submission, key, shared));
    return this.underWay.ask(content, submit, signal);
  }

  /** Called once the customer has changed the cart, having seen it: no later addition repeats one whose response was lost. */
  forgetUnclear(): void {
    this.additions = this.noneUnclear();
  }

  private noneUnclear(): UnclearWrites<string> {
    return new UnclearWrites({ keys: this.deps.keys, unclear: new Map() });
  }

  private async send({ kind, line }: Submission, key: string, signal: AbortSignal): Result {
    if (kind === 'requestQuotation') return this.deps.submissions.requestQuotation(line, key, signal)();
    const added = await this.deps.submissions.addToCart(line, key, signal)();
    if (!isLeft(added)) this.deps.analytics.track('Item Added to Cart', { service_id: line.serviceId });
    return added;
  }
}
