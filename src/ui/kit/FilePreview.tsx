import { type ReactElement, type SyntheticEvent, useMemo } from 'react';
import type { Preview } from '../../domain/documents/preview';
import { showingBytes } from './showingBytes';
import './filePreview.css';

/**
 * What Chrome's reader shows beside a PDF: no column of small pages, which leaves too little for the page itself; where the
 * page around it zooms, no tools of its own, and a page as wide as its frame, so that it grows with it.
 */
const readerOf = (isZoomed: boolean): string =>
  isZoomed ? '#navpanes=0&toolbar=0&view=FitH' : '#navpanes=0';

/** A frame that zooms a picture has to know its size. */
const tellSize = ({
  currentTarget: { style, naturalWidth, naturalHeight },
}: SyntheticEvent<HTMLImageElement>) => {
  style.setProperty('--portal-picture-width', `${naturalWidth}px`);
  style.setProperty('--portal-picture-ratio', String(naturalWidth / naturalHeight));
};

export interface FilePreviewProps {
  readonly preview: Preview;
  /** What is shown, for those who do not see it. */
  readonly title: string;
  /** What stands in the place of a PDF that the browser leaves blank. */
  readonly notShown: string;
  /** Whether it stands in a frame that zooms it. */
  readonly isZoomed?: boolean;
}

/** A picture or a PDF within the page. */
export const FilePreview = ({
  preview,
  title,
  notShown,
  isZoomed = false,
}: FilePreviewProps): ReactElement => {
  const ref = useMemo(
    () => showingBytes(preview.bytes, preview.mediaType, preview.kind === 'pdf' ? readerOf(isZoomed) : ''),
    [preview, isZoomed],
  );
  return preview.kind === 'pdf' ? (
    <div className="portal-file-preview portal-file-preview-pdf">
      {/* Behind the frame: a browser whose reader stays away, which no page can ask, lets it be seen. */}
      <p aria-hidden>{notShown}</p>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- browsers show no PDF in a sandbox; these bytes are one */}
      <iframe ref={ref} title={title} />
    </div>
  ) : (
    <img ref={ref} onLoad={tellSize} className="portal-file-preview" alt={title} />
  );
};
