import type { ReactElement } from 'react';
import { AnotherPaperDialog } from './AnotherPaperDialog';
import type { PaperDialogsProps } from './paperDialogProps';
import { PapersDialog } from './PapersDialog';

/** The dialogs of a task's papers, which come together: what a file more shares with others would come with the dashboard. */
export const PaperDialogs = (props: PaperDialogsProps): ReactElement =>
  props.kind === 'several' ? <PapersDialog {...props} /> : <AnotherPaperDialog {...props} />;
