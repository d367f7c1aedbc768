import { none, some } from 'fp-ts/Option';
import { beforeEach, describe, expect, it } from 'vitest';
import { OfferReload } from '../../../src/application/release/OfferReload';
import { ReloadForMissingCode } from '../../../src/application/release/ReloadForMissingCode';
import { FixedClock } from '../../doubles/FixedClock';
import { InMemoryFormStorage } from '../../doubles/InMemoryFormStorage';
import { InMemoryReloader } from '../../doubles/InMemoryReloader';
import { InMemoryReloadStorage } from '../../doubles/InMemoryReloadStorage';
import { keptForms } from '../../doubles/keptForms';

const reloader = new InMemoryReloader();
let kept: InMemoryFormStorage;
let storage: InMemoryReloadStorage;

/** The same tab after each page load, with a form half filled. */
const page = (read = () => 'Notice reply'): OfferReload => {
  const clock = new FixedClock();
  const forms = keptForms(kept);
  forms.join('/sub-service/162', () => some({ purpose: read() }));
  const missing = new ReloadForMissingCode({ storage, reloader, clock });
  return new OfferReload({ missing, forms, storage, reloader, clock });
};

beforeEach(() => {
  kept = new InMemoryFormStorage();
  storage = new InMemoryReloadStorage();
  reloader.reloads = 0;
  reloader.isReachable = true;
});

describe('code that a release has removed', () => {
  it('offers a reload, and reloads only when the customer wants it [LINE-01]', async () => {
    const open = page();
    expect([await open.prepare(), reloader.reloads]).toEqual([true, 0]);
    open.reload();
    expect(reloader.reloads).toBe(1);
  });

  it('offers none again after a reload that did not help [LINE-01]', async () => {
    const open = page();
    await open.prepare();
    open.reload();
    expect(await page().prepare()).toBe(false);
  });

  it('offers none while the portal cannot be reached', async () => {
    reloader.isReachable = false;
    expect(await page().prepare()).toBe(false);
  });

  it('keeps what was typed, even where a reload is not worth offering [LINE-01]', async () => {
    reloader.isReachable = false;
    await page().prepare();
    expect(keptForms(kept).join('/sub-service/162', () => none)).toEqual(some({ purpose: 'Notice reply' }));
  });

  it('keeps what was typed since then', async () => {
    let typed = 'Notice';
    const open = page(() => typed);
    await open.prepare();
    typed = 'Notice reply';
    open.reload();
    expect(keptForms(kept).join('/sub-service/162', () => none)).toEqual(some({ purpose: 'Notice reply' }));
  });
});
