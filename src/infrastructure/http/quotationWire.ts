import { withoutTurning } from '../../domain/typed/direction';
import type { Option } from 'fp-ts/Option';
import * as t from 'io-ts';
import { readWhen } from '../../domain/dates/readWhen';
import { wholeDay } from '../../domain/dates/wholeDay';
import type { Paise } from '../../domain/money/money';
import { readRupees } from '../../domain/money/readRupees';
import type { AnsweredRequestQuestion } from '../../domain/quotations/answered';
import type { QuotationDecision } from '../../domain/quotations/decision';
import { namesOrService } from '../../domain/quotations/names';
import { type Quotation, quotationId, quotationStatusFromCode } from '../../domain/quotations/quotation';
import { type QuotationRequest, requestId, requestStatusFromCode } from '../../domain/quotations/request';
import { isRecord, type WireRecord } from '../wire/unwrap';
import { fromJsonText, fieldText, wireId, wireListOf, wireText } from '../wire/wireCodecs';

const answeredWire = t.type({ question: wireText, answer: t.unknown });

// A multiselect answer may come as a list.
const answerText = (answer: unknown): string => {
  if (Array.isArray(answer))
    return withoutTurning(answer.filter((part) => typeof part === 'string').join(', '));
  return typeof answer === 'string' || typeof answer === 'number' ? withoutTurning(String(answer)) : '';
};

const toAnswered = ({ question, answer }: t.TypeOf<typeof answeredWire>): AnsweredRequestQuestion => ({
  question,
  answer: answerText(answer),
});

/** A quotation of list and detail (QUOT-03); `items` (QUOT-06) and `payment` are JSON texts. */
export const quotationWire = t.type({
  id: wireId,
  status: wireText,
  items: wireListOf(t.unknown),
  service_name: wireText,
  created_at: wireText,
  expiry_date: wireText,
  expert_remarks: wireText,
  file_path: wireText,
  payment: t.unknown,
  question: wireListOf(answeredWire),
});

/** Status 1 without remarks, or status 2 with them (QUOT-18, QUOT-20). */
export const toDecisionBody = (decision: QuotationDecision): WireRecord =>
  decision.kind === 'accept' ? { status: 1 } : { status: 2, remarks: decision.remarks };

const nameOf = (item: unknown): string => {
  const name = isRecord(item) ? item['name'] : item;
  return typeof name === 'string' ? name : '';
};

// An unreadable payment leaves out the amounts, not the quotation.
const amountIn = (payment: unknown, name: 'payable' | 'gst' | 'total'): Option<Paise> => {
  const read = fromJsonText(payment);
  return readRupees(fieldText(isRecord(read) ? read[name] : undefined));
};

export const toQuotation = (wire: t.TypeOf<typeof quotationWire>): Quotation => ({
  id: quotationId(wire.id),
  status: quotationStatusFromCode(wire.status),
  names: namesOrService(wire.items.map(nameOf), wire.service_name),
  serviceName: wire.service_name.trim(),
  createdAt: readWhen(wire.created_at),
  expiresAt: wholeDay(readWhen(wire.expiry_date)),
  expertRemarks: wire.expert_remarks.trim(),
  filePath: wire.file_path.trim(),
  payable: amountIn(wire.payment, 'payable'),
  gst: amountIn(wire.payment, 'gst'),
  total: amountIn(wire.payment, 'total'),
  questions: wire.question.map(toAnswered),
});

/**
 * A request (REQ-02); its questions are a list or JSON text, under `questions` or, as a fallback, `question`
 * (QUOT-14).
 */
export const requestWire = t.type({
  id: wireId,
  service_name: wireText,
  status: wireText,
  created_at: wireText,
  questions: wireListOf(answeredWire),
  question: wireListOf(answeredWire),
});

export const toRequest = (wire: t.TypeOf<typeof requestWire>): QuotationRequest => {
  const questions = wire.questions.length > 0 ? wire.questions : wire.question;
  return {
    id: requestId(wire.id),
    serviceName: wire.service_name.trim(),
    status: requestStatusFromCode(wire.status),
    createdAt: readWhen(wire.created_at),
    questions: questions.map(toAnswered),
  };
};
