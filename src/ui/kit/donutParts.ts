import type { Donut } from '../../domain/work/donut';

/** A part of the ring: its share as a fraction of the whole, where it begins, and which colour it has. */
export interface DonutPart {
  readonly name: 'completed' | 'inProgress' | 'yetToStart';
  readonly value: number;
  readonly share: number;
  readonly start: number;
  /** The custom property that holds the part's colour. */
  readonly colour: string;
}

const colours = {
  completed: '--portal-success',
  inProgress: '--portal-progress-mark',
  yetToStart: '--portal-idle-mark',
} as const;

/** The ring's parts in the order in which they are drawn, clockwise from the top; empty ones are left out. */
export const donutParts = (donut: Donut): readonly DonutPart[] => {
  const total = donut.completed + donut.inProgress + donut.yetToStart;
  let start = 0;
  return (['completed', 'inProgress', 'yetToStart'] as const).flatMap((name) => {
    const part = { name, value: donut[name], share: donut[name] / total, start, colour: colours[name] };
    start += part.share;
    return part.value > 0 ? [part] : [];
  });
};
