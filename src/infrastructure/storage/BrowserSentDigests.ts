import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { SentDigests } from '../../application/ports/SentDigests';
import type { TaskId } from '../../domain/work/task';
import { fromJsonText } from '../wire/wireCodecs';
import { SafeStorage } from './SafeStorage';

const SENT_FILES = 'portal.sentFiles';

const storedDigests = t.record(t.string, t.array(t.string));

/** Session storage below `portal.`, which log-out clears; an unreadable entry counts as absent. */
export class BrowserSentDigests implements SentDigests {
  private readonly tab = new SafeStorage(() => window.sessionStorage);

  digestsFor(task: TaskId): readonly string[] {
    return this.all()[task] ?? [];
  }

  add(task: TaskId, digest: string): void {
    const digests = [...new Set([...this.digestsFor(task), digest])];
    this.tab.write(SENT_FILES, JSON.stringify({ ...this.all(), [task]: digests }));
  }

  private all(): Readonly<Record<string, readonly string[]>> {
    const stored = storedDigests.decode(fromJsonText(this.tab.read(SENT_FILES)));
    return isRight(stored) ? stored.right : {};
  }
}
