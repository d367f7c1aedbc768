const STEPS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4];
const [SMALLEST = 1, LARGEST = 1] = [STEPS[0], STEPS.at(-1)];

/** The whole of what is shown. */
export const FIT = 1;

/** The next larger step; the largest stays. */
export const zoomedIn = (zoom: number): number => STEPS.find((step) => step > zoom) ?? LARGEST;

/** The next smaller step; the smallest stays. */
export const zoomedOut = (zoom: number): number => STEPS.filter((step) => step < zoom).at(-1) ?? SMALLEST;

/** Any zoom of two fingers, between the smallest and the largest step. */
export const zoomWithin = (zoom: number): number => Math.min(Math.max(zoom, SMALLEST), LARGEST);
