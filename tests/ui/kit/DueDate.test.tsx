import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DueDate } from '../../../src/ui/kit/DueDate';
import { aStep } from '../../domain/work/aTask';
import { when } from '../../domain/when';
import { renderWith } from '../support/renderWith';

const late = aStep({ status: 'inProgress', dueDate: when('2026-11-19') });
const inTime = aStep({ status: 'inProgress', dueDate: when('2026-11-20') });
const done = aStep({ status: 'complete', dueDate: when('2026-11-19') });

describe('a due date', () => {
  it('shows Overdue as a word and an icon once it has passed [NEED-14]', () => {
    renderWith(<DueDate step={late} />);
    expect(screen.getByText(/Due/).parentElement?.textContent).toBe('Due 2026-11-19');
    const mark = screen.getByText('Overdue').closest('.portal-overdue');
    expect(mark?.querySelector('[data-icon="warning"]') === null).toBe(false);
  });

  it('shows only the date while it has not passed', () => {
    const { container } = renderWith(<DueDate step={inTime} />);
    expect(container.textContent).toBe('Due 2026-11-20');
  });

  it('is not shown for a complete step', () => {
    const { container } = renderWith(
      <>
        <DueDate step={done} />
        <DueDate step={done} onlyOverdue />
      </>,
    );
    expect(container.textContent).toBe('');
  });

  it('shows only overdue dates where there is little room', () => {
    const { container } = renderWith(
      <>
        <DueDate step={inTime} onlyOverdue />
        <DueDate step={late} onlyOverdue />
      </>,
    );
    expect(container.textContent).toBe('Due 2026-11-19 Overdue');
  });
});
