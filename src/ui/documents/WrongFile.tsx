import { observer } from 'mobx-react-lite';
import { Button } from 'antd';
import type { ReactElement } from 'react';
import { SupportChat } from '../../application/ports/SupportChat';
import type { TaskDocument } from '../../domain/documents/file';
import type { TaskId } from '../../domain/work/task';
import { useStore } from '../state/storeContext';
import { texts } from '../texts/texts';

interface WrongFileProps {
  readonly taskId: TaskId;
  readonly document: TaskDocument;
}

/** The way to have a file replaced that was uploaded by mistake: no call replaces it, the expert does (DOCS-02). */
export const WrongFile = observer(({ taskId, document: { name } }: WrongFileProps): ReactElement => {
  const chat = useStore(SupportChat);
  return (
    <p className="portal-wrong-file">
      <span>{texts().task.wrongFile}</span>{' '}
      <Button
        type="link"
        size="small"
        aria-label={texts().task.askToReplace(name)}
        onClick={() => chat.open(texts().task.wrongFileLine(name, taskId))}
      >
        {texts().task.askExpert}
      </Button>
    </p>
  );
});
