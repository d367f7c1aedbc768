/** Cart, quotations, orders and the gateway's own record of payments. */
export const trade: readonly string[] = [
  `create table cart (
    customer_id int primary key references customer (id) on delete cascade,
    discount_code text
  )`,
  `create table quotation_request (
    id int generated always as identity primary key,
    customer_id int not null references customer (id) on delete cascade,
    sub_service_id int not null references sub_service (id),
    service_name text not null,
    status int not null,
    questions text not null,
    created_at timestamptz not null
  )`,
  `create table quotation (
    id int generated always as identity primary key,
    customer_id int not null references customer (id) on delete cascade,
    request_id int references quotation_request (id),
    sub_service_id int not null references sub_service (id),
    status int not null,
    items text not null,
    service_name text not null,
    created_at timestamptz not null,
    expiry_date timestamptz not null,
    expert_remarks text, file_path text,
    amount_paise int not null check (amount_paise >= 0),
    decision_remarks text
  )`,
  `create table cart_line (
    id int generated always as identity primary key,
    customer_id int not null references customer (id) on delete cascade,
    sub_service_id int not null references sub_service (id),
    service_name text not null,
    qty int not null check (qty > 0),
    amount_paise int not null check (amount_paise > 0),
    advance_percent int not null,
    questions text not null,
    frequency text not null,
    tat int not null,
    pricing_model text not null,
    type text not null,
    quotation_id int references quotation (id),
    created_at timestamptz not null
  )`,
  `create table customer_order (
    id int generated always as identity (start with 100001) primary key,
    customer_id int not null references customer (id) on delete cascade,
    payment_status text not null check (payment_status in ('pending', 'success', 'failed')),
    created_at timestamptz not null,
    paid_at timestamptz,
    sub_total_paise int not null, discount_paise int not null, gst_paise int not null,
    total_paise int not null, advance_paise int not null, payable_paise int not null,
    discount_code text not null,
    full_name text not null, phone text not null, email text not null, gstin text not null,
    billing_address text not null, billing_locality text not null, billing_state text not null,
    billing_zip_code text not null, billing_country text not null,
    payment_gateway text not null,
    gateway_reference text, invoice_path text
  )`,
  `create table order_line (
    id int generated always as identity primary key,
    order_id int not null references customer_order (id) on delete cascade,
    sub_service_id int not null references sub_service (id),
    service_name text not null,
    qty int not null,
    amount_paise int not null,
    questions text not null,
    quotation_id int references quotation (id),
    cart_line_id int
  )`,
  `create table gateway_payment (
    id text primary key,
    fields text not null,
    txnid text not null,
    state text not null check (state in ('open', 'success', 'failure', 'cancelled')),
    created_at timestamptz not null
  )`,
  `create unique index gateway_paid_once on gateway_payment (txnid) where state = 'success'`,
];
