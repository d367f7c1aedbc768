import { observer } from 'mobx-react-lite';
import { Button } from 'antd';
import type { ReactElement } from 'react';
import type { FileWarning } from '../../domain/documents/fileWarnings';
import { Message } from '../kit/Message';
import { useIntoView } from '../kit/useIntoView';
import { texts } from '../texts/texts';
import { fileWarningText } from './fileWarningText';
import './fileWarnings.css';

export interface FileWarningListProps {
  readonly name: string;
  readonly warnings: readonly FileWarning[];
  /** Whether the file was sent for its document before its check had ended: then only the expert replaces it (DOCS-02). */
  readonly isLate?: boolean;
  /** What the customer may do, where the place has no button of its own that sends the file. */
  readonly choices?: {
    /** Whether another file is being sent. */
    readonly isUploading: boolean;
    readonly onUpload: () => void;
    readonly onChooseAnother: () => void;
  };
}

/** What would make a chosen file useless, and how to send it all the same (CHECK-01). */
export const FileWarningList = observer((props: FileWarningListProps): ReactElement => {
  const { name, warnings, isLate = false, choices } = props;
  return (
    <div ref={useIntoView<HTMLDivElement>()} className="portal-file-warnings">
      <Message kind="info">
        <p>{isLate ? texts().fileWarning.late(name) : texts().fileWarning.lead(name)}</p>
        <ul>
          {warnings.map((warning) => (
            <li key={warning.kind}>{fileWarningText(warning)}</li>
          ))}
        </ul>
        {choices === undefined && (
          <p>
            {isLate ? texts().fileWarning.toReplace(texts().task.askExpert) : texts().fileWarning.pressUpload}
          </p>
        )}
      </Message>
      {choices !== undefined && (
        <div className="portal-file-warnings-choices">
          <Button disabled={choices.isUploading} onClick={choices.onUpload}>
            {texts().fileWarning.uploadAnyway}
          </Button>
          <Button onClick={choices.onChooseAnother}>{texts().fileWarning.chooseAnother}</Button>
        </div>
      )}
    </div>
  );
});
