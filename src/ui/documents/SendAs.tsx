import { Button } from 'antd';
import { isNone } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { QueuedChosen } from '../../application/documents/SendWaiting';
import type { UploadFile } from '../../application/ports/UploadFile';
import { rightNameOf } from '../../domain/documents/uploadPolicy';
import { underOtherName } from '../kit/uploadFile';
import { texts } from '../texts/texts';

interface SendAsProps {
  readonly chosen: QueuedChosen | undefined;
  readonly disabled: boolean;
  readonly onSend: (file: UploadFile) => void;
}

/** Offers to send a file whose name has another kind's ending under its right name, where that kind is accepted. */
export const SendAs = observer(({ chosen, disabled, onSend }: SendAsProps): ReactElement | null => {
  if (chosen?.status.kind !== 'refused') return null;
  const right = rightNameOf(chosen.status.refused);
  if (isNone(right)) return null;
  return (
    <Button size="small" disabled={disabled} onClick={() => onSend(underOtherName(chosen.file, right.value))}>
      {texts().document.sendAs(right.value.name)}
    </Button>
  );
});
