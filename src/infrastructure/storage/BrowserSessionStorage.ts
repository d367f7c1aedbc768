import { isRight } from 'fp-ts/Either';
import {
  chain,
  fromNullable,
  fromPredicate,
  isSome,
  map,
  none,
  type Option,
  some,
  toNullable,
} from 'fp-ts/Option';
import type { SessionStorage } from '../../application/ports/SessionStorage';
import { type AsReceived, asReceived } from '../../domain/received/asReceived';
import { instant } from '../../domain/dates/instant';
import type { ReturnPlace } from '../../domain/session/destination';
import { SIGNED_IN_SERVICE_ID } from '../../domain/session/limits';
import type { OtpStep } from '../../domain/session/otpStep';
import {
  isSameUser,
  type Session,
  type SessionMark,
  sessionMark,
  type User,
  type UserId,
  userId,
} from '../../domain/session/user';
import { clearAppBadge } from '../system/NavigatorAppBadge';
import { isRecord } from '../wire/unwrap';
import { fromJsonText } from '../wire/wireCodecs';
import { forgetShares } from './forgetShares';
import type { ReceivedUsers } from './ReceivedUsers';
import { SafeStorage } from './SafeStorage';
import {
  ATTEMPT_KEY,
  CAPTCHA_TICKED_KEY,
  CUSTOMER_KEY,
  CUSTOMER_KEYS,
  OWNED_KEYS,
  RELOAD_DRAFT_KEY,
  RELOADED_AT_KEY,
} from './storageKeys';
import { MARK_KEY, storedMark } from './storedMark';
import * as t from 'io-ts';

/** Its code is fetched then: no other screen before sign-in needs it. */
const forgetDownloads = async (): Promise<void> => {
  const folder = await import('../system/downloadFolder').catch(() => undefined);
  await folder?.forgetDownloads();
};

const RETURN_PLACE = 'portal.returnPlace';
const OTP_STEP = 'portal.otpStep';

/** What a visitor has begun, before any session. */
const VISITOR_KEYS: readonly string[] = [
  RETURN_PLACE,
  OTP_STEP,
  RELOAD_DRAFT_KEY,
  RELOADED_AT_KEY,
  CAPTCHA_TICKED_KEY,
];

const SHARED_KEYS = [...CUSTOMER_KEYS, ...OWNED_KEYS] as const;

const storedReturnPlace = t.type({ address: t.string, at: t.number });
const storedOtpStep = t.type({
  isSignUp: t.boolean,
  phone: t.string,
  sentAt: t.number,
  details: t.type({ email: t.string, displayName: t.string, referralCode: t.string }),
  mark: t.string,
});

/** A customer behind the end of a session's mark: after a sign-in that wrote no customer, nobody is known. */
const ownership = (customer: string, mark: string): string => `${mark.slice(-8)}|${customer}`;

const filled = fromPredicate((text: string) => text !== '');

/** The browser's storage with the specified keys, in both readings (STOR-01, STOR-02, AMB-03). */
export class BrowserSessionStorage implements SessionStorage {
  private readonly tab = new SafeStorage(() => window.sessionStorage);
  private readonly browser = new SafeStorage(() => window.localStorage);

  constructor(private readonly deps: { readonly users: ReceivedUsers }) {}

  mark(): Option<SessionMark> {
    return storedMark(this.browser);
  }

  outlivesPage(): boolean {
    return this.browser.outlivesPage(MARK_KEY);
  }

  user(): Option<User> {
    return chain(this.deps.users.read)(this.receivedUser());
  }

  // An expired session keeps the drafts for the same customer only (AMB-55). A visitor's return address
  // survives the sign-in, but a former customer's does not.
  keep(session: Session): void {
    const former = this.user();
    const isSame = isSameUser(former, session.user);
    const place = isSome(former) ? null : this.tab.read(RETURN_PLACE);
    this.belongsTo(session.user.id, session.mark);
    if (!isSame) this.forgetUser();
    if (!this.isOf(session.user.id, ATTEMPT_KEY, isSame)) this.forgetSharedEntries();
    for (const key of OWNED_KEYS) if (!this.isOf(session.user.id, key, isSame)) this.browser.remove(key);
    if (place !== null) this.tab.write(RETURN_PLACE, place);
    this.forgetOtpStep();
    this.browser.replace(MARK_KEY, session.mark);
    this.tab.replace('token', session.mark);
    this.tab.replace('refresh_token', session.refreshToken);
    this.tab.replace('user', JSON.stringify(session.userAsReceived));
  }

  keepUser(user: User): void {
    const [own, mark] = [this.tab.read('token'), toNullable(this.mark())];
    // Another tab has signed somebody in, or out, and this one has not heard of it yet.
    if (own !== null && own.trim() !== mark) return;
    if (mark !== null) {
      this.tab.replace('token', mark);
      this.browser.replace(CUSTOMER_KEY, ownership(user.id, mark));
    }
    this.tab.replace('user', JSON.stringify(this.deps.users.change(this.receivedUser(), user)));
  }

  follow(): boolean {
    const own = this.tab.read('token');
    const mark = toNullable(this.mark());
    if (own === null || mark === null || mark === own.trim()) return false;
    // What stands behind another mark stays with it, and is no id.
    const id = userId((this.browser.read(CUSTOMER_KEY) ?? '').replace(ownership('', mark), ''));
    if (isSameUser(this.user(), { id, phone: '' })) this.tab.replace('token', mark);
    else this.forgetUser();
    return true;
  }

