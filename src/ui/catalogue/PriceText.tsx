import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { PricePresentation } from '../../domain/catalogue/pricePresentation';
import { withGst } from '../../domain/india/gst';
import { formatRupees } from '../../domain/money/formatRupees';
import type { Paise } from '../../domain/money/money';
import { Money } from '../kit/Money';
import { texts } from '../texts/texts';

const WithGst = observer(({ amount }: { readonly amount: Paise }): ReactElement => (
  <span className="portal-money portal-price-gst">
    {` ${texts().catalogue.priceWithGst(formatRupees(withGst(amount)))}`}
  </span>
));

/** A price before Proceed and with GST, in figures or in words; nothing for one that is unknown. */
export const PriceText = observer(({ price }: { readonly price: PricePresentation }): ReactElement | null => {
  switch (price.kind) {
    case 'fixed':
      return (
        <>
          <Money amount={price.amount} strong />
          <WithGst amount={price.amount} />
        </>
      );
    case 'from':
      return (
        <>
          <strong className="portal-money">{texts().catalogue.priceFrom(formatRupees(price.amount))}</strong>
          <WithGst amount={price.amount} />
        </>
      );
    case 'unknown':
      return null;
    case 'asked':
    case 'quoted':
    case 'own':
      return <span>{texts().catalogue.priceWords[price.kind]}</span>;
  }
});
