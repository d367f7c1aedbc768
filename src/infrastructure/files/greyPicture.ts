/** The long side in pixels of the reduced picture that is looked at: an A4 page has 3.4 of them a millimetre. */
const LOOK_SIDE = 1000;

/** The least short side, so that the print of a long strip, such as a receipt, stays print. */
const LEAST_SHORT_SIDE = 400;

/** The most pixels that are looked at, however long a strip is. */
const MOST_PIXELS = 4_000_000;

const CHANNELS = 4;

/** Grey, 0 to 255, row by row. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
  /** How many of its pixels one pixel of the source is wide. */
  readonly share: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const reducedSize = ({ width, height }: Size): Size => {
  const share = Math.min(
    1,
    Math.max(LOOK_SIDE / Math.max(width, height), LEAST_SHORT_SIDE / Math.min(width, height)),
    Math.sqrt(MOST_PIXELS / (width * height)),
  );
  return {
    width: Math.max(1, Math.round(width * share)),
    height: Math.max(1, Math.round(height * share)),
  };
};

/**
 * Makes a reduced grey picture of rows of pixels, each the mean of those it stands for. It is done here rather than by the
 * browser, since each browser reduces in its own way, and the thresholds are for this one.
 */
export class GreyReducer {
  private readonly size: Size;
  private readonly sums: Float32Array;
  private readonly counts: Uint32Array;
  private readonly columns: Uint32Array;
  private row = 0;

  constructor(private readonly source: Size) {
    this.size = reducedSize(source);
    const { width, height } = this.size;
    this.sums = new Float32Array(width * height);
    this.counts = new Uint32Array(width * height);
    this.columns = Uint32Array.from({ length: source.width }, (_, x) =>
      Math.floor((x * width) / source.width),
    );
  }

  /** Adds the next rows: red, green, blue and opacity of each pixel, 0 to 255. */
  add(pixels: ArrayLike<number>): void {
    const rows = pixels.length / CHANNELS / this.source.width;
    for (let index = 0; index < rows; index += 1) this.addRow(pixels, index * this.source.width * CHANNELS);
  }

  picture(): GreyPicture {
    const values = this.sums.map((sum, index) => sum / Math.max(1, this.counts[index] ?? 1));
    return { ...this.size, values, share: this.size.width / this.source.width };
  }

  private addRow(pixels: ArrayLike<number>, from: number): void {
    const target = Math.floor((this.row * this.size.height) / this.source.height) * this.size.width;
    this.row += 1;
    for (let x = 0; x < this.source.width; x += 1) {
      const at = from + x * CHANNELS;
      const grey = 0.299 * (pixels[at] ?? 0) + 0.587 * (pixels[at + 1] ?? 0) + 0.114 * (pixels[at + 2] ?? 0);
      const cell = target + (this.columns[x] ?? 0);
      this.sums[cell] = (this.sums[cell] ?? 0) + grey;
      this.counts[cell] = (this.counts[cell] ?? 0) + 1;
    }
  }
}
