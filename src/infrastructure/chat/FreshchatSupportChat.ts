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
  readonly log: Log;
}

/** Freshchat's web widget. Whatever the provider throws is logged and never reaches the customer (AMB-48). */
export class FreshchatSupportChat implements SupportChat {
  readonly takesFirstLine = true;
  private widget: FreshchatWidget | undefined = undefined;
  private isWanted = false;
  private removal: Promise<void> = Promise.resolve();

  constructor(private readonly settings: FreshchatSettings) {}

  start(user: User): TaskEither<GatewayError, void> {
    const { token, host, load } = this.settings;
    return async () => {
      this.isWanted = true;
      try {
        const widget = await load(host);
        // Otherwise it would remove the conversation of this customer with that of the one before.
        await this.removal;
        // The customer may have logged out meanwhile, and the next one's chat may run in the same widget.
        if (!this.isWanted) return right(undefined);
        widget.init({ token, host, externalId: user.id, ...personOf(user) });
        this.widget = widget;
        return right(undefined);
      } catch {
        return left(gatewayError('Unreachable'));
      }
    };
  }

  setProperties(user: User): void {
    this.quietly((widget) => widget.user.setProperties(personOf(user)));
  }

  open(firstLine?: string): void {
    this.quietly((widget) =>
      firstLine === undefined ? widget.open() : widget.open({ replyText: firstLine }),
    );
  }

  stop(): void {
    const { widget } = this;
    this.isWanted = false;
    this.widget = undefined;
    if (widget !== undefined) this.removal = this.remove(widget);
  }

  private async remove(widget: FreshchatWidget): Promise<void> {
    await Promise.race([cleared(widget), limit()]);
    this.safely(() => widget.destroy());
  }

  private quietly(act: (widget: FreshchatWidget) => void): void {
    const { widget } = this;
    if (widget === undefined) this.settings.log.failure('The support chat is not there.');
    else this.safely(() => act(widget));
  }

  private safely(act: () => void): void {
    try {
      act();
    } catch {
      this.settings.log.failure('The support chat failed.');
    }
  }
}
