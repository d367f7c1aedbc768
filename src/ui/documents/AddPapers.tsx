import { Button } from 'antd';
import { FileAddOutlined } from '@ant-design/icons';
import { observer } from 'mobx-react-lite';
import { type ReactElement, type RefObject, useRef, useState } from 'react';
import type { Elements } from '../kit/elements';
import { LazyPart } from '../kit/LazyPart';
import { PartBoundary } from '../kit/PartBoundary';
import { texts } from '../texts/texts';
import { Opening } from './Opening';
import type { NamedTask } from './paperDialogProps';
import type { TaskDocumentsStore } from './TaskDocumentsStore';

/** A button that opens a dialog of the part; the part's code comes with the first press and stays. */
interface OpenerProps {
  readonly text: string;
  readonly isOffered: boolean;
  readonly disabled: boolean;
  readonly part: (presses: number, opener: RefObject<HTMLElement | null>) => Elements;
}

const Opener = ({ text, isOffered, disabled, part }: OpenerProps): ReactElement => {
  const opener = useRef<HTMLButtonElement>(null);
  const [presses, setPresses] = useState(0);
  return (
    <>
      {isOffered && (
        <Button
          ref={opener}
          icon={<FileAddOutlined aria-hidden />}
          aria-haspopup="dialog"
          disabled={disabled}
          onClick={() => setPresses(presses + 1)}
        >
          {text}
        </Button>
      )}
      {presses > 0 && <PartBoundary>{part(presses, opener)}</PartBoundary>}
    </>
  );
};

interface AddPapersProps {
  readonly store: TaskDocumentsStore;
  /** Whether a document is still needed. */
  readonly isOffered: boolean;
}

/** Opens the dialog that sends several papers at once, which stays while its result is told (PAPER-04). */
export const AddPapers = observer(({ store, isOffered }: AddPapersProps): ReactElement => {
  const { unsentPapers } = store;
  return (
    <div className="portal-paper-ways">
      <Opener
        text={texts().papers.add}
        isOffered={isOffered || unsentPapers > 0}
        disabled={store.isUploading}
        part={(presses, opener) => (
          <LazyPart
            key={store.owner.taskId}
            name="papers"
            waiting={<Opening />}
            given={{ kind: 'several', documents: store, presses, opener }}
          />
        )}
      />
      {unsentPapers > 0 && <p className="portal-field-hint">{texts().papers.still(unsentPapers)}</p>}
    </div>
  );
});

interface AnotherPaperProps {
  readonly task: NamedTask;
}

/** Opens the dialog for a paper that the task does not ask for (PAPER-01). */
export const AnotherPaper = observer(({ task }: AnotherPaperProps): ReactElement => (
  <div className="portal-paper-ways">
    <Opener
      text={texts().papers.another}
      isOffered
      disabled={false}
      part={(presses, opener) => (
        <LazyPart
          key={task.id}
          name="papers"
          waiting={<Opening />}
          given={{ kind: 'another', task, presses, opener }}
        />
      )}
    />
  </div>
));
