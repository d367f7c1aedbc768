import { expect, it } from 'vitest';
import { httpsNeeded } from '../../sandbox/secureAddress';

it.each(['127.0.0.1', 'localhost', '::1'])(
  'says nothing of https where only this machine reaches it: %s',
  (host) => {
    expect(httpsNeeded(host)).toEqual([]);
  },
);

it.each(['0.0.0.0', '::', '', '192.168.1.5', 'portal.local'])(
  'says that other devices need https where they reach it: %j [ENTRY-10]',
  (host) => {
    expect(httpsNeeded(host).join('\n')).toContain('https://');
  },
);
