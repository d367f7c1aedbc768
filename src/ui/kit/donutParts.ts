import type { Donut } from '../../domain/work/donut';

/** A part of the ring: its share and start as fractions of the whole, and its colour. */
export interface DonutPart {
  readonly name: 'completed' | 'inProgress' | 'yetToStart';
  readonly value: number;
  readonly share: number;
  readonly start: number;
  /** Name of the CSS custom property with the part's colour. */
  readonly colour: string;
}

const colours = {
  completed: '--portal-success',
  inProgress: '--portal-progress-mark',
  yetToStart: '--portal-idle-mark',
} as const;

/** The parts of the ring in drawing order, clockwise from the top, without empty ones. */
export const donutParts = (donut: Donut): readonly DonutPart[] => {
  const total = donut.completed + donut.inProgress + donut.yetToStart;
  let start = 0;
  return (['completed', 'inProgress', 'yetToStart'] as const).flatMap((name) => {
    const part = { name, value: donut[name], share: donut[name] / total, start, colour: colours[name] };
    start += part.share;
    return part.value > 0 ? [part] : [];
  });
};
