import { type ReactElement, useMemo } from 'react';
import type { Preview } from '../../domain/documents/preview';
import { showingBytes } from './showingBytes';
import './filePreview.css';

/** Chrome opens a column of small pages beside a PDF, which leaves too little for the page itself. */
const WITHOUT_COLUMN = '#navpanes=0';

export interface FilePreviewProps {
  readonly preview: Preview;
  /** What is shown, for those who do not see it. */
  readonly title: string;
}

/** A picture or a PDF within the page. */
export const FilePreview = ({ preview, title }: FilePreviewProps): ReactElement => {
  const ref = useMemo(
    () => showingBytes(preview.bytes, preview.mediaType, preview.kind === 'pdf' ? WITHOUT_COLUMN : ''),
    [preview],
  );
  return preview.kind === 'pdf' ? (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- browsers show no PDF in a sandbox; these bytes are one
    <iframe ref={ref} className="portal-file-preview portal-file-preview-pdf" title={title} />
  ) : (
    <img ref={ref} className="portal-file-preview" alt={title} />
  );
};
