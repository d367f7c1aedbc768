import { act, screen } from '@testing-library/react';
import { right } from 'fp-ts/Either';
import { none, some } from 'fp-ts/Option';
import { afterEach, describe, expect, it } from 'vitest';
import { ENGLISH, HINDI } from '../../../src/domain/language/language';
import { LanguageChoice } from '../../../src/ui/language/LanguageChoice';
import { LanguageStore } from '../../../src/ui/language/LanguageStore';
import { line } from '../../../src/ui/state/line';
import { Loadable } from '../../../src/ui/state/Loadable';
import { TextLoader } from '../../../src/ui/texts/loading';
import { InMemoryLanguageStorage } from '../../doubles/InMemoryLanguageStorage';
import { HeldTexts } from '../support/HeldTexts';
import { keepTexts } from '../support/keepTexts';
import { renderWith } from '../support/renderWith';
import { hindi } from '../texts/hindi';

const open = () => {
  keepTexts(HINDI, hindi);
  const storage = new InMemoryLanguageStorage();
  const held = new HeldTexts();
  const texts = new TextLoader({ [ENGLISH]: new HeldTexts('there'), [HINDI]: held });
  const store = new LanguageStore({ storage, texts });
  return { storage, held, ...renderWith(<LanguageChoice />, { stores: new Map([[LanguageStore, store]]) }) };
};

const button = (name: string): HTMLElement => screen.getByRole('button', { name });

afterEach(() => act(() => line.setDown(false)));

describe('The choice of language without a connection', () => {
  it('holds at once where the texts are there, there and back [LANG-02] [LINE-02]', async () => {
    const { user, held } = open();
    held.comes('light');
    act(() => line.setDown(true));
    await user.click(button('हिन्दी'));
    expect(await screen.findByRole('group', { name: 'भाषा' })).toBeDefined();
    await user.click(button('English'));
    expect(await screen.findByRole('group', { name: 'Language' })).toBeDefined();
  });

  it('says that the texts cannot be had, and takes none of them later [LANG-02] [LINE-02]', async () => {
    const { user, held } = open();
    act(() => line.setDown(true));
    await user.click(button('हिन्दी'));
    held.fails('light');
    expect((await screen.findByRole('alert')).textContent).toContain('The language could not be loaded.');
    held.comes('light');
    act(() => line.setDown(false));
    expect(button('English').getAttribute('aria-pressed')).toBe('true');
  });
});

describe('The choice of language', () => {
  it('names each language in its own script, and the chosen one [LANG-02]', async () => {
    const { user, storage, held } = open();
    held.comes('light');
    expect(screen.getByRole('group', { name: 'Language' })).toBeDefined();
    expect(button('English').lang).toBe('en-IN');
    expect(button('हिन्दी').lang).toBe('hi-IN');
    await user.click(button('हिन्दी'));
    expect(await screen.findByRole('group', { name: 'भाषा' })).toBeDefined();
    expect(button('हिन्दी').getAttribute('aria-pressed')).toBe('true');
    expect(button('English').getAttribute('aria-pressed')).toBe('false');
    expect(document.activeElement).toBe(button('हिन्दी'));
    expect(storage.kept).toEqual(some(HINDI));
  });

  it('reads what the backend said again when another language is chosen, and only then', async () => {
    const reads: string[] = [];
    const services = new Loadable(() => {
      reads.push(document.documentElement.lang);
      return Promise.resolve(right('GST'));
    });
    await services.load();
    const { user, held } = open();
    held.comes('light');
    await user.click(button('हिन्दी'));
    await screen.findByRole('group', { name: 'भाषा' });
    await user.click(button('हिन्दी'));
    await user.click(button('English'));
    await screen.findByRole('group', { name: 'Language' });
    expect(reads.slice(1)).toEqual([HINDI, ENGLISH]);
  });

  it('says that the language is being loaded, and when it cannot be [LANG-02]', async () => {
    const { user, storage, held } = open();
    await user.click(button('हिन्दी'));
    expect(screen.getByRole('status').textContent).toBe('Loading the language…');
    held.fails('light');
    expect((await screen.findByRole('alert')).textContent).toContain('The language could not be loaded.');
    expect(button('English').getAttribute('aria-pressed')).toBe('true');
    expect(storage.kept).toEqual(none);
    held.comes('light');
    await user.click(button('हिन्दी'));
    expect(await screen.findByRole('group', { name: 'भाषा' })).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
