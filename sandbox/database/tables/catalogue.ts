import type { GeneratedAlways } from 'kysely';
import type { OptionalInstant, OptionalText } from './columns';

export type ServiceTable = { id: number; name: string; icon: string; position: number };

export type SubServiceTable = {
  id: number;
  service_id: number;
  name: string;
  tag: string | null;
  description: string;
  terms_and_conditions: string;
  pricing_model: string;
  base_price_paise: number;
  /** Share of the price that is due with the order, in percent. */
  advance_percent: number;
  type: string;
  content: string | null;
  frequency: string;
  /** JSON text: name, percentage and days of each tracking step. */
  steps: string;
  /** JSON text: names of the required documents. */
  documents: string;
};

export type FaqTable = {
  id: GeneratedAlways<number>;
  sub_service_id: number;
  title: string;
  content: string;
};

export type QuestionTable = {
  id: number;
  sub_service_id: number;
  question: string;
  question_type: string;
  enabled: boolean;
  sorting_id: number;
  /** JSON texts. */
  options: string | null;
  hint: string | null;
  show_if: string | null;
};

export type PriceRuleTable = {
  id: GeneratedAlways<number>;
  sub_service_id: number;
  question_id: number;
  kind: 'option' | 'each' | 'slab' | 'quote';
  option_value: OptionalText;
  from_number: number | null;
  to_number: number | null;
  amount_paise: number;
};

export type DiscountCodeTable = {
  code: string;
  percent: number;
  flat_paise: number;
  minimum_paise: number;
  expires_at: OptionalInstant;
};
