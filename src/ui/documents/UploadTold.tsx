import type { ReactElement } from 'react';
import { Message, type MessageProps } from '../kit/Message';
import { useIntoView } from '../kit/useIntoView';

/** What became of an upload, brought into view: on a phone its place is often below the fold. */
export const UploadTold = (props: MessageProps): ReactElement => (
  <div ref={useIntoView<HTMLDivElement>()} className="portal-upload-told">
    <Message {...props} />
  </div>
);
