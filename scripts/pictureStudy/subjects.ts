import type { Random } from './random';

/** A generated picture before it is spoilt; `letter` is the height of its small letters in pixels. */
export interface Sheet {
  readonly canvas: OffscreenCanvas;
  readonly context: OffscreenCanvasRenderingContext2D;
  readonly letter: number;
}

const WORDS =
  'Statement of account for the period ended 31 March invoice total payable amount GST number place of supply balance carried forward rupees only authorised signatory permanent account number name of father date of birth कर विवरण नाम पता'.split(
    ' ',
  );

export const newSheet = (width: number, height: number): Sheet => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('No canvas.');
  return { canvas, context, letter: 0 };
};

const grey = (value: number): string => `rgb(${value} ${value} ${value})`;

const lineOf = (random: Random, words: number): string =>
  Array.from({ length: words }, () => random.of(['12,480.00', '₹ 1,18,000', ...WORDS])).join(' ');

/** Paper on a desk, seen a little askew; returns the paper's box. */
const layPaper = ({ canvas, context }: Sheet, random: Random, ratio: number) => {
  context.fillStyle = grey(random.whole(30, 190));
  context.fillRect(0, 0, canvas.width, canvas.height);
  const width = canvas.width * random.between(0.72, 1);
  const height = Math.min(width * ratio, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate(random.between(-0.06, 0.06));
  context.translate(-width / 2, -height / 2);
  context.fillStyle = grey(random.whole(228, 255));
  context.fillRect(0, 0, width, height);
  return { width, height };
};

const fontOf = (random: Random, size: number): string =>
  `${random.of(['', 'bold '])}${size}px ${random.of(['sans-serif', 'serif', 'monospace', 'Noto Sans Devanagari, sans-serif'])}`;

const page = (sheet: Sheet, random: Random): Sheet => {
  const { width, height } = layPaper(sheet, random, Math.SQRT2);
  const { context } = sheet;
  const size = width / random.between(62, 88);
  const lines = random.whole(6, Math.floor(height / size / 1.6) - 6);
  context.fillStyle = grey(random.whole(0, 70));
  context.font = fontOf(random, size);
  for (let line = 0; line < lines; line += 1) {
    const text = lineOf(random, random.whole(3, 11));
    context.fillText(text, width * 0.08, height * 0.06 + line * size * 1.6, width * 0.84);
  }
  return { ...sheet, letter: size * 0.52 };
};

const card = (sheet: Sheet, random: Random): Sheet => {
  const { width, height } = layPaper(sheet, random, 0.63);
  const { context } = sheet;
  const size = width / random.between(22, 34);
  context.fillStyle = random.of(['#dfeaf6', '#f3e9d7', '#e3f1e4']);
  context.fillRect(0, 0, width, height);
  context.fillStyle = random.of(['#7d8ea3', '#a58a6d']);
  context.fillRect(width * 0.72, height * 0.3, width * 0.2, height * 0.42);
  context.fillStyle = grey(random.whole(0, 60));
  context.font = fontOf(random, size);
  for (let line = 0; line < 6; line += 1) {
    context.fillText(lineOf(random, 3), width * 0.06, height * (0.16 + line * 0.13), width * 0.62);
  }
  return { ...sheet, letter: size * 0.52 };
};

/** A signature alone on paper: little to see, and yet a document. */
const signature = (sheet: Sheet, random: Random): Sheet => {
  const { width, height } = layPaper(sheet, random, 0.6);
  const { context } = sheet;
  context.lineWidth = width / random.between(160, 240);
  context.strokeStyle = random.of(['#1b2a6b', '#111111']);
  context.beginPath();
  context.moveTo(width * 0.25, height * 0.6);
  for (let turn = 1; turn < 9; turn += 1) {
    const x = width * (0.25 + turn * 0.055);
    context.quadraticCurveTo(x, height * random.between(0.25, 0.8), x, height * random.between(0.42, 0.66));
  }
  context.stroke();
  return { ...sheet, letter: width / 70 };
};

/** A picture of a screen's own pixels: no desk, no noise, light or dark. */
const screenshot = (sheet: Sheet, random: Random): Sheet => {
  const { canvas, context } = sheet;
  const isDark = random.next() < 0.25;
  const size = canvas.width / random.between(34, 60);
  context.fillStyle = isDark ? '#1c2230' : '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = isDark ? '#f2f4f7' : '#20242c';
  context.font = fontOf(random, size);
  for (let y = size * 3; y < canvas.height - size * 2; y += size * 2.2) {
    context.fillText(lineOf(random, random.whole(2, 7)), size * 2, y, canvas.width - size * 4);
  }
  return { ...sheet, letter: size * 0.52 };
};

/** Paper with nothing on it; the desk's edge does not show. */
const nothing = (sheet: Sheet, random: Random): Sheet => {
  const { canvas, context } = sheet;
  context.fillStyle = grey(random.whole(150, 255));
  context.fillRect(0, 0, canvas.width, canvas.height);
  return { ...sheet, letter: canvas.width / 120 };
};

export const subjects = { page, card, signature, screenshot, nothing };
