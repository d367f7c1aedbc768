import { cleanup } from '@testing-library/react';
import { none, some } from 'fp-ts/Option';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KeptForms } from '../../../src/application/forms/KeptForms';
import { KeepForms } from '../../../src/ui/shell/KeepForms';
import type { StoreKey } from '../../../src/ui/state/storeContext';
import { InMemoryFormStorage } from '../../doubles/InMemoryFormStorage';
import { keptForms } from '../../doubles/keptForms';
import { renderWith } from '../support/renderWith';

const typed = { amount: '4500' };

let storage: InMemoryFormStorage;

const become = (state: 'hidden' | 'visible'): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  storage = new InMemoryFormStorage();
  const forms = keptForms(storage);
  forms.join('/sub-service/162', () => some(typed));
  renderWith(<KeepForms />, { stores: new Map<StoreKey<unknown>, unknown>([[KeptForms, forms]]) });
});

afterEach(() => {
  vi.restoreAllMocks();
});

const laterPage = () => keptForms(storage).join('/sub-service/162', () => none);

describe('a half-filled form', () => {
  it('is kept when the customer looks at another app, and the page is thrown away [LINE-06]', () => {
    become('hidden');
    expect(laterPage()).toEqual(some(typed));
  });

  it('is kept when the page is loaded again [LINE-06]', () => {
    window.dispatchEvent(new Event('pagehide'));
    expect(laterPage()).toEqual(some(typed));
  });

  it('leaves nothing behind once its page is seen again', () => {
    become('hidden');
    become('visible');
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('pageshow'));
    expect(storage.all()).toEqual([]);
  });

  it('is not kept by a page that is no longer the portal of this customer', () => {
    cleanup();
    become('hidden');
    window.dispatchEvent(new Event('pagehide'));
    expect(storage.all()).toEqual([]);
  });
});
