import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { texts } from '../texts/texts';

/** Leads to the list of quotations and requests. */
export const ToQuotations = observer(({ className }: { readonly className?: string }): ReactElement => (
  <Link to="/quotation" className={className}>
    {texts().quotation.back}
  </Link>
));
