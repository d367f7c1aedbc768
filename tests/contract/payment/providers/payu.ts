import type { VendorChoice } from '../../../../src/infrastructure/vendors/vendors';
import { aPayment } from '../../../domain/checkout/builders';
import { atGateway, type GatewayForm, goBack, press } from '../../../sandbox/shopping';
import { type PlayedProvider, paymentsBy, takeForm } from '../playedProvider';

const choice: VendorChoice<'payment', 'payu'> = {
  provider: 'payu',
  key: 'testkey',
  action: 'https://gateway.example/_payment',
  productInfo: 'Services',
  sendPhone: false,
  origins: [],
};

/** The customer leaves the page with a form, and comes back with another one. */
export const played: PlayedProvider<typeof choice> = {
  choice,
  isDialog: false,
  confirmation: '',
  servedAt: ['generate-payu-checksum', '/payment-response', '/sandbox/payment-notice'],
  firstPage: '/_payment',
  // Recorded field by field with its form, in document/scenario.ts.
  examples: {},
  play: (stage, ending) => {
    const asked: string[] = [];
    let isBack: Promise<unknown> = Promise.resolve();
    const pay = async (fields: GatewayForm): Promise<void> => {
      asked.push(fields['amount'] ?? '');
      const { page } = await atGateway(stage, fields);
      await goBack(stage, await press(stage, page, ending));
    };
    takeForm((fields) => {
      isBack = pay(fields);
    });
    return { asked, isBack: () => isBack };
  },
  calls: (origin, send) => [paymentsBy(choice, { origin, token: 'token', send }).prepare(aPayment())],
};
