/** From which network a code was used to sign in: the number keeps a share of its limits for those. */
export const knownNetworks: readonly string[] = [
  `alter table one_time_password add column used_by text`,
  `create index one_time_password_used on one_time_password (phone) where used_by is not null`,
];
