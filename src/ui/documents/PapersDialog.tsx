import { observer } from 'mobx-react-lite';
import { type ReactElement, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { acceptedExtensions, taskPolicy } from '../../domain/documents/uploadPolicy';
import { DropZone } from '../kit/DropZone';
import { Message } from '../kit/Message';
import { uploadFileOf } from '../kit/uploadFile';
import { useFocusReturn } from '../kit/useFocusReturn';
import { useStore } from '../state/storeContext';
import { texts } from '../texts/texts';
import type { PapersDialogProps } from './paperDialogProps';
import { type PagesOfPaper, PaperRow } from './PaperRow';
import { PapersStore } from './PapersStore';
import { PhotoPdfOpened } from './PhotoPdfButton';
import { QueuedFiles } from './QueuedFiles';
import type { TaskDocumentsStore } from './TaskDocumentsStore';
import type { TaskPapers } from './TaskPapers';
import { SendingDialog } from '../kit/SendingDialog';
import { acceptedText } from './uploadErrorText';
import './papers.css';

interface TallyProps {
  readonly papers: TaskPapers;
}

/** Told whenever a file has been sent: how many of how many, and what is asked before the others are. */
const Tally = observer(({ papers }: TallyProps): ReactElement => {
  const { list, asked, leftOver, unsent } = papers;
  const { sent, failed, refused } = list.tally;
  const isOver = sent > 0 && unsent === 0;
  return (
    <div role="status">
      {isOver ? (
        <Message kind="success" isLive={false}>
          {texts().papers.done(sent)}
        </Message>
      ) : (
        (sent > 0 || list.isRunning) && <p>{texts().severalUpload.sentOf(sent, papers.total)}</p>
      )}
      {failed > 0 && !list.isRunning && <p>{texts().severalUpload.failed(failed)}</p>}
      {refused > 0 && <p>{texts().severalUpload.refused(refused)}</p>}
      {papers.warned > 0 && !list.isRunning && <p>{texts().severalUpload.held(papers.warned)}</p>}
      {asked > 0 && !list.isRunning && <p>{texts().papers.askedFor(asked)}</p>}
      {leftOver > 0 && !list.isRunning && <p>{texts().papers.noneLeftFor(leftOver)}</p>}
    </div>
  );
});

interface FilesProps {
  readonly store: PapersStore;
  readonly papers: TaskPapers;
  readonly documents: TaskDocumentsStore;
}

const Files = observer(({ store, papers, documents }: FilesProps): ReactElement => {
  const queue = useMemo(
    () => ({
      list: papers.list,
      retry: (id: number) => store.retry(id),
      retryAll: () => store.retryAll(),
      remove: (id: number) => papers.remove(id),
    }),
    [store, papers],
  );
  const [pages, setPages] = useState<PagesOfPaper>();
  const opener = useRef<HTMLElement>(null);
  // The button of the row; where the row went with its photos there is none, and the list keeps the focus.
  useFocusReturn(pages !== undefined, opener);
  const open = (opened: PagesOfPaper, button: HTMLElement): void => {
    opener.current = button;
    setPages(opened);
  };
  const { free } = documents;
  return (
    <>
      <QueuedFiles
        store={queue}
        tally={<Tally papers={papers} />}
        row={(queued) => (
          <PaperRow key={queued.id} {...{ store: queue, papers, queued, free }} onOnePdf={open} />
        )}
      />
      {pages !== undefined && (
        <PhotoPdfOpened
          subject={pages.document.name}
          maxBytes={taskPolicy.maxBytes}
          photos={pages.photos}
          onUse={(pdf, used) =>
            void uploadFileOf(pdf).then((file) => papers.usePdf(pages.document.id, file, used))
          }
          onClosed={() => setPages(undefined)}
        />
      )}
    </>
  );
});

/** The dialog that sends several papers of a task, one after the other, each as the document that it is (PAPER-04). */
export const PapersDialog = observer(({ documents, presses, opener }: PapersDialogProps): ReactElement => {
  const store = useStore(PapersStore);
  useLayoutEffect(() => {
    store.enter(documents);
    return () => store.leave();
  }, [store, documents]);
  useEffect(() => store.open(), [store, presses]);
  const { papers } = store;
  return (
    <SendingDialog
      store={store}
      title={texts().papers.add}
      stopLead={texts().papers.stopLead}
      opener={opener}
    >
      <DropZone
        label={texts().severalUpload.choose}
        lead={texts().papers.lead}
        accepted={acceptedText(taskPolicy)}
        accept={acceptedExtensions(taskPolicy).join(',')}
        disabled={false}
        hasCamera
        onFiles={(files) => store.add(files.map(uploadFileOf))}
      />
      {papers !== undefined && <Files store={store} papers={papers} documents={documents} />}
    </SendingDialog>
  );
});
