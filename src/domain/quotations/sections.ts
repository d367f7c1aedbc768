import type { Quotation, QuotationStatus } from './quotation';
import type { QuotationRequest, RequestStatus } from './request';

/** The six sections of the quotation list (QUOT-01). */
export type SectionKind = 'pending' | 'accepted' | 'expired' | 'requested' | 'used' | 'rejected';

/** What a section lists: a quotation opens /quotation/{id}, a request /quotations/{id} (AMB-28). */
export type QuotationEntry =
  | { readonly kind: 'quotation'; readonly quotation: Quotation }
  | { readonly kind: 'request'; readonly request: QuotationRequest };

export interface QuotationSection {
  readonly kind: SectionKind;
  readonly entries: readonly QuotationEntry[];
}

const order: readonly SectionKind[] = ['pending', 'accepted', 'expired', 'requested', 'used', 'rejected'];

/** Paid quotations are listed as used, cancelled ones as rejected; unknown statuses have no section (AMB-27). */
const quotationSection: Readonly<Record<QuotationStatus, SectionKind | null>> = {
  pending: 'pending',
  accepted: 'accepted',
  rejected: 'rejected',
  paid: 'used',
  cancelled: 'rejected',
  expired: 'expired',
  unknown: null,
};

const requestSection: Readonly<Record<RequestStatus, SectionKind | null>> = {
  inProgress: 'requested',
  used: 'used',
  denied: 'rejected',
  unknown: null,
};

const sectionOf = (entry: QuotationEntry): SectionKind | null =>
  entry.kind === 'quotation'
    ? quotationSection[entry.quotation.status]
    : requestSection[entry.request.status];

/** The six sections, each with its entries in the order given, quotations before requests (QUOT-01, REQ-05). */
export const quotationSections = (
  quotations: readonly Quotation[],
  requests: readonly QuotationRequest[],
): readonly QuotationSection[] => {
  const entries: readonly QuotationEntry[] = [
    ...quotations.map((quotation) => ({ kind: 'quotation', quotation }) as const),
    ...requests.map((request) => ({ kind: 'request', request }) as const),
  ];
  return order.map((kind) => ({ kind, entries: entries.filter((entry) => sectionOf(entry) === kind) }));
};

/** Which of the two lists a section's entries come from. */
const sources: Readonly<Record<SectionKind, readonly QuotationEntry['kind'][]>> = {
  pending: ['quotation'],
  accepted: ['quotation'],
  expired: ['quotation'],
  requested: ['request'],
  used: ['quotation', 'request'],
  rejected: ['quotation', 'request'],
};

/**
 * The sections to show while one of the lists is missing: those with entries, and those that are known to be empty. The
 * failure's own text stands for the rest (AMB-30).
 */
export const knownSections = (
  sections: readonly QuotationSection[],
  missing: readonly QuotationEntry['kind'][],
): readonly QuotationSection[] =>
  sections.filter(
    ({ kind, entries }) => entries.length > 0 || !sources[kind].some((source) => missing.includes(source)),
  );

/** Whether no section lists anything: then the empty text is shown once (AMB-30). */
export const hasNoEntries = (sections: readonly QuotationSection[]): boolean =>
  sections.every((section) => section.entries.length === 0);
