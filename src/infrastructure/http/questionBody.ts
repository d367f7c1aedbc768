import { isNone } from 'fp-ts/Option';
import type { SubmittedQuestion } from '../../domain/cart/submittedService';
import type { WireRecord } from '../wire/unwrap';

/** The question's own fields and its answer (QUES-15, QUES-18); apart from the codec, which the dashboard does not load. */
export const toQuestionBody = ({ question, answer, asReceived }: SubmittedQuestion): WireRecord =>
  isNone(asReceived) ? { question, answer } : { ...asReceived.value, answer };
