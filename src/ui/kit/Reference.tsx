import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { referenceOf } from '../../application/ports/gatewayError';
import { SupportContact } from './SupportContact';
import { lightTexts } from '../texts/lightTexts';

/** What finds a failed call in the backend's log: beside the sentence about it and never in it, since that is quoted and announced. */
export const Reference = observer(({ cause }: { readonly cause: unknown }): ReactElement | null => {
  const reference = referenceOf(cause);
  return reference === undefined ? null : (
    <small className="portal-reference">
      <span>{lightTexts().kit.reference(reference)}</span> <SupportContact />
    </small>
  );
});
