import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { texts } from '../texts/texts';

/** Stands beside the pressed button until the dialog's code is there. */
export const Opening = observer((): ReactElement => (
  <output className="portal-loading-text">{texts().document.loading}</output>
));