  // Stored checkouts and question flows belong to this customer, not to the next one.
  private forgetUser(): void {
    this.tab.remove('token');
    this.tab.remove('user');
    this.tab.removeAll('portal.');
  }

  hasCustomerEntries(): boolean {
    return (
      this.hasFormerCustomer() ||
      this.ownEntries().length > 0 ||
      SHARED_KEYS.some((key) => this.browser.read(key) !== null)
    );
  }

  leave(): void {
    this.forgetCustomer();
    this.browser.remove(MARK_KEY);
  }

  returnPlace(): Option<ReturnPlace> {
    const stored = storedReturnPlace.decode(fromJsonText(this.tab.read(RETURN_PLACE)));
    return isRight(stored) ? some({ ...stored.right, at: instant(stored.right.at) }) : none;
  }

  keepReturnPlace(place: ReturnPlace): void {
    this.tab.write(RETURN_PLACE, JSON.stringify(place));
  }

  forgetReturnPlace(): void {
    this.tab.remove(RETURN_PLACE);
  }

  otpStep(): Option<OtpStep> {
    const stored = storedOtpStep.decode(fromJsonText(this.tab.read(OTP_STEP)));
    if (!isRight(stored)) return none;
    const step = stored.right;
    return some({ ...step, sentAt: instant(step.sentAt), mark: sessionMark(step.mark) });
  }

  keepOtpStep(step: OtpStep): void {
    this.tab.write(OTP_STEP, JSON.stringify(step));
  }

  forgetOtpStep(): void {
    this.tab.remove(OTP_STEP);
  }

  // A new tab knows no former user: the entry itself names its customer, otherwise only this tab can tell (RESUME-09,
  // DUE-04).
  private isOf(customer: UserId, key: string, isSameInTab: boolean): boolean {
    const owner = this.ownerOf(key);
    return owner === undefined ? isSameInTab : owner === customer;
  }

  private ownerOf(key: string): string | undefined {
    const entry = fromJsonText(this.browser.read(key));
    const owner = isRecord(entry) ? entry['userId'] : undefined;
    return typeof owner === 'string' ? owner : undefined;
  }

  // Entries shared by all tabs are removed at log-out, not by a tab that only learns of the next customer.
  private forgetCustomer(): void {
    if (isSome(this.mark()) || this.browser.read(CUSTOMER_KEY) !== null) this.clearDevice();
    this.browser.remove(CUSTOMER_KEY);
    if (this.hasFormerCustomer()) this.forgetUser();
    for (const key of this.ownEntries()) this.tab.remove(key);
    this.forgetSharedEntries();
    for (const key of OWNED_KEYS) this.browser.remove(key);
  }

  // What was shared while nobody was signed in stays for whoever signs in; what was shared to one customer goes with them, also to one
  // of whom only the mark tells.
  private belongsTo(customer: string, mark: string): void {
    const known = this.browser.read(CUSTOMER_KEY)?.replace(/^.*\|/, '') ?? toNullable(this.user())?.id;
    if (known === undefined ? isSome(this.mark()) : known !== customer || customer === '') this.clearDevice();
    this.browser.replace(CUSTOMER_KEY, ownership(customer, mark));
  }

  private clearDevice(): void {
    void forgetShares();
    clearAppBadge();
  }

  private hasFormerCustomer(): boolean {
    return this.tab.read('token') !== null || this.tab.read('user') !== null;
  }

  /** The keys of this tab that only a signed-in customer writes. */
  private ownEntries(): readonly string[] {
    return this.tab.keys('portal.').filter((key) => !VISITOR_KEYS.includes(key));
  }

  private forgetSharedEntries(): void {
    for (const key of CUSTOMER_KEYS) this.browser.remove(key);
    void forgetDownloads();
  }

  discardRefreshToken(): void {
    this.tab.remove('refresh_token');
  }

  campaign(): Option<string> {
    return filled(this.tab.read('camp') ?? '');
  }

  keepCampaign(campaign: string): void {
    this.tab.write('camp', campaign);
  }

  markServiceEntry(): void {
    this.browser.write('service_id', SIGNED_IN_SERVICE_ID);
  }

  hadCustomer(): boolean {
    return this.browser.read('service_id') !== null;
  }

  onShownAgain(listener: () => void): () => void {
    const heard = new AbortController();
    let mark = this.mark();
    const leave = (): void => {
      mark = this.mark();
    };
    const comeBack = ({ persisted }: PageTransitionEvent): void => {
      if (persisted && toNullable(mark) !== toNullable(this.mark())) listener();
    };
    window.addEventListener('pagehide', leave, { signal: heard.signal });
    window.addEventListener('pageshow', comeBack, { signal: heard.signal });
    return () => heard.abort();
  }

  onChangeElsewhere(listener: () => void): () => void {
    const heard = new AbortController();
    let mark = this.mark();
    // A tab that sleeps hears no event of storage.
    const turn = (): void => {
      const isSame = toNullable(mark) === toNullable(this.mark());
      mark = this.mark();
      if (document.visibilityState === 'visible' && !isSame) listener();
    };
    document.addEventListener('visibilitychange', turn, { signal: heard.signal });
    const stop = this.browser.onChangeElsewhere(MARK_KEY, () => {
      mark = this.mark();
      listener();
    });
    return () => {
      heard.abort();
      stop();
    };
  }

  private receivedUser(): Option<AsReceived> {
    return map(asReceived)(fromNullable(fromJsonText(this.tab.read('user'))));
  }
}
