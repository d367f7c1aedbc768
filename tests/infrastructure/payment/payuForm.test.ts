import * as fc from 'fast-check';
import { isRight } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { checkOrderForm } from '../../../src/domain/checkout/orderForm';
import {
  PAYMENT_FORM_DELAY_MS,
  payuFields,
  type PayuFields,
} from '../../../src/infrastructure/payment/payuForm';
import payu from '../../data/payu-vectors.json';
import { aCheckedForm, anOrderForm, aPayment } from '../../domain/checkout/builders';

const settings = { key: 'C0Dr8m', sendPhone: false };

const fieldsOf = (given: Parameters<typeof aPayment>[0] = {}): PayuFields =>
  payuFields(aPayment(given), 'abc123', settings);

/** The text that the gateway takes its hash over, as PayU documents it. */
const hashText = (fields: PayuFields, salt: string): string =>
  [
    fields.key,
    fields.txnid,
    fields.amount,
    fields.productinfo,
    fields.firstname,
    fields.email,
    fields.udf1,
    fields.udf2,
    fields.udf3,
    fields.udf4,
    fields.udf5,
    ...Array.from({ length: 5 }, () => ''),
    salt,
  ].join('|');

describe("the gateway's form", () => {
  it('points surl and furl to the payment-response page [PAY-18]', () => {
    const fields = fieldsOf({ orderId: 'A&B 7' });
    expect(fields.surl).toBe('https://portal.example/payment-response?status=success&order_id=A%26B%207');
    expect(fields.furl).toBe('https://portal.example/payment-response?status=failed&order_id=A%26B%207');
  });

  it("names WEB, address, locality, state and zip in udf1 to udf5, the order's own values [PAY-19]", () => {
    const payer = aCheckedForm({ address: 'a', locality: 'b', state: 'Delhi', zipCode: '1' });
    const { udf1, udf2, udf3, udf4, udf5 } = fieldsOf({ payer });
    expect([udf1, udf2, udf3, udf4, udf5]).toEqual(['WEB', 'a', 'b', 'Delhi', '1']);
  });

  it('trims order id, amount and product once', () => {
    const fields = fieldsOf({
      orderId: ' 77 ',
      amountText: ' 1180.00\n',
      description: ' Tax|Legal ',
    });
    expect([fields.txnid, fields.amount, fields.productinfo]).toEqual(['77', '1180.00', 'Tax Legal']);
    expect(fields.surl.endsWith('order_id=77')).toBe(true);
  });

  it('is hashed over as many fields as the gateway documents, whatever was typed', () => {
    const separators = payu.published
      .filter(({ kind }) => kind === 'request')
      .map((vector) => vector.hash_string.split('|').length);
    expect(new Set(separators)).toEqual(new Set([17]));
    const typed = fc.string({ unit: fc.constantFrom('|', '\n', 'a', ' ', '1'), minLength: 1 });
    fc.assert(
      fc.property(fc.record({ fullName: typed, address: typed, locality: typed }), (given) => {
        const checked = checkOrderForm(anOrderForm(given));
        const form = isRight(checked) ? checked.right : aCheckedForm();
        const fields = fieldsOf({ payer: form });
        expect(hashText(fields, 'salt').split('|')).toHaveLength(17);
        expect([fields.firstname, fields.udf2, fields.udf3]).toEqual([
          form.fullName,
          form.address,
          form.locality,
        ]);
      }),
    );
  });
});

describe('the delay of the form', () => {
  it('is 100 ms [CONF-03]', () => {
    expect(PAYMENT_FORM_DELAY_MS).toBe(100);
  });
});
