/** Customers, sign-in and program-wide settings. */
export const people: readonly string[] = [
  `create table customer (
    id int generated always as identity primary key,
    phone text not null unique,
    email text not null,
    displayname text not null,
    referral_code text,
    status text not null,
    pan text, avatar text, dob text, address text, pincode text, state text, country text,
    nationality text, bank_name text, bank_acc_num text, bank_branch text, ifsc text, swift text,
    created_at timestamptz not null
  )`,
  `create table one_time_password (
    id int generated always as identity primary key,
    phone text not null,
    code_hash text not null,
    tries int not null default 0,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index one_time_password_phone on one_time_password (phone, id desc)`,
  `create table outbox (
    id int generated always as identity primary key,
    recipient text not null,
    text text not null,
    created_at timestamptz not null
  )`,
  `create table captcha_used (signature text primary key, expires_at timestamptz not null)`,
  `create table secret (name text primary key, value text not null)`,
  `create table token (
    token_hash text primary key,
    kind text not null check (kind in ('access', 'refresh')),
    customer_id int not null references customer (id) on delete cascade,
    expires_at timestamptz not null
  )`,
  `create table idempotency (
    customer_id int not null references customer (id) on delete cascade,
    key text not null,
    fingerprint text not null,
    status int,
    body text,
    created_at timestamptz not null,
    primary key (customer_id, key)
  )`,
  `create table notification (
    id int generated always as identity primary key,
    customer_id int not null references customer (id) on delete cascade,
    title text not null,
    body text not null,
    url text, img_path text, data text,
    created_at timestamptz not null
  )`,
  `create index notification_customer on notification (customer_id)`,
  `create table blog (
    id int generated always as identity primary key,
    slug text not null unique,
    title text not null,
    category_name text not null,
    body text not null,
    created_at timestamptz not null
  )`,
];
