import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { useDropGuard } from '../../../src/ui/kit/useDropGuard';

const Page = (): ReactElement => {
  useDropGuard();
  return (
    <main>
      <p>Text</p>
      <input aria-label="Name" />
      <input aria-label="Avatar" type="file" />
      <div onDrop={(event) => event.preventDefault()}>Zone</div>
    </main>
  );
};

/** Whether the browser still does what it would do with a drop, such as to open the file in place of the page. */
const goesOn = (place: Element, type: string): boolean =>
  fireEvent.drop(place, { dataTransfer: { files: [], types: [type] } });

describe('what is dropped beside its place', () => {
  it.each(['Files', 'text/uri-list'])('does not replace the page (%s)', (type) => {
    render(<Page />);
    expect(goesOn(screen.getByText('Text'), type)).toBe(false);
    expect(fireEvent.dragOver(screen.getByText('Text'), { dataTransfer: { types: [type] } })).toBe(false);
  });

  it('lets a field have text, and a file field its file', () => {
    render(<Page />);
    expect(goesOn(screen.getByLabelText('Name'), 'text/plain')).toBe(true);
    expect(goesOn(screen.getByLabelText('Name'), 'Files')).toBe(false);
    expect(goesOn(screen.getByLabelText('Avatar'), 'Files')).toBe(true);
  });

  it('is off once the page is gone', () => {
    const { unmount } = render(<Page />);
    unmount();
    expect(goesOn(document.body, 'Files')).toBe(true);
  });
});
