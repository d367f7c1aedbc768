import { observer } from 'mobx-react-lite';
import { isNone, isSome, map, some, type Option } from 'fp-ts/Option';
import type { ReactElement } from 'react';
import type { CartPayment } from '../../domain/cart/cart';
import { isGstAtRate, leftAfterAdvance } from '../../domain/cart/sumFaults';
import { GST_PERCENT, type GstSplit } from '../../domain/india/gst';
import { deducted, type Paise } from '../../domain/money/money';
import { OptionalMoney } from '../kit/Money';
import { SectionCard } from '../kit/SectionCard';
import { texts } from '../texts/texts';

interface LineProps {
  readonly label: string;
  readonly amount: Option<Paise>;
  readonly kind?: 'part' | 'payable' | 'later';
}

const Line = observer(({ label, amount, kind }: LineProps): ReactElement => (
  <div className={`portal-total${kind === undefined ? '' : ` portal-total-${kind}`}`}>
    <dt>{label}</dt>
    <dd>
      <OptionalMoney amount={amount} missing={texts().cart.amountMissing} />
    </dd>
  </div>
));

const GstParts = observer(({ split }: { readonly split: Option<GstSplit> }): ReactElement | null => {
  if (isNone(split)) return null;
  if (split.value.kind === 'inter')
    return (
      <Line kind="part" label={texts().cart.igst(split.value.percent)} amount={some(split.value.igst)} />
    );
  const { percent, half, local } = split.value;
  return (
    <>
      <Line kind="part" label={texts().cart.cgst(percent)} amount={some(half)} />
      <Line kind="part" label={texts().cart.localGst[local](percent)} amount={some(half)} />
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
    <SectionCard title={texts().cart.totals}>
      <dl className="portal-totals">
        <Line label={texts().cart.subTotal} amount={payment.subTotal} />
        <Line label={texts().cart.discount} amount={map(deducted)(payment.discount)} />
        <Line label={texts().cart.gst(GST_PERCENT)} amount={payment.gst} />
        {isGstAtRate(payment) && <GstParts split={split} />}
        <Line label={texts().cart.total} amount={payment.total} />
        <Line label={texts().cart.advance} amount={payment.advance} />
        <Line kind="payable" label={texts().cart.payable} amount={payment.payable} />
        {isSome(left) && <Line kind="later" label={texts().cart.payableLater} amount={left} />}
      </dl>
    </SectionCard>
  );
});
