import type { Selectable } from 'kysely';
import type { PriceRuleTable, SubServiceTable } from '../database/tables/catalogue';
import type { Db } from '../context';
import { notFound, Refusal } from '../http/refusal';
import { type Answers, choicesIn, completeAnswers } from './answers';

export type SubService = Selectable<SubServiceTable>;
type Rule = Selectable<PriceRuleTable>;

/** Either an amount in whole paise, or a price that an expert must quote. */
export type Price =
  | { readonly action: 'ADD TO CART'; readonly paise: number }
  | { readonly action: 'GET QUOTE' };

/** The sub-service with that id; refuses with 404 when there is none. */
export const findSubService = async (db: Db, id: number): Promise<SubService> => {
  const found = await db.selectFrom('sub_service').selectAll().where('id', '=', id).executeTakeFirst();
  if (found === undefined) throw notFound('Sub-service');
  return found;
};

const inRange = (rule: Rule, value: number): boolean =>
  value >= (rule.from_number ?? 0) && value <= (rule.to_number ?? Number.MAX_SAFE_INTEGER);

const applies = (rule: Rule, answers: Answers): boolean => {
  const answer = answers.get(rule.question_id);
  if (answer === undefined) return false;
  return rule.option_value === null
    ? inRange(rule, Number(answer))
    : choicesIn(answer).includes(rule.option_value);
};

/** The amount that an applicable rule adds: once, or for each unit from its first number on. */
const amountOf = (rule: Rule, answers: Answers): number => {
  if (rule.kind !== 'each') return rule.amount_paise;
  const units = Number(answers.get(rule.question_id)) - (rule.from_number ?? 1) + 1;
  return rule.amount_paise * units;
};

const LARGEST_PRICE = 1_000_000_000;

/**
 * The price of a sub-service for these answers, by the rules in the database. Refuses invalid answers with
 * 422.
 */
export const priceOf = async (db: Db, service: SubService, list: unknown): Promise<Price> => {
  const questions = await db
    .selectFrom('question')
    .selectAll()
    .where('sub_service_id', '=', service.id)
    .orderBy('sorting_id')
    .execute();
  const answers = completeAnswers(questions, list);
  const rules = await db
    .selectFrom('price_rule')
    .selectAll()
    .where('sub_service_id', '=', service.id)
    .execute();
  const applying = rules.filter((rule) => applies(rule, answers));
  const byExpert = service.pricing_model !== 'questions' || applying.some((rule) => rule.kind === 'quote');
  if (byExpert) return { action: 'GET QUOTE' };
  const paise = applying.reduce((sum, rule) => sum + amountOf(rule, answers), service.base_price_paise);
  if (paise > LARGEST_PRICE) throw new Refusal(422, 'These numbers are too large for an online price.');
  return { action: 'ADD TO CART', paise };
};
