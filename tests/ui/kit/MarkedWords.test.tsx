import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MarkedWords } from '../../../src/ui/kit/MarkedWords';

describe('a sentence in which words of others are marked', () => {
  it('is one part of the button or link around it, so that these do not set its words apart', () => {
    const { container } = render(<MarkedWords text="View صورة.png, 2 pages" words={['صورة.png']} />);
    expect(container.textContent).toBe('View صورة.png, 2 pages');
    expect(container.childNodes).toHaveLength(1);
    expect(container.querySelector('bdi')?.textContent).toBe('صورة.png');
  });
});
