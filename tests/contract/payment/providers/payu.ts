import { createHash } from 'node:crypto';
import type { VendorChoice } from '../../../../src/infrastructure/vendors/vendors';
import { aPayment } from '../../../domain/checkout/builders';
import { atGateway, type GatewayForm, goBack, press } from '../../../sandbox/shopping';
import { leaver, type PlayedNotices, type PlayedProvider, paymentsBy, takeForm } from '../playedProvider';

const choice: VendorChoice<'payment', 'payu'> = {
  provider: 'payu',
  key: 'testkey',
  action: 'https://gateway.example/_payment',
  productInfo: 'Services',
  sendPhone: false,
  origins: [],
};

/** What the hash of a return and a notice covers after salt and status, in its order. */
const HASHED = 'udf5|udf4|udf3|udf2|udf1|email|firstname|productinfo|amount|txnid|key'.split('|');

/** https://docs.payu.in/docs/webhooks: a form with the fields of the return. */
const notices: PlayedNotices = {
  path: '/sandbox/payment-notice',
  signed: (body, { secret }) => {
    const form = new URLSearchParams(body);
    const text = [
      secret,
      form.get('status'),
      '',
      '',
      '',
      '',
      '',
      ...HASHED.map((name) => form.get(name) ?? ''),
    ];
    form.set('hash', createHash('sha512').update(text.join('|')).digest('hex'));
    return {
      headers: { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' },
      body: form.toString(),
    };
  },
  withAmount: (body, amount) => {
    const form = new URLSearchParams(body);
    form.set('amount', (amount / 100).toFixed(2));
    return form.toString();
  },
  other: `key=${choice.key}&txnid=SHOP-77&amount=1.00&status=success&mihpayid=1`,
  takenFor: null,
};

/** The customer leaves the page with a form, and comes back with another one. */
export const played: PlayedProvider<typeof choice> = {
  choice,
  isDialog: false,
  confirmation: '',
  servedAt: ['POST /api/v3/generate-payu-checksum', 'POST /payment-response'],
  firstPage: 'POST /_payment',
  notices,
  // Recorded field by field with its form, in document/scenario.ts.
  examples: {},
  play: (stage, ending) => {
    const asked: string[] = [];
    const { leaves, ...customer } = leaver();
    const visit = async (fields: GatewayForm): Promise<() => Promise<unknown>> => {
      asked.push(fields['amount'] ?? '');
      const { page } = await atGateway(stage, fields);
      const back = await press(stage, page, ending);
      return () => goBack(stage, back);
    };
    takeForm((fields) => leaves(visit(fields)));
    return { asked, ...customer };
  },
  calls: (origin, send) => [paymentsBy(choice, { origin, token: 'token', send }).prepare(aPayment())],
};
