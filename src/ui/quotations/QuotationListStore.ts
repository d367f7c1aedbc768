import { isNone } from 'fp-ts/Option';
import { makeAutoObservable } from 'mobx';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { QuotationGateway } from '../../application/ports/QuotationGateway';
import type { Quotation } from '../../domain/quotations/quotation';
import type { QuotationRequest } from '../../domain/quotations/request';
import { inFull, isIncomplete } from '../../domain/received/incomplete';
import {
  hasNoEntries,
  knownSections,
  type QuotationEntry,
  quotationSections,
  type QuotationSection,
} from '../../domain/quotations/sections';
import type { CartStore } from '../cart/CartStore';
import { Loadable } from '../state/Loadable';

/** Quotations and requests for the list page; each may fail without losing the other. */
export class QuotationListStore {
  readonly quotations: Loadable<readonly Quotation[], GatewayError>;
  readonly requests: Loadable<readonly QuotationRequest[], GatewayError>;

  constructor(deps: { readonly quotations: QuotationGateway; readonly cart: CartStore }) {
    this.quotations = new Loadable((signal) => {
      deps.cart.readAlong();
      return deps.quotations.quotations(signal)();
    });
    this.requests = new Loadable((signal) => deps.quotations.requests(signal)());
    makeAutoObservable(this, { quotations: false, requests: false }, { autoBind: true });
  }

  get isLoading(): boolean {
    return this.quotations.isLoading || this.requests.isLoading;
  }

  /** The sections whose data is known; a list that failed to load, or in part, does not count as empty. */
  get sections(): readonly QuotationSection[] {
    const sections = quotationSections(this.quotations.value ?? [], this.requests.value ?? []);
    return knownSections(sections, this.missing);
  }

  /** The list of which not everything could be read, if any (AMB-13). */
  get notInFull(): unknown {
    return [this.quotations.value, this.requests.value].find(isIncomplete);
  }

  /** Whether both lists loaded in full and are empty; then the empty text is shown once (AMB-30). */
  get isEmpty(): boolean {
    return this.missing.length === 0 && hasNoEntries(this.sections);
  }

  private get missing(): readonly QuotationEntry['kind'][] {
    return [
      ...(isNone(inFull(this.quotations.value)) ? (['quotation'] as const) : []),
      ...(isNone(inFull(this.requests.value)) ? (['request'] as const) : []),
    ];
  }

  /** Loads both lists at once, although a failure of the requests is shown only after that of the quotations. */
  open(): void {
    void this.quotations.load();
    void this.requests.load();
  }
}
