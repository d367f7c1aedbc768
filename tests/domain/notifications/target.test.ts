import fc from 'fast-check';
import { isSome, none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { notificationLinks, targetPath } from '../../../src/domain/notifications/target';
import vectors from '../../data/redirect-vectors.json';
import { hostileAddresses } from '../addresses/addresses';
import { spellings } from '../session/spellings';

describe('where a notification leads', () => {
  it.each([
    ['quotation', '12', '/quotation/12'],
    ['/task-detail/', '3', '/task-detail/3'],
    ['cart', '', '/cart'],
    ['/deadlines', '', '/deadlines'],
    ['payments', '', '/payments'],
    ['', 'notifications', '/notifications'],
    ['sub-service/16', '', '/sub-service/16'],
    ['sub-services', '16', '/sub-services/16'],
    ['quotations', '12', '/quotations/12'],
    ['quotation', '', '/quotation'],
    ['dashboard', '4711', '/dashboard'],
    ['tax-fitt', '', '/tax-fitt'],
    ['task-detail/12', '', '/task-detail/12'],
  ])('is, for path %j and value %j, %s', (path, value, target) => {
    expect(targetPath({ path, value })).toEqual(some(target));
  });

  it.each([
    ['', ''],
    ['/', '/'],
    ['https://evil.example', ''],
    ['javascript:alert(1)', ''],
    ['quotation', '../../evil'],
    ['..', '1'],
    ['a b', '1'],
    ['quotation', '1?x=2'],
    ['\\evil.example', ''],
    ['task-detail', ''],
    ['quotations', ''],
    ['sub-service', ''],
    ['sub-service', 'gst'],
    ['sub-services', 'gst'],
    ['order', '12'],
    ['services', '12'],
    ['payment-response', '12'],
    ['constructor', '1'],
    ['quotation/12', '13'],
  ])('is nowhere for path %j and value %j', (path, value) => {
    expect(targetPath({ path, value })).toEqual(none);
  });

  it.each([
    ['task-detail/12', 'tracking', '/task-detail/12?tab=tracking'],
    ['/task-detail/12/', 'tracking', '/task-detail/12?tab=tracking'],
    ['//task-detail//12//', 'tracking', '/task-detail/12?tab=tracking'],
    ['task-detail/12', 'documents', '/task-detail/12'],
    ['task-detail/12', 'remarks', '/task-detail/12'],
    ['task-detail/12', '13', '/task-detail/12'],
    ['task-detail/12', 'Tracking', '/task-detail/12'],
    ['task-detail/12', '../../evil', '/task-detail/12'],
  ])(
    'is, for the path of a task %j and value %j, %s: the value names a tab or nothing [PAPER-05]',
    (path, value, target) => {
      expect(targetPath({ path, value })).toEqual(some(target));
    },
  );

  it.each([
    ['task-detail/1/2', 'tracking'],
    ['task-detail/../evil', 'tracking'],
    ['task-detail/1?x', 'tracking'],
    ['evil/task-detail/1', 'tracking'],
    ['quotation/12', 'tracking'],
  ])('is nowhere for path %j and value %j: a tab is one of a task', (path, value) => {
    expect(targetPath({ path, value })).toEqual(none);
  });

  it('never leads out of the portal', () => {
    const odd = fc.oneof(
      fc.string(),
      fc.constantFrom('//evil.example', '\\\\evil', 'http:evil', '@evil', '%2f'),
    );
    fc.assert(
      fc.property(odd, odd, (path, value) => {
        const target = targetPath({ path, value });
        if (!isSome(target)) return;
        const address = new URL(target.value, 'https://portal.example');
        expect(address.origin).toBe('https://portal.example');
        expect(address.pathname).toBe(target.value);
      }),
    );
  });
});

describe('the links of a notification', () => {
  const data = some({ path: 'quotation', value: '7' });

  it('are one where both point into the portal: the more exact one', () => {
    expect(notificationLinks({ url: '/quotation/7', target: data })).toEqual({
      portalPath: some('/quotation/7'),
      address: '',
    });
    expect(notificationLinks({ url: ' /quotation ', target: data })).toEqual({
      portalPath: some('/quotation/7'),
      address: '',
    });
  });

  it.each([none, some({ path: 'a b', value: '' })])(
    'take the address where the data %j names none',
    (target) => {
      expect(notificationLinks({ url: '/task-detail/3', target })).toEqual({
        portalPath: some('/task-detail/3'),
        address: '',
      });
    },
  );

  it.each(['https://example.in/gst', '//evil.example', '/media/gst.pdf?v=2', 'quotation/7', ''])(
    'keep %j as an address',
    (url) => {
      expect(notificationLinks({ url, target: data })).toEqual({
        portalPath: some('/quotation/7'),
        address: url,
      });
      expect(notificationLinks({ url, target: none })).toEqual({ portalPath: none, address: url });
    },
  );

  it.each(hostileAddresses)('are no portal path for %j', (url) => {
    expect(notificationLinks({ url, target: none }).portalPath).toEqual(none);
  });

  it.each(vectors)('open only a screen of the portal for $value: $why', ({ value }) => {
    const paths = spellings(value).flatMap((spelling) => [
      targetPath({ path: spelling, value: '' }),
      targetPath({ path: 'quotation', value: spelling }),
      notificationLinks({ url: `/${spelling}`, target: none }).portalPath,
    ]);
    expect(paths.filter((path) => isSome(path) && !/^(\/[\w-]+){1,2}$/.test(path.value))).toEqual([]);
  });

  it('lead from a portal address with a query to its path', () => {
    expect(notificationLinks({ url: '/quotation/7?from=mail#to\np', target: none })).toEqual({
      portalPath: some('/quotation/7'),
      address: '',
    });
  });

  it.each(['/task-detail', '/orders/12', '/nope', '/a/b/c', '/a.b/c', '/sub-service/gst'])(
    'are none for %j, which no screen shows',
    (url) => {
      expect(notificationLinks({ url, target: none })).toEqual({ portalPath: none, address: '' });
      expect(notificationLinks({ url, target: data })).toEqual({
        portalPath: some('/quotation/7'),
        address: '',
      });
    },
  );
});
