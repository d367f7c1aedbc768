import type { Db } from '../context';
import { type Body, wholeNumber } from '../http/fields';
import { englishQuestion } from '../hindi/words';
import { Refusal } from '../http/refusal';
import { paiseFrom } from '../money/paise';
import { findSubService, priceOf, type SubService } from '../pricing/price';
import { answeredIn, questionsIn } from '../pricing/questionList';

export const FREE_AMOUNT_SERVICE = 162;
const LARGEST_QTY = 99;
/** One crore rupees in whole paise; with GST added it still fits an order's columns. */
export const LARGEST_AMOUNT = 1_000_000_000;

/** One requested service, validated and priced by the sandbox. */
export type PurchaseInput = {
  readonly service: SubService;
  readonly qty: number;
  readonly tat: number;
  /** JSON text of the questions and their answers. */
  readonly questions: string;
};

type Asked = ReturnType<typeof questionsIn>[number];

/** An option of JSON text with a label, as the catalogue writes it in Hindi. */
const LABELLED = /\{"value":("(?:[^"\\]|\\.)*"),"label":"(?:[^"\\]|\\.)*"\}/g;

const inEnglishOf = (key: string, value: unknown): unknown => {
  if (key === 'answer' || typeof value !== 'string') return value;
  return key === 'options' ? value.replaceAll(LABELLED, '$1') : englishQuestion(value);
};

/** As the catalogue stores it, for the expert reads it; the answer stays as it was given. */
const inEnglish = (asked: Asked): Asked =>
  Object.fromEntries(Object.entries(asked).map(([key, value]) => [key, inEnglishOf(key, value)]));

/**
 * Reads the payload of add-to-cart (SERV-23). Refuses an unknown service with 404 and invalid numbers with
 * 422.
 */
export const purchaseIn = async (db: Db, body: Body): Promise<PurchaseInput> => {
  const service = await findSubService(db, wholeNumber(body, { key: 'service_id', name: 'Service' }));
  const questions = JSON.stringify(answeredIn(body['questions']).map(inEnglish));
  const qty = body['qty'] === undefined ? 1 : wholeNumber(body, { key: 'qty', name: 'Quantity' });
  if (qty < 1 || qty > LARGEST_QTY) throw new Refusal(422, `Quantity must be from 1 to ${LARGEST_QTY}.`);
  const tat = body['tat'] === undefined ? 5 : wholeNumber(body, { key: 'tat', name: 'Turnaround time' });
  return { service, qty, tat: Math.min(tat, 365), questions };
};

const freeAmount = (body: Body): number => {
  const paise = paiseFrom(body['amount']);
  if (paise === null || paise <= 0) throw new Refusal(422, 'The amount must be more than zero rupees.');
  if (paise > LARGEST_AMOUNT) throw new Refusal(422, 'The amount may be at most one crore rupees.');
  const answer = questionsIn(body['questions'])[0]?.['answer'];
  if (typeof answer !== 'string' || answer.trim() === '')
    throw new Refusal(422, 'The purpose of payment is required.');
  return paise;
};

const needsQuotation = (): Refusal =>
  new Refusal(422, 'This service has no online price. Please ask for a quotation.');

/**
 * The price of one unit in whole paise. The client's amount is used only for the free-amount payment
 * (SERV-34).
 */
export const unitPrice = async (db: Db, purchase: PurchaseInput, body: Body): Promise<number> => {
  const { service } = purchase;
  if (service.id === FREE_AMOUNT_SERVICE) return freeAmount(body);
  if (service.pricing_model === 'fixed') return service.base_price_paise;
  if (service.pricing_model !== 'questions') throw needsQuotation();
  const price = await priceOf(db, service, questionsIn(body['questions']));
  if (price.action === 'GET QUOTE') throw needsQuotation();
  return price.paise;
};
