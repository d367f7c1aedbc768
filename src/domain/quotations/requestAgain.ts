import { questionsPath, subServicePath } from '../catalogue/paths';
import { asksQuestions } from '../catalogue/proceed';
import { isSameService } from '../catalogue/sameService';
import type { Service, SubService } from '../catalogue/service';
import type { Quotation, QuotationStatus } from './quotation';
import type { RequestStatus } from './request';
import type { QuotationEntry } from './sections';

/** Where a customer asks for the same again: the service's own page, or a person. */
export type RequestAgain = { readonly kind: 'page'; readonly path: string } | { readonly kind: 'chat' };

const quotationsOver: ReadonlySet<QuotationStatus> = new Set(['rejected', 'cancelled', 'expired']);
const requestsOver: ReadonlySet<RequestStatus> = new Set(['denied']);

/** Whether an offer or a request came to nothing, so that the customer may want another. */
export const canRequestAgain = (entry: QuotationEntry): boolean =>
  entry.kind === 'quotation'
    ? quotationsOver.has(entry.quotation.status)
    : requestsOver.has(entry.request.status);

/** A quotation for several services is no single service's, unless the catalogue names them together. */
const namesOf = ({ serviceName, names }: Pick<Quotation, 'serviceName' | 'names'>): readonly string[] =>
  names.length > 1 ? [serviceName] : [serviceName, ...names];

const offeredNames = (entry: QuotationEntry): readonly string[] =>
  entry.kind === 'quotation' ? namesOf(entry.quotation) : [entry.request.serviceName];

const pathOf = (subService: SubService): string =>
  asksQuestions(subService.pricingModel) ? questionsPath(subService) : subServicePath(subService.id);

/**
 * The question flow of the service that was asked for, or its page where it asks none; the chat where the catalogue does
 * not name the service.
 */
export const requestAgain = (entry: QuotationEntry, services: readonly Service[]): RequestAgain => {
  const offered = offeredNames(entry);
  const found = services
    .flatMap(({ subServices }) => subServices)
    .find(({ name }) => offered.some((one) => isSameService(one, name)));
  return found === undefined ? { kind: 'chat' } : { kind: 'page', path: pathOf(found) };
};
