import { makeAutoObservable, observableRef } from 'mobx';
import type { TaskUpload } from '../../application/ports/FileGateway';
import type { FileNotSent } from '../../application/documents/SendFile';
import type { Notifier } from '../../application/ports/Notifier';
import type { SessionStorage } from '../../application/ports/SessionStorage';
import type { Timer } from '../../application/ports/Timer';
import { becomesAnothers, sessionEnds } from '../../application/session/sessionEnds';
import type { TaskDocumentId } from '../../domain/documents/file';
import { TASK_MESSAGE_MS } from '../../domain/documents/limits';
import type { TaskId } from '../../domain/work/task';
import type { SessionEndStore } from '../session/SessionEndStore';
import { texts } from '../texts/texts';
import { namingFile, taskUploadText, typeReasonText } from './uploadErrorText';

/** The result of the last upload; it clears by itself (DOCS-09). */
export interface UploadNotice {
  readonly documentId: TaskDocumentId;
  readonly kind: 'error' | 'typeRefused' | 'success';
  readonly text: string;
  /** For a refused type: the file name, its type and the accepted types. */
  readonly reason: string;
  /** The failure as its call gave it. */
  readonly cause: unknown;
}

export interface UploadNoticesDependencies {
  readonly notifier: Notifier;
  readonly timer: Timer;
  readonly session: SessionStorage;
  readonly sessionEnd: Pick<SessionEndStore, 'hasEnded'>;
  /** Whether the customer is at this task. */
  readonly isOpen: (task: TaskId) => boolean;
}

/** Tells the result of an upload at its document, or as a notice where its task is no longer open. */
export class UploadNotices {
  current: UploadNotice | undefined = undefined;
  private cancelTimer: () => void = () => undefined;
  private readonly hasLoggedOut: () => boolean;
  private readonly isAnothers: () => boolean;

  constructor(private readonly deps: UploadNoticesDependencies) {
    this.hasLoggedOut = sessionEnds(deps.session);
    this.isAnothers = becomesAnothers(deps.session);
    makeAutoObservable<this, 'deps' | 'cancelTimer' | 'hasLoggedOut' | 'isAnothers'>(
      this,
      { deps: false, cancelTimer: false, hasLoggedOut: false, isAnothers: false, current: observableRef },
      { autoBind: true },
    );
  }

  tellSuccess({ taskId, document, file }: TaskUpload): void {
    const text = texts().document.documentUploaded(file.name);
    this.tell({ documentId: document.id, kind: 'success', text, reason: '', cause: undefined }, taskId);
  }

  tellFailure({ taskId, document, file }: TaskUpload, problem: FileNotSent): void {
    const reason = typeReasonText(file.name, problem);
    const kind = reason === '' ? 'error' : 'typeRefused';
    const isElsewhere = !this.deps.isOpen(taskId);
    this.tell(
      {
        documentId: document.id,
        kind,
        // The reason beside the specification's sentence names the file itself.
        text:
          reason === ''
            ? namingFile(taskUploadText(problem), file.name, problem, isElsewhere)
            : taskUploadText(problem),
        reason,
        cause: problem,
      },
      taskId,
    );
  }

  /** Tells a customer who has left the task of a file that waits there, or is lost with the session. */
  tellLeft({ taskId, document, file }: TaskUpload): void {
    const { isOpen, sessionEnd, notifier } = this.deps;
    if (isOpen(taskId) || this.isAnothers()) return;
    const isOver = sessionEnd.hasEnded || this.hasLoggedOut();
    const text = isOver
      ? texts().document.notUploaded(file.name)
      : texts().document.leftUnsent(file.name, document.name);
    notifier.failure(text, undefined);
  }

  private tell(notice: UploadNotice, task: TaskId): void {
    if (this.isAnothers()) return;
    if (!this.deps.isOpen(task)) {
      if (notice.kind === 'success') this.deps.notifier.success(notice.text);
      else this.deps.notifier.failure(notice.text, notice.cause);
      return;
    }
    this.current = notice;
    this.stop();
    this.cancelTimer = this.deps.timer.after(TASK_MESSAGE_MS, () => this.clear());
  }

  clear(): void {
    this.current = undefined;
  }

  /** Called when the customer leaves the page. */
  stop(): void {
    this.cancelTimer();
  }
}
