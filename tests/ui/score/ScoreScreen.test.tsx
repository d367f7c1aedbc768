import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ScoreScreen } from '../../../src/ui/score/ScoreScreen';
import { renderWith } from '../support/renderWith';

describe('the static score page', () => {
  it('shows score 50 of 100 and a criteria list, without a call of its own [SCORE-02]', () => {
    const call = vi.spyOn(globalThis, 'fetch');
    renderWith(<ScoreScreen />);
    expect(screen.getByText('50')).toBeTruthy();
    expect(screen.getByText('out of 100')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Score 50 of 100' })).toBeTruthy();
    const criteria = screen.getByRole('region', { name: 'How your score is worked out' });
    expect(within(criteria).getAllByRole('listitem').length).toBeGreaterThan(2);
    expect(criteria.querySelector('.anticon-check')).toBeNull();
    expect(call).not.toHaveBeenCalled();
  });

  it.each([
    ['Accounting', 'Concern'],
    ['TDS', 'Need Attention'],
    ['GST', 'Everything looks good'],
  ])("summarises %s as '%s' [SCORE-03]", (service, text) => {
    renderWith(<ScoreScreen />);
    const entry = screen.getByRole('heading', { name: service }).closest('li');
    expect(entry === null).toBe(false);
    expect(within(entry ?? document.body).getByText(text)).toBeTruthy();
  });
});
