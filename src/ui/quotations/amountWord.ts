import { isPayable, type Quotation } from '../../domain/quotations/quotation';
import { texts } from '../texts/texts';

/** What the amount of a quotation is called; the payable one may be an advance of the total. */
export const amountWord = ({ status }: Pick<Quotation, 'status'>): string =>
  isPayable(status) ? texts().quotation.payable : texts().quotation.amount;
