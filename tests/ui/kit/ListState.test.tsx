import { act, screen } from '@testing-library/react';
import { type Either, left, right } from 'fp-ts/Either';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { incomplete } from '../../../src/domain/received/incomplete';
import { ListState } from '../../../src/ui/kit/ListState';
import { Loadable } from '../../../src/ui/state/Loadable';
import { renderWith } from '../support/renderWith';

type Answer = Either<string, readonly string[]>;

const texts = {
  loading: 'Loading files…',
  empty: 'No files available.',
  failed: (error: string): string => `Files could not be read: ${error}.`,
};

const listOf = (loadable: Loadable<readonly string[], string>): ReactElement => (
  <ListState loadable={loadable} texts={texts}>
    {(files) => (
      <ul>
        {files.map((file) => (
          <li key={file}>{file}</li>
        ))}
      </ul>
    )}
  </ListState>
);

/** Responds with the first answer once, then always with the later one. */
const answering = (first: Answer, later: Answer = first): Loadable<readonly string[], string> => {
  let asked = 0;
  return new Loadable(() => {
    asked += 1;
    return Promise.resolve(asked === 1 ? first : later);
  });
};

describe('every list has the states loading, empty, failed with Try again, and content', () => {
  it('announces as a status that it is loading, until the response arrives', () => {
    renderWith(listOf(new Loadable(() => new Promise<Answer>(() => undefined))));
    expect(screen.getByRole('status').textContent).toBe('Loading files…');
  });

  it('shows its empty text when there are no items', async () => {
    const loadable = answering(right([]));
    renderWith(listOf(loadable));
    await loadable.load();
    expect(await screen.findByText('No files available.')).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('shows its items', async () => {
    const loadable = answering(right(['pan.pdf', 'form-16.pdf']));
    renderWith(listOf(loadable));
    await loadable.load();
    expect((await screen.findAllByRole('listitem')).map((item) => item.textContent)).toEqual([
      'pan.pdf',
      'form-16.pdf',
    ]);
  });

  it('announces a failure, loads again on Try again and keeps the focus in its place', async () => {
    const loadable = answering(left('no connection'), right(['pan.pdf']));
    const { user } = renderWith(<main>{listOf(loadable)}</main>);
    await loadable.load();
    expect((await screen.findByRole('alert')).textContent).toBe('Files could not be read: no connection.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('pan.pdf')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says above what it shows that not everything could be read, and never that it is empty [AMB-13]', async () => {
    const loadable = answering(right(incomplete(['pan.pdf'])), right(incomplete([])));
    renderWith(listOf(loadable));
    await loadable.load();
    const told = 'Not all of this list could be read. What is missing here may still exist.';
    expect(await screen.findByText('pan.pdf')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe(told);
    await act(async () => void (await loadable.reload()));
    expect(screen.getByRole('status').textContent).toBe(told);
    expect(screen.queryByText('No files available.')).toBeNull();
  });

  it('says what that means for what it shows, and the usual where it shows nothing [AMB-13]', async () => {
    const loadable = answering(right(incomplete(['pan.pdf'])), right(incomplete([])));
    const words = { ...texts, notAllRead: 'The sums are of these alone.' };
    renderWith(
      <ListState loadable={loadable} texts={words}>
        {(files) => <p>{files.join(' ')}</p>}
      </ListState>,
    );
    await loadable.load();
    expect(await screen.findByText('The sums are of these alone.')).toBeTruthy();
    await act(async () => void (await loadable.reload()));
    expect(screen.getByRole('status').textContent).toBe(
      'Not all of this list could be read. What is missing here may still exist.',
    );
  });

  it('lets the screen define what counts as empty', async () => {
    const loadable = answering(right(['hidden.pdf']));
    renderWith(
      <ListState loadable={loadable} texts={texts} isEmpty={(files) => !files.includes('pan.pdf')}>
        {() => <p>never</p>}
      </ListState>,
    );
    await loadable.load();
    expect(await screen.findByText('No files available.')).toBeTruthy();
  });
});
