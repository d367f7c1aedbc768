/** Grey pixels, 0 to 255, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly values: Uint8Array;
}

/** Letters of five by seven points, a row a number: enough to look like print. */
const LETTERS = [
  [14, 17, 17, 31, 17, 17, 17],
  [30, 17, 17, 30, 17, 17, 30],
  [14, 17, 16, 16, 16, 17, 14],
  [31, 16, 16, 30, 16, 16, 31],
  [17, 17, 17, 31, 17, 17, 17],
  [17, 27, 21, 21, 17, 17, 17],
  [15, 16, 16, 14, 1, 1, 30],
] as const;

const COLUMNS = 6;
const ROWS = 12;

/** Whether the point of a column and row of the page is ink; every fifth letter is a space. */
const isInk = (column: number, row: number): boolean => {
  const letter = Math.floor(column / COLUMNS);
  const line = Math.floor(row / ROWS);
  if ((letter + line) % 5 === 4) return false;
  const shape = LETTERS[(letter * 3 + line * 5) % LETTERS.length];
  return (((shape?.[row % ROWS] ?? 0) >> (4 - (column % COLUMNS))) & 1) === 1;
};

/** A page of print with a margin, each of its points `scale` pixels wide. */
export const drawPage = (width: number, height: number, scale: number): Pixels => {
  const values = new Uint8Array(width * height).fill(235);
  const margin = Math.round(width / 12);
  for (let y = margin; y < height - margin; y += 1) {
    for (let x = margin; x < width - margin; x += 1) {
      if (isInk(Math.floor((x - margin) / scale), Math.floor((y - margin) / scale)))
        values[y * width + x] = 30;
    }
  }
  return { width, height, values };
};

export const blankPage = (width: number, height: number): Pixels => ({
  width,
  height,
  values: new Uint8Array(width * height).fill(235),
});

export const darkened = ({ values, ...size }: Pixels, share: number): Pixels => ({
  ...size,
  values: values.map((value) => Math.round(value * share)),
});

interface Pass {
  /** The distance in the list from a pixel to the next one of the row or column, and their number. */
  readonly step: number;
  readonly length: number;
  readonly radius: number;
}

/** The mean of the pixels before and after each, along rows or along columns. */
const averaged = (values: Uint8Array, { step, length, radius }: Pass): Uint8Array =>
  values.map((_, at) => {
    const place = Math.floor(at / step) % length;
    let sum = 0;
    for (let way = -radius; way <= radius; way += 1) {
      const near = Math.min(length - 1, Math.max(0, place + way));
      sum += values[at + (near - place) * step] ?? 0;
    }
    return Math.round(sum / (2 * radius + 1));
  });

/** The mean of the pixels around each, twice, which is close to a camera out of focus. */
export const outOfFocus = ({ width, height, values }: Pixels, radius: number): Pixels => {
  const passes: readonly Pass[] = [
    { step: 1, length: width, radius },
    { step: width, length: height, radius },
  ];
  return { width, height, values: [...passes, ...passes].reduce(averaged, values) };
};
