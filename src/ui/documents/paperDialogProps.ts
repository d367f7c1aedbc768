import type { RefObject } from 'react';
import type { TaskId } from '../../domain/work/task';
import type { TaskDocumentsStore } from './TaskDocumentsStore';

/** What a message names of a task; the order's number is '' where it is not known. */
export interface NamedTask {
  readonly id: TaskId;
  readonly service: string;
  readonly order: string;
}

interface OpenedDialog {
  /** How often the customer has pressed the button that opens the dialog. */
  readonly presses: number;
  /** The button that opens the dialog, for the focus afterwards. */
  readonly opener: RefObject<HTMLElement | null>;
}

export interface PapersDialogProps extends OpenedDialog {
  readonly documents: TaskDocumentsStore;
}

export interface AnotherPaperDialogProps extends OpenedDialog {
  readonly task: NamedTask;
}

/** What the dialogs of a task's papers are given by its page. */
export type PaperDialogsProps =
  | ({ readonly kind: 'several' } & PapersDialogProps)
  | ({ readonly kind: 'another' } & AnotherPaperDialogProps);
