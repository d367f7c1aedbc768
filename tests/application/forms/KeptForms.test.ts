import { none, type Option, some } from 'fp-ts/Option';
import { beforeEach, describe, expect, it } from 'vitest';
import { KeptForms } from '../../../src/application/forms/KeptForms';
import type { TypedFields } from '../../../src/domain/typed/typedFields';
import { aSession, aUser } from '../../doubles/aSession';
import { FixedClock } from '../../doubles/FixedClock';
import { InMemoryFormStorage } from '../../doubles/InMemoryFormStorage';
import { InMemorySessionStorage } from '../../doubles/InMemorySessionStorage';
import { keptForms } from '../../doubles/keptForms';

const PROFILE = '/profile';
const typed = { pan: 'ABCDE1234F' };

let storage: InMemoryFormStorage;
let page: KeptForms;
let now: Option<TypedFields>;

/** The form as the next page of this tab finds it. */
const later = (address = PROFILE): Option<TypedFields> => keptForms(storage).join(address, () => none);

beforeEach(() => {
  storage = new InMemoryFormStorage();
  page = keptForms(storage);
  now = some(typed);
  page.join(PROFILE, () => now);
});

describe('a form that is open', () => {
  it('leaves nothing in the storage until something cuts it off', () => {
    expect(storage.all()).toEqual([]);
    page.leave(PROFILE);
    expect([storage.all(), later()]).toEqual([[], none]);
  });

  it('comes back once as it was when it was cut off [LINE-06]', () => {
    page.keepForNextSession();
    now = some({ pan: 'QZXPV4821K' });
    page.keepForNextSession();
    expect([later(), later(), storage.all()]).toEqual([some({ pan: 'QZXPV4821K' }), none, []]);
  });

  it('comes back as it was at the end of the session where it had to be closed to reach Log in', () => {
    page.keepForNextSession();
    now = none;
    page.keepForNextSession();
    expect(later()).toEqual(some(typed));
  });

  it('comes back after its customer went to a screen whose code is gone [LINE-01]', () => {
    page.leave(PROFILE);
    page.join('/cart', () => none);
    page.keep();
    expect(later()).toEqual(some(typed));
  });

  it('does not come back once it was used, although it was kept for a release', () => {
    page.keep();
    now = none;
    page.leave(PROFILE);
    expect(later()).toEqual(none);
  });

  it('is kept as it is left after a release was noticed', () => {
    page.keep();
    now = some({ pan: 'QZXPV4821K' });
    page.leave(PROFILE);
    expect(later()).toEqual(some({ pan: 'QZXPV4821K' }));
  });

  it('is kept as it was left, although its page goes on', () => {
    page.leave(PROFILE);
    now = some({ pan: 'QZXPV4821K' });
    page.keepForNextSession();
    expect(later()).toEqual(some(typed));
  });

  it('is not touched when another one closes that was never open', () => {
    page.leave('/cart');
    page.keepForNextSession();
    expect([later('/cart'), later()]).toEqual([none, some(typed)]);
  });

  it('is not kept for a visitor, nor given to another customer [LINE-06]', () => {
    const session = new InMemorySessionStorage();
    const deps = { storage, session, clock: new FixedClock() };
    const visitor = new KeptForms(deps);
    visitor.join(PROFILE, () => now);
    visitor.keepForNextSession();
    expect(storage.all()).toEqual([]);
    page.keepForNextSession();
    session.keep(aSession({ user: aUser({ id: '43' }) }));
    expect(new KeptForms(deps).join(PROFILE, () => none)).toEqual(none);
  });
});

describe('a form on a page that is hidden', () => {
  it('comes back on the page that is loaded in its place, as a phone does [LINE-06]', () => {
    page.hide();
    expect([later(), later()]).toEqual([some(typed), none]);
  });

  it('is kept as it is when it is hidden last', () => {
    page.hide();
    page.show();
    now = some({ pan: 'QZXPV4821K' });
    page.hide();
    page.hide();
    expect(later()).toEqual(some({ pan: 'QZXPV4821K' }));
  });

  it('leaves nothing in the storage once the page is seen again', () => {
    page.hide();
    page.show();
    expect(storage.all()).toEqual([]);
  });

  it('does not come back once it was used while the page was hidden', () => {
    page.hide();
    now = none;
    page.hide();
    expect(later()).toEqual(none);
  });

  it('keeps what the end of the session kept, although the form was closed since [LINE-06]', () => {
    page.keepForNextSession();
    now = none;
    page.hide();
    page.show();
    expect(later()).toEqual(some(typed));
  });

  it('brings nothing back into a storage that log-out has emptied', () => {
    page.keepForNextSession();
    page.hide();
    storage.keep([]);
    page.show();
    expect(storage.all()).toEqual([]);
  });

  it('changes nothing when the page was never hidden', () => {
    page.keepForNextSession();
    page.show();
    expect(later()).toEqual(some(typed));
  });

  it('is kept as it has become by itself meanwhile, and only while it is hidden', () => {
    page.changed();
    expect(storage.all()).toEqual([]);
    page.hide();
    now = some({ pan: 'QZXPV4821K' });
    page.changed();
    expect(later()).toEqual(some({ pan: 'QZXPV4821K' }));
  });
});
