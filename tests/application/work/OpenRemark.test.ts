import { describe, expect, it } from 'vitest';
import { OpenRemark } from '../../../src/application/work/OpenRemark';
import { aLog, aStep, aTask } from '../../domain/work/aTask';
import { InMemoryAppBadge } from '../../doubles/InMemoryAppBadge';
import { InMemoryOpenedRemarkStorage } from '../../doubles/InMemoryOpenedRemarkStorage';

const log = aLog({ remarks: 'Filed.' });
const remarkOn = (id: string) => ({ task: aTask({ id }), step: aStep({ log: [log] }), log });

describe('opening a remark', () => {
  it('keeps it beside those that another tab has opened meanwhile [PAPER-03]', () => {
    const storage = new InMemoryOpenedRemarkStorage();
    const open = new OpenRemark({ storage, badge: new InMemoryAppBadge() });
    open.execute(remarkOn('3'));
    storage.openElsewhere({ ...storage.opened(), '7': 'elsewhere' });
    open.execute(remarkOn('4'));
    expect(storage.opened()).toEqual({ '3': '1  1', '4': '1  1', '7': 'elsewhere' });
  });

  it('takes away the number on the icon, which counted it, and writes nothing where it is known [INST-01]', () => {
    const [storage, badge] = [new InMemoryOpenedRemarkStorage(), new InMemoryAppBadge()];
    const open = new OpenRemark({ storage, badge });
    open.execute(remarkOn('3'));
    const kept = storage.opened();
    open.execute(remarkOn('3'));
    expect(storage.opened()).toBe(kept);
    expect(badge.shown).toEqual(['cleared']);
  });
});
