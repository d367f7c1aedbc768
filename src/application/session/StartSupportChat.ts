import { isLeft } from 'fp-ts/Either';
import { CHAT_PROPERTIES_DELAY_MS } from '../../domain/session/limits';
import type { User } from '../../domain/session/user';
import type { Log } from '../ports/Log';
import type { SupportChat } from '../ports/SupportChat';
import type { Timer } from '../ports/Timer';

const nothing = (): void => undefined;

/** Keeps the support chat available while the customer is signed in (CHAT-01, CHAT-03). */
export class StartSupportChat {
  constructor(
    private readonly deps: { readonly chat: SupportChat; readonly timer: Timer; readonly log: Log },
  ) {}

  /** Starts the chat; its user properties follow one second after it has loaded. Returns a function that ends it. */
  execute(user: User): () => void {
    const run = { isOver: false, cancelTimer: nothing };
    void this.begin(user, run);
    return () => {
      run.isOver = true;
      run.cancelTimer();
      this.deps.chat.stop();
    };
  }

  private async begin(user: User, run: { readonly isOver: boolean; cancelTimer: () => void }): Promise<void> {
    const started = await this.deps.chat.start(user)();
    if (isLeft(started)) this.deps.log.failure('The support chat could not be loaded.');
    else if (!run.isOver)
      run.cancelTimer = this.deps.timer.after(CHAT_PROPERTIES_DELAY_MS, () =>
        this.deps.chat.setProperties(user),
      );
  }
}
