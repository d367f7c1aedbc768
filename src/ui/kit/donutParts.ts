import type { Donut } from '../../domain/work/donut';

/** A part of the ring: its share and start as fractions of the whole. */
export interface DonutPart {
  readonly name: 'completed' | 'inProgress' | 'yetToStart';
  readonly value: number;
  readonly share: number;
  readonly start: number;
}

/** The parts of the ring in drawing order, clockwise from the top, without empty ones. */
export const donutParts = (donut: Donut): readonly DonutPart[] => {
  const total = donut.completed + donut.inProgress + donut.yetToStart;
  let start = 0;
  return (['completed', 'inProgress', 'yetToStart'] as const).flatMap((name) => {
    const part = { name, value: donut[name], share: donut[name] / total, start };
    start += part.share;
    return part.value > 0 ? [part] : [];
  });
};
