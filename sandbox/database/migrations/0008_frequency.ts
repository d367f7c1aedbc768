/** How often the work of a service is done (AMB-63). */
export const frequency: readonly string[] = [
  `alter table sub_service add column frequency text not null default 'once'`,
  `update sub_service set frequency = 'monthly' where name in ('GST Filing', 'Book Keeping', 'Payroll Management')`,
];
