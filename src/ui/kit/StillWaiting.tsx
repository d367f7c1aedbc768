import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { kitTexts } from '../texts/kitTexts';
import { Message } from './Message';
import { useLongWait } from './useLongWait';

/** A running call that the customer may cancel. */
export interface Waitable {
  readonly isRunning: boolean;
  readonly cancel: () => void;
}

const Waiting = ({ onCancel }: { readonly onCancel: () => void }): ReactElement | null =>
  useLongWait() ? (
    <Message kind="info">
      {kitTexts.stillWaiting}{' '}
      <Button size="small" onClick={onCancel}>
        {kitTexts.cancel}
      </Button>
    </Message>
  ) : null;

/** Says after ten seconds that there is no response yet, with Cancel; empty before that and after the end. */
export const StillWaiting = observer(({ command }: { readonly command: Waitable }): ReactElement | null =>
  command.isRunning ? <Waiting onCancel={() => command.cancel()} /> : null,
);
