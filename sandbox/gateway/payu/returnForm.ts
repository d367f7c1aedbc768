import { escapeHtml } from '../../pages/html';
import type { Decision } from '../payments';
import type { PaymentFields } from './fields';
import { responseHash } from './payuHash';

const hashed = ({
  surl: _surl,
  furl: _furl,
  hash: _hash,
  ...fields
}: PaymentFields): Omit<PaymentFields, 'surl' | 'furl' | 'hash'> => fields;

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

/** A form that posts the browser back to the merchant, automatically or on a click. */
export const returnFormHtml = (deal: Deal, salt: string): string => {
  const action = deal.decision === 'success' ? deal.fields.surl : deal.fields.furl;
  const inputs = Object.entries(returnFields(deal, salt)).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return `<h1>Taking you back</h1><p>If nothing happens, please go back by yourself.</p>
<form method="post" action="${escapeHtml(action)}">${inputs.join('')}<button>Back to the shop</button></form>
<script>document.forms[0].submit()</script>`;
};
