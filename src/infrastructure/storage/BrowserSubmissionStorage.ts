import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { SubmissionStorage } from '../../application/ports/SubmissionStorage';
import type { MadeSubmission } from '../../domain/catalogue/repetition';
import { wireListOf } from '../wire/wireCodecs';
import { SafeStorage } from './SafeStorage';

const SUBMISSIONS = 'portal.submissions';

// `intention` is the field's name in the storage of earlier releases, which a reload for a new release keeps.
const storedSubmission = t.type({
  kind: t.union([t.literal('addToCart'), t.literal('requestQuotation')]),
  name: t.string,
  intention: t.string,
  cartLines: t.number,
});

/** Session storage below `portal.`, which log-out clears. */
export class BrowserSubmissionStorage implements SubmissionStorage {
  private readonly tab = new SafeStorage(() => window.sessionStorage);

  all(): readonly MadeSubmission[] {
    const stored = wireListOf(storedSubmission).decode(this.tab.read(SUBMISSIONS));
    return isRight(stored)
      ? stored.right.map(({ intention, ...made }) => ({ ...made, intent: intention }))
      : [];
  }

  keep(made: readonly MadeSubmission[]): void {
    if (made.length === 0) this.tab.remove(SUBMISSIONS);
    else
      this.tab.write(
        SUBMISSIONS,
        JSON.stringify(made.map(({ intent, ...same }) => ({ ...same, intention: intent }))),
      );
  }
}
