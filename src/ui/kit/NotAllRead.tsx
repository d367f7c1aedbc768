import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { isIncomplete } from '../../domain/received/incomplete';
import { texts } from '../texts/texts';
import { Message } from './Message';
import './notAllRead.css';

interface NotAllReadProps {
  /** What was read, as it was read. */
  readonly list: unknown;
  /** What it means here, in place of the usual words. */
  readonly text?: string | undefined;
}

/** Said above a list that lacks what could not be read; nothing above any other (AMB-13). */
export const NotAllRead = observer(({ list, text }: NotAllReadProps): ReactElement | null =>
  isIncomplete(list) ? (
    <div className="portal-not-all-read">
      <Message kind="info">{text ?? texts().kit.notAllRead}</Message>
    </div>
  ) : null,
);
