import { describe, expect, it } from 'vitest';
import { ContactPageSupportChat } from '../../../src/infrastructure/chat/ContactPageSupportChat';
import { InMemoryBrowser } from '../../doubles/InMemoryBrowser';

const CONTACT = 'https://site.example/contact-us';

const openIn = (browser: InMemoryBrowser): void =>
  new ContactPageSupportChat({ browser, contactPage: CONTACT }).open();

const shownIn = ({ tabs }: InMemoryBrowser): readonly string[] => tabs.map(({ address }) => address);

describe('asking an expert where there is no chat', () => {
  it('has no place for a first line [PAPER-01]', () => {
    const chat = new ContactPageSupportChat({ browser: new InMemoryBrowser(), contactPage: CONTACT });
    expect(chat.takesFirstLine).toBe(false);
  });

  it('opens the contact page in a new tab [QKIT-02]', () => {
    const browser = new InMemoryBrowser();
    openIn(browser);
    expect([shownIn(browser), browser.left]).toEqual([[CONTACT], []]);
  });

  it('opens it in this tab where the browser lets no tab open [QKIT-02] [ENTRY-09]', () => {
    const browser = new InMemoryBrowser();
    browser.opensTabs = false;
    openIn(browser);
    expect([shownIn(browser), browser.left]).toEqual([[''], [CONTACT]]);
  });
});
