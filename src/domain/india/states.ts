import { fromNullable } from 'fp-ts/Option';
import type { Option } from 'fp-ts/Option';

/** An entry of the Indian state reference list: tin is the numeric tax state code (CONF-07). */
export interface IndianState {
  readonly name: string;
  readonly tin: number;
  readonly stateCode: string;
}

/** The 37 states and territories with their GST codes; there is no 25 and no 28 (CONF-07, CONF-08, AMB-50). */
export const indianStates: readonly IndianState[] = [
  { name: 'Jammu and Kashmir', tin: 1, stateCode: 'JK' },
  { name: 'Himachal Pradesh', tin: 2, stateCode: 'HP' },
  { name: 'Punjab', tin: 3, stateCode: 'PB' },
  { name: 'Chandigarh', tin: 4, stateCode: 'CH' },
  { name: 'Uttarakhand', tin: 5, stateCode: 'UK' },
  { name: 'Haryana', tin: 6, stateCode: 'HR' },
  { name: 'Delhi', tin: 7, stateCode: 'DL' },
  { name: 'Rajasthan', tin: 8, stateCode: 'RJ' },
  { name: 'Uttar Pradesh', tin: 9, stateCode: 'UP' },
  { name: 'Bihar', tin: 10, stateCode: 'BR' },
  { name: 'Sikkim', tin: 11, stateCode: 'SK' },
  { name: 'Arunachal Pradesh', tin: 12, stateCode: 'AR' },
  { name: 'Nagaland', tin: 13, stateCode: 'NL' },
  { name: 'Manipur', tin: 14, stateCode: 'MN' },
  { name: 'Mizoram', tin: 15, stateCode: 'MZ' },
  { name: 'Tripura', tin: 16, stateCode: 'TR' },
  { name: 'Meghalaya', tin: 17, stateCode: 'ML' },
  { name: 'Assam', tin: 18, stateCode: 'AS' },
  { name: 'West Bengal', tin: 19, stateCode: 'WB' },
  { name: 'Jharkhand', tin: 20, stateCode: 'JH' },
  { name: 'Odisha', tin: 21, stateCode: 'OD' },
  { name: 'Chhattisgarh', tin: 22, stateCode: 'CG' },
  { name: 'Madhya Pradesh', tin: 23, stateCode: 'MP' },
  { name: 'Gujarat', tin: 24, stateCode: 'GJ' },
  { name: 'Dadra & Nagar Haveli and Daman & Diu', tin: 26, stateCode: 'DN' },
  { name: 'Maharashtra', tin: 27, stateCode: 'MH' },
  { name: 'Karnataka', tin: 29, stateCode: 'KA' },
  { name: 'Goa', tin: 30, stateCode: 'GA' },
  { name: 'Lakshadweep', tin: 31, stateCode: 'LD' },
  { name: 'Kerala', tin: 32, stateCode: 'KL' },
  { name: 'Tamil Nadu', tin: 33, stateCode: 'TN' },
  { name: 'Puducherry', tin: 34, stateCode: 'PY' },
  { name: 'Andaman and Nicobar Islands', tin: 35, stateCode: 'AN' },
  { name: 'Telangana', tin: 36, stateCode: 'TS' },
  { name: 'Andhra Pradesh', tin: 37, stateCode: 'AD' },
  { name: 'Ladakh', tin: 38, stateCode: 'LA' },
  { name: 'Other Territory', tin: 97, stateCode: 'OT' },
];

const isCalled = (listed: string, asked: string): boolean =>
  listed.toUpperCase() === asked.trim().toUpperCase();

/** The state of that name, whatever its case and surrounding whitespace. */
export const stateByName = (name: string): Option<IndianState> =>
  fromNullable(indianStates.find((state) => isCalled(state.name, name)));

/** The state of that numeric tax state code. */
export const stateByTin = (tin: number): Option<IndianState> =>
  fromNullable(indianStates.find((state) => state.tin === tin));

/** The state of that two-letter code, whatever its case. */
export const stateByCode = (stateCode: string): Option<IndianState> =>
  fromNullable(indianStates.find((state) => isCalled(state.stateCode, stateCode)));
