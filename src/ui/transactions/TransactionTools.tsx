import { observer } from 'mobx-react-lite';
import { fromNullable, type Option, toNullable } from 'fp-ts/Option';
import type { ReactElement } from 'react';
import { financialYearName, readFinancialYear } from '../../domain/dates/financialYear';
import {
  type PaymentGroup,
  paymentGroups,
  type Sorting,
  sortings,
  type TransactionChoice,
} from '../../domain/transactions/choice';
import { Choice } from '../kit/Choice';
import { texts } from '../texts/texts';
import './transactionTools.css';

interface ToolsProps {
  readonly choice: TransactionChoice;
  readonly years: readonly number[];
  readonly onChoose: (change: Partial<TransactionChoice>) => void;
  /** How many of how many are shown; '' where all are. */
  readonly shown: string;
}

const groupNamed = (value: string): Option<PaymentGroup> =>
  fromNullable(paymentGroups.find((group) => group === value));

const sortingNamed = (value: string): Sorting => sortings.find((sorting) => sorting === value) ?? 'newest';

/** The first choice, which takes the focus when Clear filters disappears. */
export const STATE_CHOICE = 'transaction-state';

/** Filters and order of the transactions. */
export const TransactionTools = observer(({ choice, years, onChoose, shown }: ToolsProps): ReactElement => {
  const year = toNullable(choice.year);
  const offered = year === null || years.includes(year) ? years : [...years, year];
  return (
    <div className="portal-transaction-tools">
      <Choice
        id={STATE_CHOICE}
        label={texts().transaction.state}
        any={texts().transaction.anyState}
        value={toNullable(choice.state) ?? ''}
        options={paymentGroups.map((group) => [group, texts().transaction.groups[group]])}
        onChange={(value) => onChoose({ state: groupNamed(value) })}
      />
      <Choice
        label={texts().transaction.year}
        any={texts().transaction.anyYear}
        value={year === null ? '' : financialYearName(year)}
        options={offered.map((one) => [financialYearName(one), financialYearName(one)])}
        onChange={(value) => onChoose({ year: readFinancialYear(value) })}
      />
      <Choice
        label={texts().transaction.sort}
        value={choice.sort}
        options={sortings.map((sorting) => [sorting, texts().transaction.sortings[sorting]])}
        onChange={(value) => onChoose({ sort: sortingNamed(value) })}
      />
      <p role="status">{shown}</p>
    </div>
  );
});
