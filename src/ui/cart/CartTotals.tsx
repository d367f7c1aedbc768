import { observer } from 'mobx-react-lite';
import { isNone, isSome, map, some, type Option } from 'fp-ts/Option';
import type { ReactElement } from 'react';
import type { CartPayment } from '../../domain/cart/cart';
import { isGstAtRate, leftAfterAdvance } from '../../domain/cart/sumFaults';
import { GST_PERCENT, type GstSplit } from '../../domain/india/gst';
import { deducted, type Paise } from '../../domain/money/money';
import { OptionalMoney } from '../kit/Money';
import { SectionCard } from '../kit/SectionCard';
import { cartTexts } from '../texts/cartTexts';

interface LineProps {
  readonly label: string;
  readonly amount: Option<Paise>;
  readonly kind?: 'part' | 'payable' | 'later';
}

const Line = observer(({ label, amount, kind }: LineProps): ReactElement => (
  <div className={`portal-total${kind === undefined ? '' : ` portal-total-${kind}`}`}>
    <dt>{label}</dt>
    <dd>
      <OptionalMoney amount={amount} missing={cartTexts.amountMissing} />
    </dd>
  </div>
));

const GstParts = observer(({ split }: { readonly split: Option<GstSplit> }): ReactElement | null => {
  if (isNone(split)) return null;
  if (split.value.kind === 'inter')
    return <Line kind="part" label={cartTexts.igst(split.value.percent)} amount={some(split.value.igst)} />;
  const { percent, cgst, sgst } = split.value;
  return (
    <>
      <Line kind="part" label={cartTexts.cgst(percent)} amount={some(cgst)} />
      <Line kind="part" label={cartTexts.sgst(percent)} amount={some(sgst)} />
    </>
  );
});

interface TotalsProps {
  readonly payment: CartPayment;
  readonly split: Option<GstSplit>;
}

/**
 * The totals as the server sends them, even if they do not add up (MONEY-07); the amount to pay is the largest figure
 * (CART-03).
 */
export const CartTotals = observer(({ payment, split }: TotalsProps): ReactElement => {
  const left = leftAfterAdvance(payment);
  return (
    <SectionCard title={cartTexts.totals}>
      <dl className="portal-totals">
        <Line label={cartTexts.subTotal} amount={payment.subTotal} />
        <Line label={cartTexts.discount} amount={map(deducted)(payment.discount)} />
        <Line label={cartTexts.gst(GST_PERCENT)} amount={payment.gst} />
        {isGstAtRate(payment) && <GstParts split={split} />}
        <Line label={cartTexts.total} amount={payment.total} />
        <Line label={cartTexts.advance} amount={payment.advance} />
        <Line kind="payable" label={cartTexts.payable} amount={payment.payable} />
        {isSome(left) && <Line kind="later" label={cartTexts.payableLater} amount={left} />}
      </dl>
    </SectionCard>
  );
});
