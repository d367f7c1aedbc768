/** Services, their questions and the rules that price them. */
export const catalogue: readonly string[] = [
  `create table service (
    id int primary key, name text not null, icon text not null, position int not null
  )`,
  `create table sub_service (
    id int primary key,
    service_id int not null references service (id),
    name text not null,
    tag text,
    description text not null,
    terms_and_conditions text not null,
    pricing_model text not null,
    base_price_paise int not null check (base_price_paise >= 0),
    advance_percent int not null check (advance_percent between 1 and 100),
    type text not null,
    content text,
    steps text not null,
    documents text not null
  )`,
  `create table faq (
    id int generated always as identity primary key,
    sub_service_id int not null references sub_service (id),
    title text not null,
    content text not null
  )`,
  `create table question (
    id int primary key,
    sub_service_id int not null references sub_service (id),
    question text not null,
    question_type text not null,
    enabled boolean not null,
    sorting_id int not null,
    options text, hint text, show_if text
  )`,
  `create table price_rule (
    id int generated always as identity primary key,
    sub_service_id int not null references sub_service (id),
    question_id int not null references question (id),
    kind text not null check (kind in ('option', 'each', 'slab', 'quote')),
    option_value text,
    from_number int,
    to_number int,
    amount_paise int not null
  )`,
  `create table discount_code (
    code text primary key,
    percent int not null check (percent between 0 and 100),
    flat_paise int not null check (flat_paise >= 0),
    minimum_paise int not null,
    expires_at timestamptz
  )`,
];
