import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { Browser } from '../../../src/application/ports/Browser';
import { NewTabs } from '../../../src/ui/shell/NewTabs';
import { InMemoryBrowser } from '../../doubles/InMemoryBrowser';
import { renderWith } from '../support/renderWith';

const stay = (press: MouseEvent): void => press.preventDefault();

describe('a link to a new tab', () => {
  let browser: InMemoryBrowser;

  beforeEach(() => {
    browser = new InMemoryBrowser();
    renderWith(
      <>
        <NewTabs />
        <a href="https://calls.example/book" target="_blank" rel="noopener noreferrer">
          <span>Book a Call</span>
        </a>
        <a href="https://calls.example/here">Here</a>
      </>,
      { stores: new Map([[Browser, browser]]) },
    );
  });

  const tabs = (): readonly string[] => browser.tabs.map(({ address }) => address);

  it('leads there in this tab where the browser lets none open [ENTRY-09]', async () => {
    browser.opensTabs = false;
    await userEvent.click(screen.getByText('Book a Call'));
    expect(browser.left).toEqual(['https://calls.example/book']);
  });

  it('opens one elsewhere, by mouse and by keyboard [ENTRY-09]', async () => {
    await userEvent.click(screen.getByText('Book a Call'));
    screen.getByRole('link', { name: 'Book a Call' }).focus();
    await userEvent.keyboard('{Enter}');
    expect([tabs(), browser.left]).toEqual([
      ['https://calls.example/book', 'https://calls.example/book'],
      [],
    ]);
  });

  it('is the browser’s own with a key held, and so is every other link', () => {
    window.addEventListener('click', stay);
    fireEvent.click(screen.getByText('Book a Call'), { ctrlKey: true });
    fireEvent.click(screen.getByText('Here'));
    window.removeEventListener('click', stay);
    expect([tabs(), browser.left]).toEqual([[], []]);
  });
});
