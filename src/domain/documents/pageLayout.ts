import { PAGE_MARGIN_POINTS } from './limits';
import type { Sides } from './photoList';

const POINTS_PER_INCH = 72;

/** A4 upright, 210 × 297 mm, in points of 1/72 inch. */
const A4: Sides = { width: 595.28, height: 841.89 };

/** A page and the picture on it, in points; x and y run from the page's lower left corner. */
export interface PageLayout {
  readonly page: Sides;
  readonly picture: Sides & { readonly x: number; readonly y: number };
}

/** A4 upright for an upright or square picture, A4 on its side for a wider one. */
const pageFor = ({ width, height }: Sides): Sides =>
  width > height ? { width: A4.height, height: A4.width } : A4;

/** The page of a picture with those sides: as large as fits between the margins, in the middle (CHECK-05). */
export const pageLayoutOf = (sides: Sides): PageLayout => {
  const page = pageFor(sides);
  const scale = Math.min(
    (page.width - 2 * PAGE_MARGIN_POINTS) / sides.width,
    (page.height - 2 * PAGE_MARGIN_POINTS) / sides.height,
  );
  const width = sides.width * scale;
  const height = sides.height * scale;
  return { page, picture: { width, height, x: (page.width - width) / 2, y: (page.height - height) / 2 } };
};

/** The pixels in which a picture is drawn for its page at so many dots per inch: never more than it has, at least one. */
export const pixelsOf = (sides: Sides, dotsPerInch: number): Sides => {
  const { picture } = pageLayoutOf(sides);
  const scale = Math.min(1, ((picture.width / POINTS_PER_INCH) * dotsPerInch) / sides.width);
  const pixels = (side: number): number => Math.max(1, Math.round(side * scale));
  return { width: pixels(sides.width), height: pixels(sides.height) };
};
