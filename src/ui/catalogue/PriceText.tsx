import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { PricePresentation } from '../../domain/catalogue/pricePresentation';
import { formatRupees } from '../../domain/money/formatRupees';
import { Money } from '../kit/Money';
import { texts } from '../texts/texts';

/** A price before Proceed, in figures or in words; nothing for one that is unknown. */
export const PriceText = observer(({ price }: { readonly price: PricePresentation }): ReactElement | null => {
  switch (price.kind) {
    case 'fixed':
      return <Money amount={price.amount} strong />;
    case 'from':
      return (
        <strong className="portal-money">{texts().catalogue.priceFrom(formatRupees(price.amount))}</strong>
      );
    case 'unknown':
      return null;
    case 'asked':
    case 'quoted':
    case 'own':
      return <span>{texts().catalogue.priceWords[price.kind]}</span>;
  }
});
