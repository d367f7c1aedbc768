import { render, screen } from '@testing-library/react';
import { isSome } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { type Donut as Figures, donutOf } from '../../../src/domain/work/donut';
import { Donut } from '../../../src/ui/work/Donut';
import { aStep } from '../../domain/work/aTask';

const figures = (completed: number, inProgress: number, yetToStart: number): Figures => {
  const donut = donutOf([
    aStep({ status: 'complete', percentage: completed }),
    aStep({ status: 'inProgress', percentage: inProgress }),
    aStep({ status: 'notStarted', percentage: yetToStart }),
  ]);
  if (!isSome(donut)) throw new Error('no donut');
  return donut.value;
};

describe('the donut of a task', () => {
  it('has a box of 80 px and a ring 25 wide [TASK-11]', () => {
    render(<Donut donut={figures(40, 30, 30)} />);
    const box = screen.getByRole('img');
    expect([box.style.width, box.style.height]).toEqual(['80px', '80px']);
    expect(box.querySelector('g')?.getAttribute('stroke-width')).toBe('25');
  });

  it('reaches the edge of its box: radius plus half the ring width is half the box', () => {
    render(<Donut donut={figures(40, 30, 30)} />);
    const radius = Number(document.querySelector('circle')?.getAttribute('r'));
    expect(radius + 25 / 2).toBe(80 / 2);
  });

  it('has an accessible name with the three shares, and shows the completed percent', () => {
    render(<Donut donut={figures(1, 1, 1)} />);
    const donut = screen.getByRole('img', { name: 'Completed 33%, in progress 33%, yet to start 33%' });
    expect(donut.textContent).toBe('33%');
  });

  it('starts each part where the previous one ends, without empty parts', () => {
    render(<Donut donut={figures(40, 0, 60)} />);
    const circles = [...document.querySelectorAll('circle')];
    const attributes = ['class', 'stroke-dasharray', 'stroke-dashoffset'];
    expect(circles.map((circle) => attributes.map((name) => circle.getAttribute(name)))).toEqual([
      ['portal-donut-completed', '0.4 1', '0'],
      ['portal-donut-yetToStart', '0.6 1', '-0.4'],
    ]);
  });
});
