import type { Scheduler } from 'fast-check';
import type { Either } from 'fp-ts/Either';
import { type Checkout, PlaceOrder } from '../../../src/application/checkout/PlaceOrder';
import type { ExclusiveLock } from '../../../src/application/ports/ExclusiveLock';
import type { PreparedPayment } from '../../../src/application/ports/PaymentGateway';
import { anOrderForm } from '../../domain/checkout/builders';
import { aSession } from '../../doubles/aSession';
import { InMemoryPaymentGateway } from '../../doubles/InMemoryPaymentGateway';
import { InMemorySessionStorage } from '../../doubles/InMemorySessionStorage';
import { aCheckout, checkoutInput } from './aCheckout';
import { type Nature, SimulatedBackend } from './simulatedBackend';

type Outcome = Either<{ readonly kind: string }, PreparedPayment>;

const nothingMore = <A>(): Promise<A> => new Promise(() => undefined);

/** One page of a tab: once it is closed it receives nothing, sends nothing and holds no lock. */
class Page {
  isOpen = true;
  private leave: () => void = () => undefined;
  private readonly gone = new Promise<void>((resolve) => {
    this.leave = resolve;
  });

  close(): void {
    this.isOpen = false;
    this.leave();
  }

  hears<A>(result: A): Promise<A> {
    return this.isOpen ? Promise.resolve(result) : nothingMore();
  }

  sharing(lock: ExclusiveLock): ExclusiveLock {
    return {
      run: (name, work) =>
        new Promise((resolve) => {
          void lock.run(name, async () => {
            if (this.isOpen) await Promise.race([work().then(resolve), this.gone]);
          });
        }),
    };
  }
}

interface Press {
  readonly page: Page;
  isAnswered: boolean;
}

/** A tab whose page can be reloaded. */
class Tab {
  private page = new Page();
  private placing: PlaceOrder;
  private cancels: (() => void)[] = [];
  private readonly presses: Press[] = [];

  constructor(private readonly open: (page: Page) => PlaceOrder) {
    this.placing = open(this.page);
  }

  /** Presses on an open page that have no outcome yet. */
  get stuck(): number {
    return this.presses.filter(({ page, isAnswered }) => page.isOpen && !isAnswered).length;
  }

  reload(): void {
    this.page.close();
    this.page = new Page();
    this.placing = this.open(this.page);
    this.cancels = [];
  }

  async ask(checkout: Checkout, how: 'execute' | 'checkAgain' = 'execute'): Promise<Outcome> {
    const press: Press = { page: this.page, isAnswered: false };
    this.presses.push(press);
    const controller = new AbortController();
    const { signal } = controller;
    const cancel = (): void => controller.abort();
    this.cancels.push(cancel);
    const outcome = await this.placing[how]({ ...checkout, signal });
    press.isAnswered = true;
    return outcome;
  }

  cancel(): void {
    for (const cancel of this.cancels) cancel();
    this.cancels = [];
  }
}

/** A customer with two tabs at a simulated backend. */
export class SimulatedCustomer {
  readonly payments = new InMemoryPaymentGateway();
  readonly backend: SimulatedBackend;
  readonly tabs: readonly [Tab, Tab];
  private readonly session = new InMemorySessionStorage();
  private readonly world: ReturnType<typeof aCheckout>;
  private intents = 0;

  constructor(
    nature: Nature,
    private readonly scheduler: Scheduler,
  ) {
    this.world = aCheckout({ honoursKeys: nature.honoursKeys });
    this.backend = new SimulatedBackend(nature, this.world.clock, scheduler);
    const open = (page: Page): PlaceOrder => this.open(page);
    this.tabs = [new Tab(open), new Tab(open)];
  }

  /** What is ordered now; its locality differs from that of every other intent. */
  get input(): Checkout {
    return checkoutInput({ form: anOrderForm({ locality: `intention ${this.intents}` }) });
  }

  changeForm(): void {
    this.intents += 1;
  }

  learnUserId(): void {
    this.session.keep(aSession());
  }

  async settle(): Promise<void> {
    // The effects of one response are scheduled a few turns later.
    for (let idle = 0; idle < 40; idle += 1) {
      while (this.scheduler.count() > 0) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other is what is tried
        await this.scheduler.waitOne();
        idle = 0;
      }
      // oxlint-disable-next-line no-await-in-loop -- see above
      await Promise.resolve();
    }
  }

  private listing<A>(page: Page, list: () => A): () => Promise<A> {
    return async () => {
      await this.scheduler.schedule(Promise.resolve(), 'lists');
      return page.hears(list());
    };
  }

  private open(page: Page): PlaceOrder {
    const { dependencies } = this.world;
    return new PlaceOrder({
      ...dependencies,
      session: this.session,
      payments: this.payments,
      lock: page.sharing(dependencies.lock),
      orders: {
        honoursKeys: this.backend.nature.honoursKeys,
        place: (order, key, signal) => async () =>
          page.isOpen ? page.hears(await this.backend.place(order, key, signal)) : nothingMore(),
      },
      transactions: {
        all: () => this.listing(page, () => this.backend.shownList()),
        allForCertain: () => this.listing(page, () => this.backend.list()),
      },
    });
  }
}
