import { afterEach, beforeEach, vi } from 'vitest';

/** What each test of the file has brought into view, by its text, with the options it was asked with. */
export const watchBroughtIntoView = (): readonly { readonly text: string; readonly options: unknown }[] => {
  const brought: { readonly text: string; readonly options: unknown }[] = [];
  beforeEach(() => {
    brought.length = 0;
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element, options) {
      brought.push({ text: this.textContent, options });
    });
  });
  afterEach(() => vi.restoreAllMocks());
  return brought;
};
