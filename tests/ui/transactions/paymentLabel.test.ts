import { some } from 'fp-ts/Option';
import { HINDI } from '../../../src/domain/language/language';
import { hindi } from '../texts/hindi';
import { setLocale } from '../../../src/ui/texts/lightTexts';
import { keepTexts } from '../support/keepTexts';
import { describe, expect, it } from 'vitest';
import { paise } from '../../../src/domain/money/money';
import { paymentTone } from '../../../src/ui/transactions/paymentTone';
import { aTransaction } from '../../domain/transactions/aTransaction';
import { paymentLabel } from '../../../src/ui/transactions/paymentLabel';

describe('The label of a payment', () => {
  it.each([
    ['success', '', 'Success'],
    ['failed', 'Failed', 'Failed'],
    ['otherwise', 'Payment pending', 'Payment pending'],
    ['otherwise', '', 'Unknown'],
  ] as const)('is for %s in the words %j the text %j [TXN-04]', (payment, paymentText, label) => {
    expect(paymentLabel(aTransaction({ payment, paymentText }))).toBe(label);
  });

  it.each([
    ['Failed', 'विफल'],
    ['Refund due', 'रिफ़ंड बाकी'],
    ['On hold', 'On hold'],
  ])('is in Hindi for %j the text %j [LANG-03]', (paymentText, label) => {
    keepTexts(HINDI, hindi);
    setLocale(HINDI);
    expect(paymentLabel(aTransaction({ payment: 'otherwise', paymentText }))).toBe(label);
  });

  it('and its tone never call an order paid while a part is still to pay', () => {
    const partPaid = aTransaction({ due: some(paise(59_000)) });
    expect([paymentLabel(partPaid), paymentTone(partPaid)]).toEqual(['Part paid', 'progress']);
    expect(paymentTone(aTransaction())).toBe('success');
  });
});
