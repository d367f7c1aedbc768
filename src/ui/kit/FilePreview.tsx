import { type ReactElement, type RefCallback, useMemo } from 'react';
import type { Preview } from '../../domain/documents/preview';
import './filePreview.css';

/** Gives the element an address of the file within this page, for as long as the element is there. */
const showing =
  ({ kind, bytes, mediaType }: Preview): RefCallback<HTMLIFrameElement | HTMLImageElement> =>
  (element) => {
    if (element === null) return undefined;
    const address = URL.createObjectURL(new Blob([bytes.slice()], { type: mediaType }));
    // Chrome opens a column of small pages beside a PDF, which leaves too little for the page itself.
    element.src = kind === 'pdf' ? `${address}#navpanes=0` : address;
    return () => URL.revokeObjectURL(address);
  };

export interface FilePreviewProps {
  readonly preview: Preview;
  /** What is shown, for those who do not see it. */
  readonly title: string;
}

/** A picture or a PDF within the page. */
export const FilePreview = ({ preview, title }: FilePreviewProps): ReactElement => {
  const ref = useMemo(() => showing(preview), [preview]);
  return preview.kind === 'pdf' ? (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- browsers show no PDF in a sandbox; these bytes are one
    <iframe ref={ref} className="portal-file-preview portal-file-preview-pdf" title={title} />
  ) : (
    <img ref={ref} className="portal-file-preview" alt={title} />
  );
};
