import { afterEach, describe, expect, it } from 'vitest';
import { ENGLISH, HINDI, type Language } from '../../../src/domain/language/language';
import { InMemoryLanguageStorage } from '../../doubles/InMemoryLanguageStorage';
import type { Texts } from '../../../src/ui/texts/catalogue';
import { activeLocale, keepTables } from '../../../src/ui/texts/language';
import { loadTexts, switchLanguage, type TextGroup, withTexts } from '../../../src/ui/texts/loading';
import { searchTexts } from '../../../src/ui/texts/searchTexts';
import { startLanguage } from '../../../src/ui/texts/startLanguage';
import { english } from './english';
import { hindi } from './hindi';

const heldGroups: HeldGroup[] = [];

/** A group whose files come when the test says so. */
class HeldGroup {
  readonly asked: Language[] = [];
  readonly group: TextGroup = { [ENGLISH]: () => this.ask(ENGLISH), [HINDI]: () => this.ask(HINDI) };
  private readonly answers: PromiseWithResolvers<Partial<Texts>>[] = [];
  private isHeld = true;

  constructor() {
    heldGroups.push(this);
  }

  /** A group stays in use, so that later switches must not wait for it. */
  letGo(): void {
    this.isHeld = false;
    while (this.answers.length > 0) this.end('comes');
  }

  /** What was asked for last comes, or is lost. */
  end(outcome: 'comes' | 'fails'): void {
    const answer = this.answers.shift();
    if (outcome === 'fails') answer?.reject(new Error('The line is down.'));
    else answer?.resolve({});
  }

  private ask(language: Language): Promise<Partial<Texts>> {
    this.asked.push(language);
    if (!this.isHeld) return Promise.resolve({});
    const answer = Promise.withResolvers<Partial<Texts>>();
    this.answers.push(answer);
    return answer.promise;
  }
}

/** Long enough for every promise that is settled already. */
const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

afterEach(() => {
  for (const held of heldGroups.splice(0)) held.letGo();
  keepTables(ENGLISH, english);
});

describe('Groups of texts', () => {
  it('are asked for beside the code, each once', async () => {
    const held = new HeldGroup();
    const code = withTexts([held.group], () => Promise.resolve('code'));
    const again = loadTexts([held.group]);
    expect(held.asked).toEqual([ENGLISH]);
    held.end('comes');
    expect(await code).toBe('code');
    await again;
    await loadTexts([held.group]);
    expect(held.asked).toEqual([ENGLISH]);
  });

  it('are asked for again after they were lost', async () => {
    const held = new HeldGroup();
    const first = loadTexts([held.group]);
    held.end('fails');
    await expect(first).rejects.toThrow('The line is down.');
    const second = loadTexts([held.group]);
    held.end('comes');
    await second;
    expect(held.asked).toEqual([ENGLISH, ENGLISH]);
  });

  it('come in the new language before a switch, also those that are asked for meanwhile [LANG-02]', async () => {
    const [first, second] = [new HeldGroup(), new HeldGroup()];
    const loading = loadTexts([first.group]);
    first.end('comes');
    await loading;
    const switching = switchLanguage(HINDI);
    const meanwhile = loadTexts([second.group]);
    second.end('comes');
    await meanwhile;
    first.end('comes');
    await settled();
    expect([activeLocale(), second.asked]).toEqual([ENGLISH, [ENGLISH, HINDI]]);
    second.end('comes');
    await switching;
    expect(activeLocale()).toBe(HINDI);
    expect(document.documentElement.lang).toBe('hi-IN');
  });

  it('leave the old language where one is lost [LANG-02]', async () => {
    const held = new HeldGroup();
    const loading = loadTexts([held.group]);
    held.end('comes');
    await loading;
    const switching = switchLanguage(HINDI);
    await settled();
    held.end('fails');
    await expect(switching).rejects.toThrow('The line is down.');
    expect([activeLocale(), document.documentElement.lang]).toEqual([ENGLISH, 'en-IN']);
    const again = switchLanguage(HINDI);
    held.end('comes');
    await again;
    expect(activeLocale()).toBe(HINDI);
  });
});

describe('The language of a visit', () => {
  it.each([
    [undefined, ['hi'], HINDI],
    [undefined, ['en', 'hi'], ENGLISH],
    [HINDI, ['en'], HINDI],
    [ENGLISH, ['hi'], ENGLISH],
  ] as const)('with %s chosen and %j wanted is %s [LANG-02]', async (chosen, wanted, language) => {
    keepTables(HINDI, hindi);
    const storage = new InMemoryLanguageStorage();
    if (chosen !== undefined) storage.keepLanguage(chosen);
    await startLanguage(storage, wanted);
    expect(activeLocale()).toBe(language);
    expect(searchTexts.results).toBe((language === HINDI ? hindi : english).search.results);
  });
});
