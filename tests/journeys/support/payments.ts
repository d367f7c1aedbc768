import type { Locator, Page } from '@playwright/test';

interface ListedOrder {
  readonly order_id: string;
  readonly created_at: string;
  readonly payment_status: string;
  readonly gst: string;
  readonly total: string;
  readonly paid_amount: string;
  readonly invoice_path: string | null;
}

/**
 * Lists the demo customer's orders with one in each month back from June 2025: by their own dates the day of the run
 * decides in how many months and years something was paid.
 */
export const spreadOrders = async (page: Page): Promise<void> => {
  await page.route('**/api/v3/user/orders', async (route) => {
    const response = await route.fetch();
    const { data, ...rest }: { data: { data: ListedOrder[] } } = await response.json();
    const orders = data.data.map((order, place) => ({
      ...order,
      created_at: new Date(Date.UTC(2025, 5 - place, 15)).toISOString(),
    }));
    await route.fulfill({ response, json: { ...rest, data: { ...data, data: orders } } });
  });
};

/** The orders as the backend lists them to the customer. */
export const listedOrders = (page: Page): Promise<readonly ListedOrder[]> =>
  page.evaluate(async () => {
    const authorization = `Bearer ${localStorage.getItem('access_token') ?? ''}`;
    const response = await fetch('/api/v3/user/orders', { headers: { authorization } });
    const { data }: { data: { data: ListedOrder[] } } = await response.json();
    return data.data;
  });

const indianMonth = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
});

const yearOf = ({ created_at: at }: ListedOrder): string => {
  const [year = 0, month = 0] = indianMonth.format(new Date(at)).split('-').map(Number);
  const first = month < 4 ? year - 1 : year;
  return `${first}-${String(first + 1).slice(2)}`;
};

/** The financial year with the most orders. */
export const fullestYear = (
  orders: readonly ListedOrder[],
): { readonly name: string; readonly orders: readonly ListedOrder[] } => {
  const years = Object.entries(Object.groupBy(orders, yearOf)).map(([name, own = []]) => ({
    name,
    orders: own,
  }));
  const [fullest] = years.toSorted((one, other) => other.orders.length - one.orders.length);
  if (fullest === undefined) throw new Error('no orders');
  return fullest;
};

const monthName = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  month: 'long',
  year: 'numeric',
});
const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
export const shown = (amount: number): string => rupees.format(amount).replace(/\.00$/, '');
const whole = (amount: number): number => Math.round(amount * 100) / 100;

interface Sums {
  readonly paid: number;
  readonly gst: number;
}

/** By the name of the month, as computed by hand from the list. */
export const sumsByMonth = (orders: readonly ListedOrder[]): ReadonlyMap<string, Sums> => {
  const months = new Map<string, Sums>();
  for (const order of orders.filter(({ payment_status: state }) => state === 'success')) {
    const [paid, gst, total] = [order.paid_amount, order.gst, order.total].map(Number);
    const month = monthName.format(new Date(order.created_at));
    const known = months.get(month) ?? { paid: 0, gst: 0 };
    months.set(month, {
      paid: whole(known.paid + (paid ?? 0)),
      gst: whole(known.gst + whole(((gst ?? 0) * (paid ?? 0)) / (total ?? 1))),
    });
  }
  return months;
};

/** The height of each column of the chart, from left to right, by its colour. */
export const columnsOf = (canvas: Locator): Promise<readonly number[]> =>
  canvas.evaluate((element) => {
    if (!(element instanceof HTMLCanvasElement)) throw new Error('The chart is drawn on a canvas.');
    const { width, height } = element;
    const { data } = element.getContext('2d')?.getImageData(0, 0, width, height) ?? {};
    const hex = getComputedStyle(document.documentElement).getPropertyValue('--portal-primary').trim();
    const wanted = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    const filled = (x: number, y: number): boolean =>
      wanted.every((part, at) => Math.abs((data?.[(y * width + x) * 4 + at] ?? -1) - part) < 3);
    const heights = Array.from(
      { length: width },
      (_, x) => Array.from({ length: height }, (_each, y) => filled(x, y)).filter(Boolean).length,
    );
    const begins = (x: number): boolean => (heights[x] ?? 0) > 2 && (heights[x - 1] ?? 0) <= 2;
    return heights.flatMap((_, x) => (begins(x) ? [heights[x + 3] ?? 0] : []));
  });
