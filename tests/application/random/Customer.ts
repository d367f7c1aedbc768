import { aCaptchaToken } from '../../doubles/aCaptchaToken';
import { isRight } from 'fp-ts/Either';
import { none } from 'fp-ts/Option';
import { LoadCart } from '../../../src/application/cart/LoadCart';
import { LoadNotifications } from '../../../src/application/notifications/LoadNotifications';
import { MarkNotificationsRead } from '../../../src/application/notifications/MarkNotificationsRead';
import { SaveProfile } from '../../../src/application/profile/SaveProfile';
import { AcceptQuotation } from '../../../src/application/quotations/AcceptQuotation';
import { DenyQuotation } from '../../../src/application/quotations/DenyQuotation';
import { AskForOtp } from '../../../src/application/session/AskForOtp';
import { LogOut } from '../../../src/application/session/LogOut';
import { ReadSession } from '../../../src/application/session/ReadSession';
import { VerifyOtp } from '../../../src/application/session/VerifyOtp';
import { itemCount } from '../../../src/domain/cart/cart';
import { editOf } from '../../../src/domain/profile/profileEdit';
import { notificationId } from '../../../src/domain/notifications/notification';
import { otpStep, phoneStep } from '../session/forms';
import type { Quotation } from '../../../src/domain/quotations/quotation';
import type { Random } from './random';
import { type Office, openOffice } from './office';
import type { Action } from './action';
import { Checkouts } from './Checkouts';
import { Filing } from './Filing';
import { Papers } from './Papers';
import { Purchases } from './Submissions';
import { Worklist } from './Worklist';

/** Everything a customer can do, on the real use-cases over a backend in memory. */
export class Customer {
  /** How many items the badge shows; undefined while no cart was read. */
  badge: number | undefined = undefined;
  readonly office: Office;
  readonly filing: Filing;
  readonly papers: Papers;
  readonly submissions: Purchases;
  readonly worklist: Worklist;
  private readonly checkouts: Checkouts;
  private readonly session: ReadSession;

  constructor(
    private readonly random: Random,
    faults: number,
  ) {
    this.office = openOffice(random, faults);
    this.session = new ReadSession({ storage: this.office.storage });
    this.filing = new Filing(random, this.office);
    this.papers = new Papers(random, this.office);
    this.worklist = new Worklist(random, this.office);
    this.checkouts = new Checkouts(random, this.office, () => this.logOut());
    this.submissions = new Purchases(random, this.office);
  }

  get isSignedIn(): boolean {
    return this.session.execute().isSignedIn;
  }

  /** The actions that the screens offer now, by name. */
  offered(): Readonly<Record<string, Action>> {
    if (!this.isSignedIn) return this.entering();
    const parts = [this.submissions, this.checkouts, this.filing, this.papers, this.worklist];
    return Object.assign({}, this.buying(), this.looking(), ...parts.map((part) => part.offered()));
  }

  private entering(): Readonly<Record<string, Action>> {
    const { lines, storage, analytics } = this.office;
    const signal = new AbortController().signal;
    const otp = this.random.happens(0.8) ? '123456' : '000000';
    return {
      askForOtp: () =>
        new AskForOtp({ sessions: lines.sessions }).execute(phoneStep(), aCaptchaToken(), signal),
      signIn: () =>
        new VerifyOtp({ sessions: lines.sessions, storage, analytics }).execute(otpStep(otp), signal),
    };
  }

  private buying(): Readonly<Record<string, Action>> {
    return { remove: () => this.remove(), readCart: () => this.readCart() };
  }

  private looking(): Readonly<Record<string, Action>> {
    const { lines, storage, quotations, profiles, read } = this.office;
    const signal = new AbortController().signal;
    const quotation = this.random.oneOf(quotations.all);
    const edit = { ...editOf(profiles.profile), displayName: this.random.oneOf(['Asha', 'Asha Rao', '']) };
    return {
      accept: () =>
        this.twice(() =>
          this.decided(
            quotation,
            new AcceptQuotation({ quotations: lines.quotations }).execute(quotation, signal),
          ),
        ),
      deny: () => {
        const remarks = this.random.oneOf(['Too dear', ' ']);
        const denying = new DenyQuotation({ quotations: lines.quotations });
        return this.decided(quotation, denying.execute(quotation, remarks, signal));
      },
      notifications: () =>
        new LoadNotifications({ notifications: lines.notifications, log: this.office.log }).execute(),
      markRead: async () =>
        new MarkNotificationsRead({ storage: read }).execute([
          this.random.oneOf([notificationId('1'), notificationId('2')]),
        ]),
      profile: () => new SaveProfile({ profiles: lines.profiles, storage }).execute(edit, none, {}),
      logOut: async () => this.logOut(),
    };
  }

  // The browser's storage forgets with the session what a customer was about to order.
  private logOut(): void {
    const { lines, storage, analytics, checkout, books } = this.office;
    new LogOut({ sessions: lines.sessions, storage, analytics }).execute();
    checkout.storage.forgetAttempt();
    books.logOuts += 1;
    this.filing.signedOut();
    this.badge = undefined;
  }

  private async decided({ id }: Quotation, decision: ReturnType<AcceptQuotation['execute']>): Promise<void> {
    if (isRight(await decision)) this.office.books.done.add(`decideQuotation ${id}`);
  }

  // As when Enter and a click come at the same time.
  private async twice(action: Action): Promise<void> {
    if (this.random.happens(0.5)) await action();
    else await Promise.all([action(), action()]);
  }

  private async readCart(): Promise<void> {
    const cart = await new LoadCart({ carts: this.office.lines.carts, log: this.office.log }).execute();
    if (isRight(cart)) this.badge = itemCount(cart.right);
  }

  private async remove(): Promise<void> {
    const [line] = this.office.carts.cart.lines;
    if (line === undefined) return;
    await this.office.lines.carts.remove(line.id)();
    await this.readCart();
  }
}
