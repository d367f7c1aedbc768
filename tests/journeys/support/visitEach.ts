import type { Page } from '@playwright/test';
import type { ExampleAddress } from '../../../scripts/exampleAddresses.ts';
import { goSettled, openSettled } from './openScreen.ts';
import { resize, type Size } from './resize.ts';

type Place = Pick<ExampleAddress, 'name' | 'path'>;

interface Visits {
  readonly places: readonly Place[];
  /** The window in which each screen is mounted; `look` may resize it. */
  readonly size: Size;
  readonly look: (place: Place) => Promise<void>;
}

/** Visits each place: the first by a page load, the others from there, as a customer does. */
export const visitEach = async (page: Page, { places, size, look }: Visits): Promise<void> => {
  for (const [position, place] of places.entries()) {
    await resize(page, size);
    await (position === 0 ? openSettled : goSettled)(page, place.path);
    await look(place);
  }
};

/** One of two parts of about the same length, so that two workers share a sweep. */
export const halfOf = <A>(all: readonly A[], half: number): readonly A[] =>
  all.filter((_, position) => position % 2 === half);

export const HALVES = [0, 1] as const;
