import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { type PricePresentation, pricePresentation } from '../../domain/catalogue/pricePresentation';
import type { SubService } from '../../domain/catalogue/service';
import { GST_PERCENT } from '../../domain/india/gst';
import { texts } from '../texts/texts';
import { PriceText } from './PriceText';

const hintOf = (kind: Exclude<PricePresentation['kind'], 'fixed' | 'unknown'>): string => {
  switch (kind) {
    case 'own':
      return texts().catalogue.priceFixed(GST_PERCENT);
    case 'from':
    case 'asked':
      return texts().catalogue.priceAskedHint;
    case 'quoted':
      return texts().catalogue.priceQuotedHint;
  }
};

/** The price of a sub-service, or how it is determined. */
export const PriceFact = observer(
  ({ subService }: { readonly subService: SubService }): ReactElement | null => {
    const price = pricePresentation(subService);
    if (price.kind === 'unknown') return null;
    return (
      <div>
        <dt>{texts().catalogue.price}</dt>
        <dd className="portal-fact-price">
          <PriceText price={price} />
        </dd>
        {price.kind !== 'fixed' && <dd className="portal-fact-hint">{hintOf(price.kind)}</dd>}
      </div>
    );
  },
);
