import type { Option } from 'fp-ts/Option';
import type { ReactElement } from 'react';
import { formatRupees, formatRupeesIfAny } from '../../domain/money/formatRupees';
import type { Paise } from '../../domain/money/money';
import './kit.css';

export interface MoneyProps {
  readonly amount: Paise;
  readonly strong?: boolean;
}

/** An amount in rupees with Indian grouping and figures of one width. */
export const Money = ({ amount, strong = false }: MoneyProps): ReactElement =>
  strong ? (
    <strong className="portal-money">{formatRupees(amount)}</strong>
  ) : (
    <span className="portal-money">{formatRupees(amount)}</span>
  );

/** As `Money`; a missing amount is a dash. */
export const OptionalMoney = ({ amount }: { readonly amount: Option<Paise> }): ReactElement => (
  <span className="portal-money">{formatRupeesIfAny(amount)}</span>
);
