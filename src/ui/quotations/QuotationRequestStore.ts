import { makeAutoObservable } from 'mobx';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { QuotationGateway } from '../../application/ports/QuotationGateway';
import { type QuotationRequest, requestId } from '../../domain/quotations/request';
import { Loadable } from '../state/Loadable';

/** One quotation request, read-only. */
export class QuotationRequestStore {
  id = requestId('');
  readonly request: Loadable<QuotationRequest, GatewayError>;

  constructor(deps: { readonly quotations: QuotationGateway }) {
    this.request = new Loadable((signal) => deps.quotations.request(this.id, signal)());
    makeAutoObservable(this, { request: false }, { autoBind: true });
  }

  open(id: string): void {
    this.id = requestId(id);
    this.request.forget();
    void this.request.load();
  }
}
