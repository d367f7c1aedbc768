import { onAbort } from '../../../src/application/ports/stoppedWaiting';
import type { Scheduler } from 'fast-check';
import { type Either, left, map, right } from 'fp-ts/Either';
import { none, some } from 'fp-ts/Option';
import { type GatewayError, gatewayError } from '../../../src/application/ports/gatewayError';
import type { Order } from '../../../src/domain/checkout/order';
import { indianDay, instant, type When } from '../../../src/domain/dates/instant';
import type { OrderList } from '../../../src/domain/transactions/orderList';
import { type Transaction, type OrderId, orderId } from '../../../src/domain/transactions/transaction';
import { aCart } from '../../doubles/aCart';
import type { FixedClock } from '../../doubles/FixedClock';
import { aTransaction } from '../../domain/transactions/aTransaction';

/** What becomes of one call to place an order. */
export type Fate = 'answered' | 'answerLost' | 'lostOnTheWay' | 'refused' | 'unreadable';

/** How the backend behaves during one trial. */
export interface Nature {
  readonly honoursKeys: boolean;
  readonly fates: readonly Fate[];
  readonly tellsDayOnly: boolean;
  readonly tellsTotal: boolean;
  /** How far the server's clock is ahead, in milliseconds. */
  readonly skew: number;
  /** A call may arrive this much later than it was sent, and its order be listed this much later than it was made. */
  readonly delay: number;
  /** Orders that another device of the customer made long ago, and one of another total a moment ago. */
  readonly hasOlderOrders: boolean;
  /** Whether it says no in the place of an empty list. */
  readonly saysNoForNone: boolean;
}

interface Made {
  readonly id: OrderId;
  readonly order: Order;
  readonly madeAt: number;
  readonly listedAt: number;
}

interface Travelling {
  readonly until: number;
  readonly arrive: () => void;
}

type Placed = Either<GatewayError, OrderId>;

/** A backend whose calls arrive late, whose responses get lost and whose list is coarse, slow or down. */
export class SimulatedBackend {
  readonly made: Made[] = [];
  isListDown = false;
  /** Whether only the first of the orders can be read. */
  isListCut = false;
  /** From now on nothing fails. */
  isHealed = false;
  private calls = 0;
  private travelling: readonly Travelling[] = [];
  private readonly byKey = new Map<string, OrderId>();

  constructor(
    readonly nature: Nature,
    private readonly clock: FixedClock,
    private readonly scheduler: Scheduler,
  ) {}

  /** Lets time pass; calls under way arrive when they are due. */
  pass(milliseconds: number): void {
    const end = this.clock.now() + milliseconds;
    for (const { until, arrive } of this.travelling.filter((one) => one.until <= end)) {
      this.clock.pass(Math.max(0, until - this.clock.now()));
      arrive();
    }
    this.clock.pass(Math.max(0, end - this.clock.now()));
  }

  async place(order: Order, key: string, signal?: AbortSignal): Promise<Placed> {
    const { fates } = this.nature;
    const fate = this.isHealed ? 'answered' : (fates[this.calls % fates.length] ?? 'answered');
    this.calls += 1;
    const arrived = this.travel(() => this.receive(order, key, fate));
    const stopped = new Promise<Placed>((resolve) => {
      onAbort(signal, () => resolve(left(gatewayError('Cancelled'))));
    });
    return Promise.race([this.result(arrived, fate), stopped]);
  }

  list(): Either<GatewayError, OrderList> {
    if (this.isListDown) return left(gatewayError('Rejected'));
    const now = this.clock.now();
    const own = this.made.filter(({ listedAt }) => listedAt <= now).map((made) => this.listed(made));
    const orders = [...own.toReversed(), ...this.older()];
    if (orders.length === 0 && this.nature.saysNoForNone)
      return right({ orders, isWhole: false, isBareNo: true });
    return right({ orders: this.isListCut ? orders.slice(0, 1) : orders, isWhole: !this.isListCut });
  }

  /** The list as the screens show it. */
  shownList(): Either<GatewayError, readonly Transaction[]> {
    return map(({ orders }: OrderList) => orders)(this.list());
  }

  private async result(arrived: Promise<Placed>, fate: Fate): Promise<Placed> {
    const result = await arrived;
    await this.scheduler.schedule(Promise.resolve(), 'answers');
    if (fate === 'answered' || fate === 'refused') return result;
    return left(gatewayError(fate === 'unreadable' ? 'Malformed' : 'Unreachable'));
  }

  /** Arrives when the scheduler says, or as soon as its time is up. */
  private travel(receive: () => Placed): Promise<Placed> {
    return new Promise((resolve) => {
      const entry: Travelling = {
        until: this.clock.now() + this.nature.delay,
        arrive: () => {
          if (!this.travelling.includes(entry)) return;
          this.travelling = this.travelling.filter((other) => other !== entry);
          resolve(receive());
        },
      };
      this.travelling = [...this.travelling, entry];
      void this.scheduler.schedule(Promise.resolve(), 'arrives').then(entry.arrive);
    });
  }

  private receive(order: Order, key: string, fate: Fate): Placed {
    if (fate === 'refused') return left(gatewayError('Refused', 'No.'));
    if (fate === 'lostOnTheWay') return left(gatewayError('Unreachable'));
    const before = this.nature.honoursKeys ? this.byKey.get(key) : undefined;
    if (before !== undefined) return right(before);
    const id = orderId(String(100 + this.made.length));
    const now = this.clock.now();
    this.made.push({ id, order, madeAt: now + this.nature.skew, listedAt: now + this.nature.delay });
    this.byKey.set(key, id);
    return right(id);
  }

  private when(at: number): When {
    const moment = instant(at);
    return this.nature.tellsDayOnly
      ? { kind: 'day', day: indianDay(moment) }
      : { kind: 'moment', at: moment };
  }

  private listed({ id, madeAt }: Pick<Made, 'id' | 'madeAt'>, total = aCart().payment.total): Transaction {
    return aTransaction({
      id: `row-${id}`,
      orderId: id,
      createdAt: some(this.when(madeAt)),
      payment: 'otherwise',
      paymentText: 'Pending',
      total: this.nature.tellsTotal ? total : none,
    });
  }

  private older(): readonly Transaction[] {
    if (!this.nature.hasOlderOrders) return [];
    const longAgo = Date.parse('2026-10-01T10:00:00+05:30');
    return ['7', '8'].map(orderId).map((id) => this.listed({ id, madeAt: longAgo }));
  }
}
