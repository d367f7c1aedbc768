import { act, cleanup } from '@testing-library/react';
import { vi } from 'vitest';
import { LONG_WAIT_MS } from '../../../src/ui/state/LongWait';
import { type Fault, faults } from './faults';
import { Page, type PageOptions } from './page';

/** One API call of the specification as a customer meets it on a page. */
export interface Row extends PageOptions {
  /** Method and path as in the specification. */
  readonly call: string;
  /** The calls on the wire that the fault affects, for example 'GET user/orders'. */
  readonly hit: readonly string[];
  /** What the customer does once before the call. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Triggers the first call; not needed where the page calls by itself. */
  readonly begin?: (page: Page) => Promise<void>;
  /** Triggers the call again after a fault; 'Try again' by default. */
  readonly again?: (page: Page) => Promise<void>;
  /** True when a failure is only logged (SRCH-11); the page stays as it was. */
  readonly isSilent?: boolean;
  /** The sentence in a live region; '' when there is none. */
  readonly sentence: (fault: Fault) => string;
  /** Faults that are no failure here: a 2xx response to a write whose body nobody reads. */
  readonly noFailure?: readonly string[];
  /** Faults that say that there is no such record: the page leads on in place of Try again. */
  readonly missing?: readonly string[];
  /** Text on the page after the call succeeds. */
  readonly success: string;
  /** Typed values that must survive: field and text. */
  readonly typed?: readonly (readonly [field: string, text: string])[];
  /** The path to which a fault leads according to the specification, such as Sign Up after a refused OTP. */
  readonly leadsTo?: string;
  /** Whether Cancel also closes the form with the typed values. */
  readonly cancelLeaves?: boolean;
  /** Name of the button that cancels a long wait; 'Cancel' by default. */
  readonly cancel?: string;
  /** What a long wait says; '' where a progress bar with Cancel shows it from the start. */
  readonly waiting?: string;
  /** Whether a long wait holds nothing back, so that there is nothing to cancel. */
  readonly holdsNothing?: boolean;
  /** Whether each fault meets a page that was just opened, where nothing on the page repeats the call. */
  readonly isAlone?: boolean;
}

export type Cells = Record<string, string>;

const STILL_WAITING = 'This is taking longer than usual…';
const STOPPED = 'Loading cancelled.';

const SERVER_DOWN: Fault = { name: '500', kind: 'answer', status: 500, text: '', message: '' };

const isBusy = (): boolean => document.querySelector('.portal-loading, .ant-btn-loading') !== null;

const says = (page: Page, text: string): boolean =>
  document.body.textContent.includes(text) || page.announced().includes(text);

const expectTyped = (page: Page, row: Row): void => {
  for (const [field, text] of row.typed ?? []) {
    if (page.valueOf(field) !== text) throw new Error(`${field} lost what was typed`);
  }
};

/** One call with one fault. */
interface Cell {
  readonly page: Page;
  readonly row: Row;
  readonly fault: Fault;
  readonly start: () => Promise<void>;
}

/** After ten seconds without a response the page says so, and the customer can cancel, which aborts the request. */
const waitsPatiently = async ({ page, row, start }: Cell): Promise<void> => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await start();
    await page.settle(3);
    act(() => void vi.advanceTimersByTime(LONG_WAIT_MS + 100));
    if (row.isSilent === true) return;
    const { waiting = STILL_WAITING } = row;
    await page.until(() => page.announced().includes(waiting), waiting);
    if (row.holdsNothing === true) return;
    const { slow } = page.backend;
    await page.press(row.cancel ?? 'Cancel');
    await page.until(() => !isBusy() && !page.announced().includes(STILL_WAITING), 'the end of the wait');
    if (row.again === undefined && row.isAlone !== true && !page.announced().includes(STOPPED))
      throw new Error('says nothing');
    if (page.backend.slow >= slow) throw new Error('the request goes on');
  } finally {
    vi.useRealTimers();
  }
};

