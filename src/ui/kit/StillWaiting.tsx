import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { line } from '../state/line';
import type { Waitable } from '../state/LongWait';
import { lightTexts } from '../texts/lightTexts';
import type { Elements } from './elements';
import { Message } from './Message';
import { useFocusBack } from './useFocusBack';

/**
 * `message` and `line` offer Cancel, the first in a box of its own; `note` stands beside a Cancel; `loading` is the
 * first line of a place that loads.
 */
type Look = 'message' | 'note' | 'line' | 'loading';

interface WaitingLook {
  readonly look?: Look;
  /** What is said until the wait is long. */
  readonly before?: Elements;
  readonly cancelText?: string;
}

export interface StillWaitingProps extends WaitingLook {
  readonly command: Waitable;
}

const Waiting = observer(
  ({
    text,
    look = 'message',
    before = null,
    cancelText = lightTexts().kit.cancel,
    onCancel,
  }: WaitingLook & { readonly text: string; readonly onCancel: () => void }): Elements => {
    useFocusBack();
    if (look === 'loading')
      return (
        <>
          <output className="portal-loading-text">{text === '' ? before : text}</output>
          {text !== '' && <Button onClick={onCancel}>{cancelText}</Button>}
        </>
      );
    if (text === '') return before;
    if (look === 'note') return <Message kind="info">{text}</Message>;
    const cancel = (
      <Button size="small" onClick={onCancel}>
        {cancelText}
      </Button>
    );
    return look === 'line' ? (
      <>
        <span>{text}</span>
        {cancel}
      </>
    ) : (
      <Message kind="info">
        <span>{text}</span> {cancel}
      </Message>
    );
  },
);

const textOf = (command: Waitable): string => {
  if (line.isDown) return lightTexts().kit.waitingForLine;
  return command.isLong ? lightTexts().kit.stillWaiting : '';
};

/**
 * Says after ten seconds that there is no response yet, at once that there is no connection, with Cancel; nothing once the
 * call has ended.
 */
export const StillWaiting = observer(({ command, ...look }: StillWaitingProps): ReactElement | null =>
  command.isRunning ? <Waiting {...look} text={textOf(command)} onCancel={() => command.cancel()} /> : null,
);
