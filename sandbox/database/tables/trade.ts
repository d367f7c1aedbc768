import type { GeneratedAlways } from 'kysely';
import type { Instant, OptionalInstant, OptionalText } from './columns';

export type CartTable = { customer_id: number; discount_code: string | null };

export type CartLineTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  sub_service_id: number;
  service_name: string;
  qty: number;
  amount_paise: number;
  advance_percent: number;
  questions: string;
  frequency: string;
  tat: number;
  pricing_model: string;
  type: string;
  quotation_id: number | null;
  created_at: Instant;
};

/** `refund_due`: paid, but its content was already bought with another order. */
type PaymentStatus = 'pending' | 'success' | 'failed' | 'refund_due';

export type OrderTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  payment_status: PaymentStatus;
  created_at: Instant;
  paid_at: OptionalInstant;
  sub_total_paise: number;
  discount_paise: number;
  gst_paise: number;
  total_paise: number;
  advance_paise: number;
  payable_paise: number;
  discount_code: string;
  full_name: string;
  phone: string;
  email: string;
  gstin: string;
  billing_address: string;
  billing_locality: string;
  billing_state: string;
  billing_zip_code: string;
  billing_country: string;
  payment_gateway: string;
  gateway_reference: OptionalText;
  invoice_path: OptionalText;
};

export type OrderLineTable = {
  id: GeneratedAlways<number>;
  order_id: number;
  sub_service_id: number;
  service_name: string;
  qty: number;
  amount_paise: number;
  questions: string;
  quotation_id: number | null;
  cart_line_id: number | null;
};

export type GatewayPaymentTable = {
  id: string;
  /** JSON text: the fields as posted. */
  fields: string;
  txnid: string;
  state: 'open' | 'success' | 'failure' | 'cancelled';
  created_at: Instant;
};

export type QuotationRequestTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  sub_service_id: number;
  service_name: string;
  status: number;
  questions: string;
  created_at: Instant;
};

export type QuotationTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  request_id: number | null;
  sub_service_id: number;
  status: number;
  items: string;
  service_name: string;
  created_at: Instant;
  expiry_date: Instant;
  expert_remarks: OptionalText;
  file_path: OptionalText;
  amount_paise: number;
  decision_remarks: OptionalText;
};
