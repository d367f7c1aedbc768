import { aCaptchaToken } from '../../doubles/aCaptchaToken';
import { isRight } from 'fp-ts/Either';
import { none, some } from 'fp-ts/Option';
import { ApplyCoupon } from '../../../src/application/cart/ApplyCoupon';
import { LoadCart } from '../../../src/application/cart/LoadCart';
import { SubmitPurchase } from '../../../src/application/catalogue/SubmitPurchase';
import { ConfirmPayment } from '../../../src/application/checkout/ConfirmPayment';
import { PlaceOrder } from '../../../src/application/checkout/PlaceOrder';
import { UploadToCabinet } from '../../../src/application/documents/UploadToCabinet';
import { LoadNotifications } from '../../../src/application/notifications/LoadNotifications';
import { MarkNotificationRead } from '../../../src/application/notifications/MarkNotificationRead';
import { AskPrice } from '../../../src/application/pricing/AskPrice';
import { SaveProfile } from '../../../src/application/profile/SaveProfile';
import { AcceptQuotation } from '../../../src/application/quotations/AcceptQuotation';
import { DenyQuotation } from '../../../src/application/quotations/DenyQuotation';
import { AskForOtp } from '../../../src/application/session/AskForOtp';
import { LogOut } from '../../../src/application/session/LogOut';
import { ReadSession } from '../../../src/application/session/ReadSession';
import { VerifyOtp } from '../../../src/application/session/VerifyOtp';
import { itemCount } from '../../../src/domain/cart/cart';
import { lineOf } from '../../../src/domain/catalogue/proceed';
import { editOf } from '../../../src/domain/profile/profileEdit';
import { subServiceId } from '../../../src/domain/catalogue/service';
import { notificationId } from '../../../src/domain/notifications/notification';
import { aSubService } from '../../domain/catalogue/aService';
import { anOrderForm } from '../../domain/checkout/builders';
import { aQuestion, answersOf } from '../../domain/pricing/aQuestion';
import { aChosenFile } from '../../doubles/aChosenFile';
import { otpStep, phoneStep } from '../session/forms';
import type { Random } from './random';
import { type Office, openOffice } from './office';
import { InMemoryIdempotencyKeys } from '../../doubles/InMemoryIdempotencyKeys';

type Action = () => Promise<unknown>;

/** Everything a customer can do, on the real use-cases over a backend in memory. */
export class Customer {
  /** How many items the badge shows; undefined while no cart was read. */
  badge: number | undefined = undefined;
  readonly office: Office;
  private placing: PlaceOrder;
  private readonly submit: SubmitPurchase;
  private readonly session: ReadSession;

  constructor(
    private readonly random: Random,
    faults: number,
  ) {
    this.office = openOffice(random, faults);
    this.session = new ReadSession({ storage: this.office.storage });
    this.placing = new PlaceOrder(this.office.checkout);
    this.submit = new SubmitPurchase({
      purchases: this.office.lines.purchases,
      analytics: this.office.analytics,
      keys: this.office.checkout.keys,
    });
  }

  get isSignedIn(): boolean {
    return this.session.execute().isSignedIn;
  }

  /** The actions that the screens offer now, by name. */
  offered(): Readonly<Record<string, Action>> {
    return this.isSignedIn ? { ...this.buying(), ...this.looking() } : this.entering();
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
    const { lines } = this.office;
    const service = aSubService({ id: this.random.oneOf(['16', '17', '18']) });
    const line = lineOf(service, { amount: service.basePrice, questions: [] });
    const question = aQuestion({ id: '1' });
    return {
      browse: () => lines.catalogue.services()(),
      price: () =>
        new AskPrice({ pricing: lines.pricing }).execute({
          subServiceId: subServiceId('18'),
          questions: [question],
          answers: answersOf({ 1: 'Yes' }),
        }),
      add: () => this.submit.execute({ kind: 'addToCart', line, name: service.name }),
      request: () => this.submit.execute({ kind: 'requestQuotation', line, name: service.name }),
      coupon: () =>
        new ApplyCoupon({ carts: lines.carts }).execute(this.random.oneOf(['SAVE10', 'NONE', ' '])),
      remove: () => this.remove(),
      readCart: () => this.readCart(),
      order: () => this.order(),
      reload: () => this.reload(),
      pay: () => this.pay(),
    };
  }

  private looking(): Readonly<Record<string, Action>> {
    const { lines, storage, quotations, profiles, analytics, read } = this.office;
    const signal = new AbortController().signal;
    const quotation = this.random.oneOf(quotations.all);
    const edit = { ...editOf(profiles.profile), displayName: this.random.oneOf(['Asha', 'Asha Rao', '']) };
    const upload = new UploadToCabinet({ files: lines.files, keys: new InMemoryIdempotencyKeys() });
    const file = this.random.oneOf([some(aChosenFile('pdf')), some(aChosenFile('xlsx')), none]);
    return {
      accept: () =>
        this.twice(() => new AcceptQuotation({ quotations: lines.quotations }).execute(quotation, signal)),
      deny: () =>
        new DenyQuotation({ quotations: lines.quotations }).execute(
          quotation,
          this.random.oneOf(['Too dear', ' ']),
          signal,
        ),
      upload: () => upload.execute(file, { signal: signal, onProgress: () => undefined }),
      notifications: () =>
        new LoadNotifications({ notifications: lines.notifications, log: this.office.log }).execute(),
      markRead: async () =>
        new MarkNotificationRead({ storage: read }).execute(
          this.random.oneOf([notificationId('1'), notificationId('2')]),
        ),
      profile: () => new SaveProfile({ profiles: lines.profiles, storage }).execute(edit, none, {}),
      logOut: async () => {
        new LogOut({ storage, analytics }).execute();
        this.badge = undefined;
      },
    };
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

  private async order(): Promise<void> {
    const { cart } = this.office.carts;
    if (cart.lines.length === 0) return;
    await this.twice(() => this.placing.execute({ form: anOrderForm(), cart, discountCode: '' }));
  }

  /** Reloads the page: what only its memory held is lost. */
  private async reload(): Promise<void> {
    this.placing = new PlaceOrder(this.office.checkout);
    await this.readCart();
  }

  /** The customer pays the last order at the gateway, which empties the cart, and comes back. */
  private async pay(): Promise<void> {
    const orderId = this.office.payLast();
    if (orderId === undefined) return;
    const { lines, checkout, analytics } = this.office;
    const confirm = new ConfirmPayment({
      transactions: lines.transactions,
      storage: checkout.storage,
      analytics,
    });
    await confirm.execute({ state: 'success', orderId });
    await this.readCart();
  }
}
