import type { Decision } from '../payments';
import type { PaymentFields } from './fields';
import { responseHash } from './payuHash';

const hashed = ({
  surl: _surl,
  furl: _furl,
  hash: _hash,
  ...fields
}: PaymentFields): Omit<PaymentFields, 'surl' | 'furl' | 'hash'> => fields;

/** A payment and how it ended. */
type Deal = { readonly fields: PaymentFields; readonly decision: Decision; readonly reference: string };

/** The fields that PayU posts back, with their reverse hash. */
export const returnFields = (
  { fields, decision, reference }: Deal,
  salt: string,
): Readonly<Record<string, string>> => {
  const own = hashed(fields);
  const status = decision === 'success' ? 'success' : 'failure';
  return {
    mihpayid: reference,
    mode: 'CC',
    status,
    unmappedstatus:
      decision === 'success' ? 'captured' : decision === 'cancelled' ? 'userCancelled' : 'failed',
    ...own,
    hash: responseHash({ ...own, status }, salt),
    PG_TYPE: 'SANDBOX',
    error: decision === 'success' ? 'E000' : 'E500',
    error_Message: decision === 'success' ? 'No Error' : 'The payment was not completed.',
  };
};
