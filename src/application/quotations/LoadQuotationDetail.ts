import { type Either, isLeft, isRight, left, right } from 'fp-ts/Either';
import { isSome, type Option } from 'fp-ts/Option';
import type { DetailSubject } from '../../domain/quotations/detail';
import type { QuotationId } from '../../domain/quotations/quotation';
import { toRequestId } from '../../domain/quotations/request';
import { type GatewayError, type Reportable, reportOf } from '../ports/gatewayError';
import type { QuotationGateway } from '../ports/QuotationGateway';

/** Nothing has the id, or it could not be read (QUOT-15, QUOT-16, AMB-25). */
export type DetailFailure =
  | { readonly kind: 'DetailMissing' }
  | ({ readonly kind: 'DetailUnreadable' } & Reportable);

type Result<A> = Either<GatewayError, Option<A>>;

const holdsNothing = (result: Result<unknown>): boolean => isRight(result) || result.left.kind === 'NotFound';

const found = <A>(result: Result<A>): A | undefined =>
  isRight(result) && isSome(result.right) ? result.right.value : undefined;

/** A quotation, falling back to the request of the same id if the first call brings none (QUOT-12, AMB-28). */
export class LoadQuotationDetail {
  constructor(private readonly deps: { readonly quotations: QuotationGateway }) {}

  async execute(id: QuotationId, signal?: AbortSignal): Promise<Either<DetailFailure, DetailSubject>> {
    const first = await this.deps.quotations.quotation(id, signal)();
    const quotation = found(first);
    if (quotation !== undefined) return right({ kind: 'quotation', quotation });
    if (isLeft(first) && first.left.kind === 'Cancelled') return left({ kind: 'DetailUnreadable' });
    const second = await this.deps.quotations.requestByQuotationLink(toRequestId(id), signal)();
    const request = found(second);
    if (request !== undefined) return right({ kind: 'request', request });
    if (holdsNothing(first) && holdsNothing(second)) return left({ kind: 'DetailMissing' });
    const failed = [first, second].find((result) => !holdsNothing(result));
    return left({ kind: 'DetailUnreadable', ...(failed && isLeft(failed) ? reportOf(failed.left) : {}) });
  }
}
