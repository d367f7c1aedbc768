import { asReceived } from '../../../src/domain/received/asReceived';
import { subServiceId } from '../../../src/domain/catalogue/service';
import { quotationId } from '../../../src/domain/quotations/quotation';
import { aQuestion } from '../../domain/pricing/aQuestion';
import type { Gateways } from '../httpGateways';
import { goOn } from '../expectations';
import {
  callOf,
  type ContractDocument,
  examplesOf,
  isNode,
  nodeAt,
  responseOf,
  type Json,
} from '../../../conformance/theDocument.ts';

/** A call of one adapter. */
export type Run = (of: Gateways) => Promise<unknown>;

const MEDIA = 'application/json';

/** The values of a call's good responses in the document. */
export const goodResponses = (
  document: ContractDocument,
  method: string,
  pathname: string,
): readonly Json[] => {
  const call = callOf(document, method, pathname);
  if (call === undefined) throw new Error(`The document lacks ${method} ${pathname}.`);
  return examplesOf(document.root, nodeAt(responseOf(document.root, call, 200), 'content', MEDIA));
};

/** Requests with fields that the calls of the mutation tests leave out. */
export const furtherRuns = (document: ContractDocument): readonly Run[] => {
  const [list] = goodResponses(document, 'GET', '/api/v3/questions/16');
  const received = (Array.isArray(list) ? list : []).filter(isNode);
  const answered = received.map((fields) => ({
    question: aQuestion({ asReceived: asReceived(fields) }),
    answer: 'A',
    text: 'A',
  }));
  return [
    (of) => of.prices.price(subServiceId('16'), answered)(),
    (of) => of.quotations.submitDecision(quotationId('1'), { kind: 'deny', remarks: 'Too costly' }, goOn())(),
  ];
};
