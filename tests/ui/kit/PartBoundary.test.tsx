import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { right } from 'fp-ts/Either';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Log } from '../../../src/application/ports/Log';
import { ListState } from '../../../src/ui/kit/ListState';
import { PartBoundary } from '../../../src/ui/kit/PartBoundary';
import { Loadable } from '../../../src/ui/state/Loadable';
import type { StoreKey } from '../../../src/ui/state/storeContext';
import { InMemoryLog } from '../../doubles/InMemoryLog';
import { renderWith } from '../support/renderWith';

/** A part that throws while `state.isBroken` is true. */
const faulty = () => {
  const state = { isBroken: true };
  const Part = (): ReactElement => {
    if (state.isBroken) throw new Error('no body');
    return <button type="button">Pay now</button>;
  };
  return { state, Part };
};

const shown = (element: ReactElement) => {
  const log = new InMemoryLog();
  const stores = new Map<StoreKey<unknown>, unknown>([[Log, log]]);
  return { ...renderWith(element, { stores }), log };
};

const Entry = ({ name }: { readonly name: string }): ReactElement => {
  if (name === 'broken') throw new Error('no body');
  return <li>{name}</li>;
};

const tryAgain = (): HTMLElement => screen.getByRole('button', { name: 'Try again' });

beforeEach(() => {
  // React logs caught errors; here they are expected.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a part that breaks', () => {
  it('is replaced by a sentence, and the other parts stay', () => {
    const { Part } = faulty();
    const { log } = shown(
      <>
        <PartBoundary>
          <Part />
        </PartBoundary>
        <PartBoundary>
          <p>The rest</p>
        </PartBoundary>
      </>,
    );
    expect(screen.getByRole('alert').textContent).toBe('This section could not be shown.');
    expect(screen.getByText('The rest')).toBeTruthy();
    expect(log.failures).toEqual(['A part of the page could not be shown.']);
  });

  it('is shown again after Try again and gets the focus', async () => {
    const { state, Part } = faulty();
    const { user } = shown(
      <PartBoundary>
        <Part />
      </PartBoundary>,
    );
    state.isBroken = false;
    await user.click(tryAgain());
    const part = screen.getByRole('button', { name: 'Pay now' });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement?.contains(part)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('shows the sentence again each time a retry fails', async () => {
    const { state, Part } = faulty();
    const { user, log } = shown(
      <PartBoundary>
        <Part />
      </PartBoundary>,
    );
    await user.click(tryAgain());
    await user.click(tryAgain());
    expect(log.failures).toHaveLength(3);
    expect(document.activeElement?.contains(tryAgain())).toBe(true);
    state.isBroken = false;
    await user.click(tryAgain());
    expect(screen.getByRole('button', { name: 'Pay now' })).toBeTruthy();
  });
});

describe('a list with an entry that breaks', () => {
  it('keeps everything around it, and Try again loads it again', async () => {
    const answers = [['broken'], ['whole']];
    const names = new Loadable(() => Promise.resolve(right(answers.shift() ?? [])));
    await names.load();
    const texts = { loading: 'Loading', empty: 'None', failed: () => 'Failed' };
    const { user } = shown(
      <>
        <h1>Files</h1>
        <ListState loadable={names} texts={texts}>
          {(items) => items.map((name) => <Entry key={name} name={name} />)}
        </ListState>
      </>,
    );
    expect(screen.getByRole('heading', { name: 'Files' })).toBeTruthy();
    await user.click(tryAgain());
    expect((await screen.findByRole('listitem')).textContent).toBe('whole');
  });
});
