import type { Locator, Page } from '@playwright/test';
import type { Desk } from '../../../../scripts/desk.ts';
import type { Announcements } from '../announcements.ts';

/** Where one form is tried. */
export interface Bench {
  readonly page: Page;
  readonly desk: Desk;
  /** Of the customer, signed in or about to be. */
  readonly phone: string;
  readonly announcements: Announcements;
}

type Step = (bench: Bench) => Promise<void>;

/** A form or an upload, and how a customer sends it. */
export interface CutForm {
  readonly name: string;
  /** The call that the line is cut under, as the contract names it. */
  readonly call: string;
  /** Whether it is filled before the sign-in. */
  readonly isBeforeSignIn?: true;
  /** Opens and fills it. */
  readonly fill: Step;
  readonly send: Step;
  /** Where a second send takes another way than the first. */
  readonly sendAgain?: Step;
  /** What says that it was not sent. */
  readonly problem: (page: Page) => Locator;
  /** Expects all that was typed or chosen. */
  readonly stands: Step;
  /** Where less may stand after a send that failed. */
  readonly standsAfterwards?: Step;
  /**
   * Where the portal finds out by itself that a call was carried out although its answer was lost, so that there is nothing
   * to send again.
   */
  readonly findsLost?: true;
  /** Expects the success. */
  readonly done: Step;
  /** What the backend keeps of it, and by how many a success changes that. */
  readonly kept?: { readonly count: (bench: Bench) => Promise<number>; readonly change: number };
}

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

export const textbox = (page: Page, name: string): Locator => page.getByRole('textbox', { name });

/** A message of the screen with these words. */
export const says =
  (words: string | RegExp) =>
  (page: Page): Locator =>
    page.getByRole('alert').filter({ hasText: words });
