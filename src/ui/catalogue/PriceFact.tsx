import { observer } from 'mobx-react-lite';
import type { ReactElement, ReactNode } from 'react';
import { type PricePresentation, pricePresentation } from '../../domain/catalogue/pricePresentation';
import type { SubService } from '../../domain/catalogue/service';
import { GST_PERCENT } from '../../domain/india/gst';
import { formatRupees } from '../../domain/money/formatRupees';
import { Money } from '../kit/Money';
import { catalogueTexts } from '../texts/catalogueTexts';

const shown = (
  price: Exclude<PricePresentation, { readonly kind: 'unknown' }>,
): { readonly price: ReactNode; readonly hint: string } => {
  switch (price.kind) {
    case 'fixed':
      return { price: <Money amount={price.amount} strong />, hint: catalogueTexts.priceFixed(GST_PERCENT) };
    case 'from':
      return {
        price: (
          <strong className="portal-money">{catalogueTexts.priceFrom(formatRupees(price.amount))}</strong>
        ),
        hint: catalogueTexts.priceAskedHint,
      };
    case 'asked':
      return { price: catalogueTexts.priceWords.asked, hint: catalogueTexts.priceAskedHint };
    case 'quoted':
      return { price: catalogueTexts.priceWords.quoted, hint: catalogueTexts.priceQuotedHint };
    case 'own':
      return { price: catalogueTexts.priceWords.own, hint: catalogueTexts.priceFixed(GST_PERCENT) };
  }
};

/** The price of a sub-service, or how it is determined. */
export const PriceFact = observer(
  ({ subService }: { readonly subService: SubService }): ReactElement | null => {
    const known = pricePresentation(subService);
    if (known.kind === 'unknown') return null;
    const { price, hint } = shown(known);
    return (
      <div>
        <dt>{catalogueTexts.price}</dt>
        <dd className="portal-fact-price">{price}</dd>
        <dd className="portal-fact-hint">{hint}</dd>
      </div>
    );
  },
);
