/**
 * What the limits count: guesses at a code, and calls without a token. A visitor is identified by the keyed
 * digest of an address.
 */
export const limits: readonly string[] = [
  `alter table one_time_password drop column tries, add column visitor text not null default ''`,
  `create table otp_guess (
    id int generated always as identity primary key,
    code_id int not null references one_time_password (id) on delete cascade,
    visitor text not null
  )`,
  `create index otp_guess_code on otp_guess (code_id)`,
  `create table visit (
    visitor text not null,
    call text not null,
    calls int not null,
    ends_at timestamptz not null,
    primary key (visitor, call)
  )`,
];
