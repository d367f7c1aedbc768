import type { GeneratedAlways } from 'kysely';
import type { Instant, OptionalInstant, OptionalText } from './columns';

export type CustomerTable = {
  id: GeneratedAlways<number>;
  phone: string;
  email: string;
  displayname: string;
  referral_code: OptionalText;
  status: string;
  pan: OptionalText;
  avatar: OptionalText;
  dob: OptionalText;
  address: OptionalText;
  pincode: OptionalText;
  state: OptionalText;
  country: OptionalText;
  nationality: OptionalText;
  bank_name: OptionalText;
  bank_acc_num: OptionalText;
  bank_branch: OptionalText;
  ifsc: OptionalText;
  swift: OptionalText;
  created_at: Instant;
};

export type OneTimePasswordTable = {
  id: GeneratedAlways<number>;
  phone: string;
  code_hash: string;
  visitor: string;
  created_at: Instant;
  expires_at: Instant;
  used_at: OptionalInstant;
  used_by: OptionalText;
};

export type OtpGuessTable = { id: GeneratedAlways<number>; code_id: number; visitor: string };

export type VisitTable = { visitor: string; call: string; calls: number; ends_at: Instant };

export type OutboxTable = {
  id: GeneratedAlways<number>;
  recipient: string;
  text: string;
  created_at: Instant;
};

export type CaptchaUsedTable = { signature: string; expires_at: Instant };

export type SecretTable = { name: string; value: string };

export type TokenTable = {
  token_hash: string;
  kind: 'access' | 'refresh';
  customer_id: number;
  expires_at: Instant;
};

export type IdempotencyTable = {
  customer_id: number;
  key: string;
  fingerprint: string;
  status: number | null;
  body: OptionalText;
  created_at: Instant;
};

export type NotificationTable = {
  id: GeneratedAlways<number>;
  customer_id: number;
  title: string;
  body: string;
  url: OptionalText;
  img_path: OptionalText;
  data: OptionalText;
  created_at: Instant;
};

export type BlogTable = {
  id: GeneratedAlways<number>;
  slug: string;
  title: string;
  category_name: string;
  body: string;
  created_at: Instant;
};
