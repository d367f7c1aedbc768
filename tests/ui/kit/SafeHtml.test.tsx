import { describe, expect, it } from 'vitest';
import { SafeHtml } from '../../../src/ui/kit/SafeHtml';
import { renderWith } from '../support/renderWith';

const shown = (html: string): Element => renderWith(<SafeHtml html={`<div>${html}</div>`} />).container;

// jsdom's parser differs from a browser's: tests/journeys/xss.spec.ts runs the attack corpus in a browser.
describe('HTML from the server passes an allow-list', () => {
  it('keeps formatting, lists and safe links', () => {
    const container = shown(
      '<p>File <b>GST</b> <a href="https://gst.example/">here</a></p><ul><li>one</li></ul>',
    );
    expect(container.querySelector('b')?.textContent).toBe('GST');
    expect(container.querySelector('li')?.textContent).toBe('one');
    expect(container.querySelector('a')?.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('keeps the text of an unsafe link', () => {
    const container = shown('<p>Ask <a href="javascript:alert(1)">the expert</a></p>');
    expect(container.querySelector('a')).toBeNull();
    expect(container.textContent).toBe('Ask the expert');
  });

  it('turns headings into lines of text, because the screen has its own heading levels', () => {
    const container = shown('<h1>What is GST?</h1>');
    expect(container.querySelector('h1')).toBeNull();
    expect(container.querySelector('p > strong')?.textContent).toBe('What is GST?');
  });

  it('updates when the server sends another text', () => {
    const { container, rerender } = renderWith(<SafeHtml html="<div><b>old</b></div>" />);
    rerender(<SafeHtml html="<div><b>new</b></div>" />);
    expect(container.textContent).toBe('new');
  });
});
