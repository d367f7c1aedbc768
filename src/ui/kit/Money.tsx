import { isNone, type Option } from 'fp-ts/Option';
import type { ReactElement } from 'react';
import { formatRupees, formatRupeesIfAny } from '../../domain/money/formatRupees';
import type { Paise } from '../../domain/money/money';
import './kit.css';

export interface MoneyProps {
  readonly amount: Paise;
  readonly strong?: boolean;
}

/** An amount in rupees with Indian digit grouping and tabular figures. */
export const Money = ({ amount, strong = false }: MoneyProps): ReactElement =>
  strong ? (
    <strong className="portal-money">{formatRupees(amount)}</strong>
  ) : (
    <span className="portal-money">{formatRupees(amount)}</span>
  );

export interface OptionalMoneyProps {
  readonly amount: Option<Paise>;
  /** Text for a missing amount; a dash by default. */
  readonly missing?: string | undefined;
}

/** Like `Money`, for an amount that may be missing. */
export const OptionalMoney = ({ amount, missing }: OptionalMoneyProps): ReactElement =>
  isNone(amount) && missing !== undefined ? (
    <span className="portal-amount-missing">{missing}</span>
  ) : (
    <span className="portal-money">{formatRupeesIfAny(amount)}</span>
  );
