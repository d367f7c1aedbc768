import { browserSession } from '../support/browserSession';
import { isNone, isSome, none, type Option, some } from 'fp-ts/Option';
import { KeptForms } from '../../../src/application/forms/KeptForms';
import { WatchSession } from '../../../src/application/session/WatchSession';
import { statutoryDates } from '../../../src/domain/deadlines/statutoryDates';
import type { TypedFields } from '../../../src/domain/typed/typedFields';
import { BrowserCheckoutStorage } from '../../../src/infrastructure/storage/BrowserCheckoutStorage';
import { BrowserFormStorage } from '../../../src/infrastructure/storage/BrowserFormStorage';
import { LocalDeadlineChoiceStorage } from '../../../src/infrastructure/storage/LocalDeadlineChoiceStorage';
import { KeptChoice } from '../../../src/ui/deadlines/KeptChoice';
import type { Random } from '../../application/random/random';
import { anOrderForm } from '../../domain/checkout/builders';
import { aRule } from '../../domain/deadlines/theTable';
import { day } from '../../domain/when';
import { aSession, aUser } from '../../doubles/aSession';
import { FixedClock } from '../../doubles/FixedClock';
import { InMemoryAnalytics } from '../../doubles/InMemoryAnalytics';
import { InMemoryNotifier } from '../../doubles/InMemoryNotifier';
import { InMemoryReloader } from '../../doubles/InMemoryReloader';

const TEN_MINUTES_MS = 600_000;
const ADDRESSES = ['/profile', '/contact'];
const DATES = statutoryDates(
  ['gstr-1', 'cmp-08', 'gstr-5a'].map((id) => aRule({ id })),
  { span: { from: day('2026-12-01'), to: day('2026-12-31') }, state: none },
);

/** What this device keeps when nobody is signed in (docs/privacy.md). */
const STAYS = new Set(['service_id', 'refresh_token']);

/** A tab: what its storage holds while another one is looked at, and what it should give back. */
class Tab {
  stored: readonly (readonly [string, string])[] = [];
  token: string | undefined = undefined;
  choice: KeptChoice | undefined = undefined;
  readonly forms = new Map<string, { readonly text: string; readonly at: number }>();
}

/** Two customers who share one browser with two tabs, and what is kept for whom. */
export class SharedBrowser {
  readonly wrong: string[] = [];
  private readonly clock = new FixedClock();
  private readonly session = browserSession();
  private readonly tabs = [new Tab(), new Tab()];
  private tab: Tab;
  private signIns = 0;
  private owner: string | undefined = undefined;
  private draftOf: string | undefined = undefined;
  private readonly putAside = new Map<string, ReadonlySet<string>>();

  constructor(private readonly random: Random) {
    this.tab = random.oneOf(this.tabs);
  }

  offered(): Readonly<Record<string, () => void>> {
    const always = {
      switchTab: () => this.switchTab(),
      signIn: () => this.signIn(),
      wait: () => this.wait(),
    };
    if (this.owner === undefined) return always;
    return {
      ...always,
      logOut: () => this.logOut(),
      mark: () => this.mark(),
      cutOff: () => this.cutOff(),
      reopen: () => this.opened(this.random.oneOf(ADDRESSES), none),
      draft: () => this.draft(),
    };
  }

  /** What somebody would find who should not, or miss who should. */
  broken(): readonly string[] {
    const { owner } = this;
    if (owner === undefined) {
      const left = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
      const kept = left.filter((key) => !STAYS.has(key));
      return [...this.wrong, ...kept.map((key) => `${key} is kept at log-out`)];
    }
    const own = [...(this.putAside.get(owner) ?? [])].toSorted().join();
    const shown = this.choices().choice().notForMe.toSorted().join();
    const hasDraft = localStorage.getItem('portal.orderForm') !== null;
    return [
      ...this.wrong,
      ...(shown === own ? [] : [`${owner} has put aside ${own} and finds ${shown}`]),
      ...(hasDraft && this.draftOf !== owner
        ? [`${owner} finds the draft of ${this.draftOf ?? 'nobody'}`]
        : []),
    ];
  }

