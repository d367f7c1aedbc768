import { Random } from './random';
import { newSheet, type Sheet, subjects } from './subjects';

/** What a generated picture is: as it should be, or useless in one way. */
export type Quality = 'fine' | 'blurred' | 'dark' | 'blank';

export interface DrawnPicture {
  readonly blob: Blob;
  readonly subject: string;
  readonly quality: Quality;
}

/** Light that falls off to one side, as under a lamp. */
const shade = ({ canvas, context }: Sheet, random: Random): void => {
  context.resetTransform();
  const fall = context.createLinearGradient(0, 0, canvas.width, canvas.height);
  fall.addColorStop(0, 'rgb(0 0 0 / 0)');
  fall.addColorStop(1, `rgb(0 0 0 / ${random.between(0, 0.4)})`);
  context.fillStyle = fall;
  context.fillRect(0, 0, canvas.width, canvas.height);
};

const blurred = (sheet: Sheet, radius: number): Sheet => {
  const next = newSheet(sheet.canvas.width, sheet.canvas.height);
  next.context.filter = `blur(${radius}px)`;
  next.context.drawImage(sheet.canvas, 0, 0);
  next.context.filter = 'none';
  return { ...next, letter: sheet.letter };
};

/** A camera that moved: the picture laid over itself along a line. */
const smeared = (sheet: Sheet, length: number, angle: number): Sheet => {
  const next = newSheet(sheet.canvas.width, sheet.canvas.height);
  const steps = Math.max(2, Math.ceil(length));
  for (let step = 0; step < steps; step += 1) {
    const way = (step / (steps - 1) - 0.5) * length;
    next.context.globalAlpha = 1 / (step + 1);
    next.context.drawImage(sheet.canvas, Math.cos(angle) * way, Math.sin(angle) * way);
  }
  next.context.globalAlpha = 1;
  return { ...next, letter: sheet.letter };
};

interface Light {
  readonly exposure: number;
  readonly noise: number;
}

const expose = ({ canvas, context }: Sheet, random: Random, { exposure, noise }: Light): void => {
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  const { data } = pixels;
  for (let at = 0; at < data.length; at += 4) {
    const grain = (random.next() - 0.5) * 3.46 * noise;
    for (let channel = 0; channel < 3; channel += 1)
      data[at + channel] = (data[at + channel] ?? 0) * exposure + grain;
  }
  context.putImageData(pixels, 0, 0);
};

const sizes: readonly [readonly [number, number], ...(readonly [number, number])[]] = [
  [960, 1280],
  [1200, 1600],
  [1600, 1200],
  [1800, 2400],
];

const blur = (sheet: Sheet, random: Random, quality: Quality): Sheet => {
  const { letter } = sheet;
  const isBad = quality === 'blurred';
  // Letters are read up to a blur of a fifth of their height, and no longer at half of it.
  if (random.next() < 0.3) {
    const length = letter * (isBad ? random.between(1.6, 3) : random.between(0, 0.35));
    return smeared(sheet, length, random.between(0, Math.PI));
  }
  return blurred(sheet, letter * (isBad ? random.between(0.55, 1.6) : random.between(0, 0.2)));
};

/** Grain of a phone's sensor; what has fewer pixels was reduced, which evens it out. */
const noiseOf = ({ canvas }: Sheet, random: Random): number =>
  (random.between(0, 14) * Math.max(canvas.width, canvas.height)) / 2400;

const exposureOf = (random: Random, quality: Quality): number => {
  if (quality === 'dark') return random.between(0.04, 0.28);
  return quality === 'blank' ? random.between(0.75, 1.05) : random.between(0.55, 1.05);
};

const subjectOf = (random: Random, quality: Quality): keyof typeof subjects => {
  if (quality === 'blank') return 'nothing';
  const usual = random.of<keyof typeof subjects>(['page', 'page', 'page', 'card', 'card', 'signature']);
  // Nobody's screenshot is dark or blurred.
  return quality === 'fine'
    ? random.of<keyof typeof subjects>([usual, usual, usual, usual, 'screenshot'])
    : usual;
};

/** Draws the picture of a seed: always the same one in the same browser. */
export const drawnPicture = async (seed: number, quality: Quality): Promise<DrawnPicture> => {
  const random = new Random(seed * 7919 + 17);
  const subject = subjectOf(random, quality);
  const sheet = subjects[subject](newSheet(...random.of(sizes)), random);
  sheet.context.resetTransform();
  const isPhotograph = subject !== 'screenshot';
  if (isPhotograph) shade(sheet, random);
  const seen = isPhotograph ? blur(sheet, random, quality) : sheet;
  if (isPhotograph)
    expose(seen, random, { exposure: exposureOf(random, quality), noise: noiseOf(seen, random) });
  const blob = await seen.canvas.convertToBlob({ type: 'image/jpeg', quality: random.between(0.55, 0.92) });
  return { blob, subject, quality };
};
