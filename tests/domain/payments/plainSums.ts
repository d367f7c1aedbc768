import { isNone, type Option, toNullable } from 'fp-ts/Option';
import type { Transaction } from '../../../src/domain/transactions/transaction';

export interface PlainSums {
  counted: number;
  paid: bigint;
  gst: bigint;
  withoutAmount: number;
  withoutGst: number;
}

const indian = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
});

const monthOf = ({ createdAt }: Transaction): string | undefined => {
  if (isNone(createdAt)) return undefined;
  const when = createdAt.value;
  return when.kind === 'day' ? when.day.slice(0, 7) : indian.format(when.at);
};

const big = (amount: Option<number>): bigint | null => {
  const plain = toNullable(amount);
  return plain === null ? null : BigInt(plain);
};

/** What was paid by the rule in its own words: the paid amount above zero, else the total less a due amount above zero. */
const paidFor = (order: Transaction): bigint | null => {
  const [paid, total, due] = [big(order.paid), big(order.total), big(order.due)];
  if (paid !== null && paid > 0n) return paid;
  if (total === null) return null;
  return due !== null && due > 0n ? total - due : total;
};

/** Tenths of a paisa, cut, decide whether a paisa is added. */
const gstIn = (paid: bigint, order: Transaction): bigint | null => {
  const [gst, total] = [big(order.gst), big(order.total)];
  if (gst === null || total === null || paid >= total || paid < 0n) return gst;
  const tenths = (gst * paid * 10n) / total;
  return tenths / 10n + (tenths % 10n >= 5n ? 1n : 0n);
};

/** The sums a second time, computed another way: one map, whole numbers without a limit, the calendar of the platform. */
export const plainSums = (orders: readonly Transaction[]): ReadonlyMap<string, PlainSums> => {
  const months = new Map<string, PlainSums>();
  const seen = new Set<string>();
  for (const order of orders) {
    const month = monthOf(order);
    if (seen.has(order.id)) continue;
    seen.add(order.id);
    if (order.payment !== 'success' || month === undefined) continue;
    const sums = months.get(month) ?? { counted: 0, paid: 0n, gst: 0n, withoutAmount: 0, withoutGst: 0 };
    months.set(month, sums);
    const paid = paidFor(order);
    if (paid === null) {
      sums.withoutAmount += 1;
      continue;
    }
    const gst = gstIn(paid, order);
    sums.counted += 1;
    sums.paid += paid;
    sums.gst += gst ?? 0n;
    sums.withoutGst += gst === null ? 1 : 0;
  }
  return months;
};
