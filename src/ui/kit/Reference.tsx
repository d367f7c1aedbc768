import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { needsProvider, referenceOf } from '../../application/ports/gatewayError';
import { SupportContact } from './SupportContact';
import { lightTexts } from '../texts/lightTexts';

/**
 * What finds a failed call in the backend's log: beside the sentence about it and never in it, since that is quoted and announced. Whom to ask
 * stands there alone where nothing finds a failure that the customer cannot mend (BRAND-02).
 */
export const Reference = observer(({ cause }: { readonly cause: unknown }): ReactElement | null => {
  const reference = referenceOf(cause);
  if (reference === undefined) return needsProvider(cause) ? <SupportContact /> : null;
  return (
    <small className="portal-reference">
      <span>{lightTexts().kit.reference(reference)}</span> <SupportContact />
    </small>
  );
});
