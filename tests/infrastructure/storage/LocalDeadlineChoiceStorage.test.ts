import { describe, expect, it } from 'vitest';
import { BrowserSessionStorage } from '../../../src/infrastructure/storage/BrowserSessionStorage';
import { LocalDeadlineChoiceStorage } from '../../../src/infrastructure/storage/LocalDeadlineChoiceStorage';
import { initialChoice } from '../../../src/domain/deadlines/choice';

const chosen = { view: 'all', notForMe: ['cmp-08'] } as const;

describe('the choice on the Deadlines page', () => {
  it('is remembered on this device, in every tab [DUE-04]', () => {
    new LocalDeadlineChoiceStorage().keep(chosen);
    window.sessionStorage.clear();
    expect(new LocalDeadlineChoiceStorage().choice()).toEqual(chosen);
  });

  it('goes at log-out, for the next customer would miss the dates put aside [DUE-04]', () => {
    const storage = new LocalDeadlineChoiceStorage();
    storage.keep(chosen);
    new BrowserSessionStorage().leave();
    expect(storage.choice()).toEqual(initialChoice);
  });

  it.each(['', '{', '[]', '{"view":"others","notForMe":[]}', '{"view":"all","notForMe":"all"}'])(
    'stored as %j counts as none',
    (stored) => {
      window.localStorage.setItem('portal.deadlines', stored);
      expect(new LocalDeadlineChoiceStorage().choice()).toEqual(initialChoice);
    },
  );
});
