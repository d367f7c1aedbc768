import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import {
  type ReactElement,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { SupportChat } from '../../application/ports/SupportChat';
import { acceptedExtensions, cabinetPolicy } from '../../domain/documents/uploadPolicy';
import { Dialog } from '../kit/Dialog';
import { DropZone } from '../kit/DropZone';
import { MarkedWords } from '../kit/MarkedWords';
import { Message } from '../kit/Message';
import { isFocusLost } from '../kit/pageBehind';
import { CopyButton } from '../kit/ShareButton';
import { uploadFileOf } from '../kit/uploadFile';
import { useStore } from '../state/storeContext';
import { texts } from '../texts/texts';
import type { AnotherPaperDialogProps, NamedTask } from './paperDialogProps';
import { AnotherPaperStore } from './AnotherPaperStore';
import { QueuedFileRow } from './QueuedFileRow';
import { QueuedFiles } from './QueuedFiles';
import { acceptedText } from './uploadErrorText';
import type { UploadPlace } from './UploadPlace';
import './papers.css';

interface TellProps {
  readonly task: NamedTask;
  readonly name: string;
}

/** The file is there; the customer sends the message that says which task it is for. */
const Tell = observer(({ task, name }: TellProps): ReactElement => {
  const chat = useStore(SupportChat);
  const watch = useCallback((changed: () => void) => chat.onChange(changed), [chat]);
  const takesLine = useSyncExternalStore(watch, () => chat.takesFirstLine);
  const numbers = texts().papers.taskNumber(task.id, task.order);
  const line = texts().papers.messageLine(name, task.service, numbers);
  const id = useId();
  const next = useRef<HTMLButtonElement>(null);
  // The pressed button has gone with the file.
  useEffect(() => {
    if (isFocusLost()) next.current?.focus();
  }, []);
  return (
    <div className="portal-paper-tell">
      <Message kind="success">
        <MarkedWords text={texts().papers.anotherSent(name)} words={[name]} />
      </Message>
      <p id={id} className="portal-field-hint">
        {texts().papers.message}
      </p>
      <blockquote aria-labelledby={id}>
        <MarkedWords text={line} words={[name, task.service]} />
      </blockquote>
      {!takesLine && <p>{texts().papers.copyFirst}</p>}
      <div className="portal-upload-actions">
        <Button ref={next} type="primary" onClick={() => chat.open(line)}>
          {texts().papers.tell}
        </Button>
        <CopyButton text={line}>{texts().papers.copy}</CopyButton>
      </div>
    </div>
  );
});

interface ChoosingProps {
  readonly store: AnotherPaperStore;
  readonly list: UploadPlace;
}

/** The file before it is in the cabinet; of several that are dropped the first is taken. */
const Choosing = observer(({ store, list }: ChoosingProps): ReactElement => {
  const [dropped, setDropped] = useState('');
  const queue = useMemo(
    () => ({
      list,
      retry: (id: number) => store.retry(id),
      retryAll: () => store.send(),
      remove: (id: number) => store.remove(id),
    }),
    [store, list],
  );
  const take = (file: File | undefined): void => {
    setDropped('');
    if (file !== undefined) store.choose(uploadFileOf(file));
  };
  return (
    <>
      <DropZone
        label={texts().papers.anotherChoose}
        lead={texts().papers.anotherDrop}
        accepted={acceptedText(cabinetPolicy)}
        accept={acceptedExtensions(cabinetPolicy).join(',')}
        disabled={list.isRunning}
        hasCamera
        onFile={take}
        onSeveral={([first]) => setDropped(first?.name ?? '')}
      />
      {dropped !== '' && <Message kind="info">{texts().document.onlyFirst(dropped)}</Message>}
      <QueuedFiles
        store={queue}
        tally={null}
        row={(queued) => (
          <QueuedFileRow
            key={queued.id}
            store={queue}
            queued={queued}
            standing={queued.status.kind === 'waiting' && !list.isRunning ? 'ready' : undefined}
          />
        )}
      />
    </>
  );
});

/** The dialog that puts a paper which a task does not ask for into the file cabinet, and readies the message (PAPER-01). */
export const AnotherPaperDialog = observer(
  ({ task, presses, opener }: AnotherPaperDialogProps): ReactElement => {
    const store = useStore(AnotherPaperStore);
    const { id } = task;
    useLayoutEffect(() => {
      store.enter(id);
      return () => store.leave();
    }, [store, id]);
    useEffect(() => store.open(), [store, presses]);
    const { list, sentName } = store;
    const close = (
      <Button key="close" size="large" onClick={() => store.close()}>
        {texts().severalUpload.close}
      </Button>
    );
    return (
      <Dialog
        open={store.isOpen}
        title={texts().papers.another}
        width={640}
        closable={false}
        mask={{ closable: false }}
        onCancel={() => store.close()}
        afterClose={() => {
          if (!store.isOpen && isFocusLost()) opener.current?.focus();
        }}
        footer={
          sentName === undefined
            ? [
                close,
                <Button
                  key="send"
                  size="large"
                  type="primary"
                  disabled={!store.canSend}
                  onClick={() => store.send()}
                >
                  {texts().papers.send}
                </Button>,
              ]
            : [close]
        }
      >
        <div className="portal-several">
          {sentName === undefined && <p className="portal-paper-lead">{texts().papers.anotherLead}</p>}
          {list !== undefined && sentName === undefined && <Choosing store={store} list={list} />}
          {sentName !== undefined && <Tell task={task} name={sentName} />}
        </div>
      </Dialog>
    );
  },
);
