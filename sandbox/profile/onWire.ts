import type { Customer } from '../session/customer';

/** The profile in its wire shape: a bare object. */
export const profileOnWire = (customer: Customer): object => ({
  id: customer.id,
  displayname: customer.displayname,
  email: customer.email,
  pan: customer.pan,
  avatar: customer.avatar,
  username: customer.phone,
  dob: customer.dob,
  status: customer.status,
  address: customer.address,
  pincode: customer.pincode,
  state: customer.state,
  country: customer.country,
  nationality: customer.nationality,
  bank_name: customer.bank_name,
  bank_acc_num: customer.bank_acc_num,
  bank_branch: customer.bank_branch,
  ifsc: customer.ifsc,
  swift: customer.swift,
});
