import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasUnread, isUnread, markRead, unreadIds } from '../../../src/domain/notifications/unread';
import { notificationId } from '../../../src/domain/notifications/notification';

const anyId = fc.nat(9).map((number) => notificationId(String(number)));
const ids = fc.array(anyId, { maxLength: 8 });
const stored = fc.array(fc.oneof(fc.nat(9), fc.nat(9).map(String)), { maxLength: 8 });

describe('the unread flag', () => {
  it.each([
    [['1', '2'], [1], true],
    [['1', '2'], [1, 2], false],
    [[], [], false],
    [[], [1], false],
    [['1', '2'], [1, '2'], false],
    [['3'], [1, '2'], true],
  ])('for ids %j with %j read is %j [NOTI-06]', (all, read, flag) => {
    expect(hasUnread(all.map(notificationId), read)).toBe(flag);
  });

  it('is true exactly when some single id is unread [NOTI-06]', () => {
    fc.assert(
      fc.property(ids, stored, (all, read) => {
        expect(hasUnread(all, read)).toBe(all.some((id) => isUnread(id, read)));
      }),
    );
  });

  it('is false once every id was marked read [NOTI-06]', () => {
    fc.assert(
      fc.property(ids, stored, (all, read) => {
        expect(hasUnread(all, markRead(read, all))).toBe(false);
      }),
    );
  });
});

describe('the unread ids', () => {
  it('are those missing from the stored list, in their order', () => {
    expect(unreadIds(['3', '1', '2'].map(notificationId), ['1'])).toEqual(['3', '2']);
    expect(unreadIds([notificationId('3'), notificationId('1')], [1, 3])).toEqual([]);
  });

  it('are there exactly when the unread flag is true [NOTI-06]', () => {
    fc.assert(
      fc.property(ids, stored, (all, read) => {
        expect(unreadIds(all, read)).toEqual(all.filter((id) => isUnread(id, read)));
        expect(unreadIds(all, read).length > 0).toBe(hasUnread(all, read));
      }),
    );
  });
});

describe('marking notifications read', () => {
  it('adds their ids to the stored list and leaves what was stored', () => {
    expect(markRead(['1', 2], [notificationId('3'), notificationId('3')])).toEqual(['1', 2, '3']);
  });

  it('adds an id once only, text and number being alike', () => {
    expect(markRead([1, 2], [notificationId('2')])).toEqual([1, 2]);
    expect(markRead(['2'], [notificationId('2')])).toEqual(['2']);
  });

  it('changes nothing the second time and never forgets an id', () => {
    fc.assert(
      fc.property(stored, ids, (read, all) => {
        const once = markRead(read, all);
        expect(markRead(once, all)).toEqual(once);
        expect(once.slice(0, read.length)).toEqual(read);
        expect(all.filter((id) => isUnread(id, once))).toEqual([]);
      }),
    );
  });
});
