import type { Transaction } from 'kysely';
import type {
  DiscountCodeTable,
  FaqTable,
  PriceRuleTable,
  QuestionTable,
  ServiceTable,
  SubServiceTable,
} from './tables/catalogue';
import type {
  BlogTable,
  CaptchaUsedTable,
  CustomerTable,
  IdempotencyTable,
  NotificationTable,
  OneTimePasswordTable,
  OtpGuessTable,
  OutboxTable,
  SecretTable,
  TokenTable,
  VisitTable,
} from './tables/people';
import type {
  CartLineTable,
  CartTable,
  GatewayPaymentTable,
  OrderLineTable,
  OrderTable,
  QuotationRequestTable,
  QuotationTable,
} from './tables/trade';
import type {
  FileChunkTable,
  StepLogTable,
  StoredFileTable,
  TaskDocumentTable,
  TaskTable,
  TrackingStepTable,
} from './tables/work';

/** Every table of the sandbox. */
export type Tables = {
  customer: CustomerTable;
  one_time_password: OneTimePasswordTable;
  otp_guess: OtpGuessTable;
  visit: VisitTable;
  outbox: OutboxTable;
  captcha_used: CaptchaUsedTable;
  secret: SecretTable;
  token: TokenTable;
  idempotency: IdempotencyTable;
  service: ServiceTable;
  sub_service: SubServiceTable;
  faq: FaqTable;
  question: QuestionTable;
  price_rule: PriceRuleTable;
  cart: CartTable;
  cart_line: CartLineTable;
  discount_code: DiscountCodeTable;
  customer_order: OrderTable;
  order_line: OrderLineTable;
  gateway_payment: GatewayPaymentTable;
  quotation_request: QuotationRequestTable;
  quotation: QuotationTable;
  task: TaskTable;
  tracking_step: TrackingStepTable;
  step_log: StepLogTable;
  task_document: TaskDocumentTable;
  stored_file: StoredFileTable;
  file_chunk: FileChunkTable;
  notification: NotificationTable;
  blog: BlogTable;
};

/** A transaction on the sandbox's tables. */
export type Trx = Transaction<Tables>;
