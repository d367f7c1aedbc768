import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { documentTexts } from '../texts/documentTexts';

/** Stands beside the pressed button until the dialog's code is there. */
export const SeveralUploadsLoading = observer((): ReactElement => (
  <output className="portal-loading-text">{documentTexts.loading}</output>
));
