import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactElement, ReactNode } from 'react';
import type { Waitable } from '../state/LongWait';
import { kitTexts } from '../texts/kitTexts';
import { Message } from './Message';

/**
 * `message` and `line` offer Cancel, the first in a box of its own; `note` stands beside a Cancel; `loading` is the
 * first line of a place that loads.
 */
type Look = 'message' | 'note' | 'line' | 'loading';

interface WaitingLook {
  readonly look?: Look;
  /** What is said until the wait is long. */
  readonly before?: ReactNode;
  readonly cancelText?: string;
}

export interface StillWaitingProps extends WaitingLook {
  readonly command: Waitable;
}

const Waiting = observer(
  ({
    isLong,
    look = 'message',
    before = null,
    cancelText = kitTexts.cancel,
    onCancel,
  }: WaitingLook & { readonly isLong: boolean; readonly onCancel: () => void }): ReactElement => {
    if (look === 'loading')
      return (
        <>
          <output className="portal-loading-text">{isLong ? kitTexts.stillWaiting : before}</output>
          {isLong && <Button onClick={onCancel}>{cancelText}</Button>}
        </>
      );
    if (!isLong) return <>{before}</>;
    if (look === 'note') return <Message kind="info">{kitTexts.stillWaiting}</Message>;
    const cancel = (
      <Button size="small" onClick={onCancel}>
        {cancelText}
      </Button>
    );
    return look === 'line' ? (
      <>
        <span>{kitTexts.stillWaiting}</span>
        {cancel}
      </>
    ) : (
      <Message kind="info">
        {kitTexts.stillWaiting} {cancel}
      </Message>
    );
  },
);

/** Says after ten seconds that there is no response yet, with Cancel; nothing once the call has ended. */
export const StillWaiting = observer(({ command, ...look }: StillWaitingProps): ReactElement | null =>
  command.isRunning ? <Waiting {...look} isLong={command.isLong} onCancel={() => command.cancel()} /> : null,
);
