import { left, right } from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { type GatewayError, gatewayError } from '../../application/ports/gatewayError';
import type { Log } from '../../application/ports/Log';
import type { SupportChat } from '../../application/ports/SupportChat';
import type { User } from '../../domain/session/user';
import type { FreshchatPerson, FreshchatWidget } from './freshchatWidget';

const COUNTRY_CODE = '+91';

const personOf = (user: User): FreshchatPerson => ({
  firstName: user.displayName,
  email: user.email,
  phone: user.phone.startsWith(COUNTRY_CODE) ? user.phone.slice(COUNTRY_CODE.length) : user.phone,
  phoneCountryCode: COUNTRY_CODE,
});

/** The widget of a customer who has left is removed then, also where the provider does not answer. */
const CLEARED_WITHIN_MS = 5000;

const limit = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, CLEARED_WITHIN_MS));

const cleared = async (widget: FreshchatWidget): Promise<void> => {
  try {
    await widget.user.clear();
  } catch {
    // Clearing fails when the provider knows no user yet; the widget is removed in either case.
  }
};

export interface FreshchatSettings {
  readonly token: string;
  readonly host: string;
  readonly load: (host: string) => Promise<FreshchatWidget>;
  /** What opens where the widget is not there. */
  readonly instead: Pick<SupportChat, 'open'>;
  readonly log: Log;
}

/** One customer's chat; without a widget until that has loaded. */
interface Run {
  widget: FreshchatWidget | undefined;
}

/**
 * Freshchat's web widget; until its script is there the contact page opens, at once, since only a press may open a tab. Whatever the provider throws is
 * logged and never reaches the customer (AMB-48).
 */
export class FreshchatSupportChat implements SupportChat {
  private run: Run | undefined = undefined;
  private removal: Promise<void> = Promise.resolve();
  private readonly listeners = new Set<() => void>();

  constructor(private readonly settings: FreshchatSettings) {}

  get takesFirstLine(): boolean {
    return this.run?.widget !== undefined;
  }

  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  start(user: User): TaskEither<GatewayError, void> {
    const { token, host, load } = this.settings;
    return async () => {
      const run: Run = { widget: undefined };
      this.run = run;
      try {
        const widget = await load(host);
        // Otherwise it would remove the conversation of this customer with that of the one before.
        await this.removal;
        // The customer may have logged out meanwhile, and the next one's chat may run in the same widget.
        if (this.run !== run) return right(undefined);
        widget.init({ token, host, externalId: user.id, ...personOf(user) });
        run.widget = widget;
        this.tell();
        return right(undefined);
      } catch {
        return left(gatewayError('Unreachable'));
      }
    };
  }

  setProperties(user: User): void {
    const widget = this.run?.widget;
    if (widget !== undefined) this.safely(() => widget.user.setProperties(personOf(user)));
  }

  open(firstLine?: string): void {
    const widget = this.run?.widget;
    if (widget === undefined) this.settings.instead.open();
    else this.safely(() => (firstLine === undefined ? widget.open() : widget.open({ replyText: firstLine })));
  }

  stop(): void {
    const widget = this.run?.widget;
    this.run = undefined;
    this.tell();
    if (widget !== undefined) this.removal = this.remove(widget);
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }

  private async remove(widget: FreshchatWidget): Promise<void> {
    await Promise.race([cleared(widget), limit()]);
    this.safely(() => widget.destroy());
  }

  private safely(act: () => void): void {
    try {
      act();
    } catch {
      this.settings.log.failure('The support chat failed.');
    }
  }
}