const failsWell = async ({ page, row, fault, start }: Cell): Promise<void> => {
  const { met } = page.backend;
  const logged = page.log.failures.length;
  await start();
  await page.until(() => page.backend.met > met, 'the call');
  if (row.leadsTo !== undefined) {
    await page.until(() => page.path === row.leadsTo, `the way to ${row.leadsTo}`);
    return;
  }
  const sentence = row.sentence(fault);
  if (row.isSilent === true) await page.until(() => page.log.failures.length > logged, 'a line in the log');
  await page.until(() => !isBusy() && page.announced().includes(sentence), sentence);
};

const tryCell = async (cell: Cell): Promise<void> => {
  const { page, row, fault } = cell;
  page.backend.fault = fault;
  await page.dismissNotices();
  const { met } = page.backend;
  await (fault.kind === 'slow' ? waitsPatiently(cell) : failsWell(cell));
  if (page.backend.met === met) throw new Error('the call was never made');
  if (document.querySelector('h1') === null && page.announced() === '') throw new Error('a blank page');
  if (fault.kind !== 'slow' || row.cancelLeaves !== true) expectTyped(page, row);
};

const succeeds = async (page: Page, row: Row, start: () => Promise<void>): Promise<void> => {
  await page.dismissNotices();
  await start();
  await page.until(() => says(page, row.success), row.success);
  const told = row.sentence(SERVER_DOWN);
  if (told !== '') await page.until(() => !page.announced().includes(told), `the end of: ${told}`);
};

/** One page on which the call fails repeatedly; a page that has navigated away is opened again. */
class Course {
  private page: Page | undefined = undefined;

  constructor(private readonly row: Row) {}

  /** Drops the page, so that the next call uses a new one. */
  leave(): void {
    this.page = undefined;
  }

  /** The page and the action that makes the call on it. */
  async next(): Promise<readonly [Page, () => Promise<void>]> {
    const { begin, again = (shown: Page) => shown.press('Try again') } = this.row;
    const former = this.page;
    if (former !== undefined) return [former, () => again(former)];
    const page = this.fresh();
    this.page = page;
    if (begin === undefined) return [page, () => Promise.resolve(page.open())];
    page.open();
    await this.row.prepare?.(page);
    return [page, () => begin(page)];
  }

  private fresh(): Page {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
    const page = new Page(this.row);
    page.backend.hit = this.row.hit;
    return page;
  }
}

const endsPage = ({ leadsTo, cancelLeaves = false, isAlone = false }: Row): boolean =>
  leadsTo !== undefined || cancelLeaves || isAlone;

const isMissing = (row: Row, fault: Fault | undefined): boolean =>
  fault !== undefined && row.missing?.includes(fault.name) === true;

const through = async (course: Course, row: Row, fault: Fault | undefined): Promise<void> => {
  const isHarmless = fault === undefined || row.noFailure?.includes(fault.name) === true;
  if (fault !== undefined && isHarmless) course.leave();
  const [page, start] = await course.next();
  if (fault !== undefined && !isHarmless) await tryCell({ page, row, fault, start });
  else {
    page.backend.fault = fault;
    await succeeds(page, row, start);
  }
  if (isHarmless || endsPage(row) || isMissing(row, fault)) course.leave();
};

/**
 * Runs a call through every fault on the same page, then lets it succeed; a cell holds 'pass' or the reason for a
 * failure.
 */
export const throughEveryFault = async (row: Row): Promise<Cells> => {
  const cells: Cells = {};
  const course = new Course(row);
  for (const fault of [...faults, undefined]) {
    const name = fault?.name ?? 'healed';
    try {
      await through(course, row, fault);
      cells[name] = 'pass';
    } catch (error) {
      cells[name] = error instanceof Error ? error.message : String(error);
      course.leave();
    }
  }
  return cells;
};