  private choices(): LocalDeadlineChoiceStorage {
    return new LocalDeadlineChoiceStorage({ session: this.session });
  }

  private forms(): KeptForms {
    return new KeptForms({ storage: new BrowserFormStorage(), session: this.session, clock: this.clock });
  }

  /** A page of the tab that was left hears of the session as soon as it is shown. */
  private switchTab(): void {
    this.tab.stored = Object.entries(sessionStorage);
    this.tab = this.random.oneOf(this.tabs.filter((tab) => tab !== this.tab));
    sessionStorage.clear();
    for (const [key, value] of this.tab.stored) sessionStorage.setItem(key, value);
    this.hear();
  }

  private hear(): void {
    const { session: storage, tab } = this;
    const former = storage.user();
    new WatchSession({
      storage,
      reloader: new InMemoryReloader(),
      analytics: new InMemoryAnalytics(),
    }).settle();
    const token = storage.mark();
    const isSame = isSome(token) && isSome(former) && former.value.id === this.owner;
    if (!isSame) this.forget();
    else if (tab.token !== token.value) tab.choice = undefined;
    tab.token = isSome(token) ? token.value : undefined;
    if (this.owner !== undefined && isNone(storage.user())) storage.keepUser(aUser({ id: this.owner }));
  }

  /** The page is loaded again. */
  private forget(): void {
    this.tab.forms.clear();
    this.tab.choice = undefined;
  }

  // The session of the same customer may have ended before; that of another one is replaced.
  private signIn(): void {
    const id = this.random.oneOf(['42', '43']);
    const former = this.session.user();
    if (isNone(former) || former.value.id !== id) this.forget();
    this.signIns += 1;
    const mark = `access-${this.signIns}`;
    this.session.keep(aSession({ mark, user: aUser({ id }) }));
    for (const other of this.putAside.keys()) if (other !== id) this.putAside.delete(other);
    this.session.markServiceEntry();
    this.owner = id;
    this.tab.token = mark;
    this.tab.choice = undefined;
  }

  private logOut(): void {
    this.session.leave();
    this.putAside.clear();
    this.forget();
    this.owner = undefined;
    this.tab.token = undefined;
  }

  // The page of a tab may have read what was put aside before the other one changed it.
  private mark(): void {
    this.tab.choice ??= new KeptChoice({ choices: this.choices(), notifier: new InMemoryNotifier() });
    const { choice } = this.tab;
    const date = this.random.oneOf(DATES);
    const own = new Set(this.putAside.get(this.owner ?? ''));
    if (choice.isPutAside(date.rule)) own.delete(date.rule.id);
    else own.add(date.rule.id);
    choice.toggleNotForMe(date);
    this.putAside.set(this.owner ?? '', own);
  }

  private draft(): void {
    new BrowserCheckoutStorage().keepForm(anOrderForm());
    this.draftOf = this.owner;
  }

  private cutOff(): void {
    const address = this.random.oneOf(ADDRESSES);
    const text = `text ${this.random.next()}`;
    const page = this.opened(address, some({ text }));
    page.keepForNextSession();
    this.tab.forms.set(address, { text, at: this.clock.now() });
  }

  /** Opens a form, which gives back once what was cut off. */
  private opened(address: string, typed: Option<TypedFields>): KeptForms {
    const page = this.forms();
    const given = page.join(address, () => typed);
    const kept = this.tab.forms.get(address);
    const counts = kept !== undefined && this.clock.now() - kept.at < TEN_MINUTES_MS;
    const [found, expected] = [isSome(given) ? given.value['text'] : '', counts ? kept.text : ''];
    if (found !== expected) this.wrong.push(`${address} shows '${found ?? ''}' instead of '${expected}'`);
    this.tab.forms.delete(address);
    return page;
  }

  private wait(): void {
    this.clock.pass(this.random.next() * 0.7 * TEN_MINUTES_MS);
  }
}
