import { isLeft } from 'fp-ts/Either';
import { expect } from 'vitest';
import { userId } from '../../../src/domain/session/user';
import type { Backend } from '../backend';
import type { Gateways } from '../httpGateways';
import { answerOf, firstOf } from '../expectations';
import { wireCalls } from '../mutation/wireCalls';
import { describe, it } from '../suite';

const forVisitors: ReadonlySet<string> = new Set([
  'blogs',
  'known number',
  'OTP send',
  'sign-in',
  'registration',
]);

const NOBODY = { id: userId('0'), email: '', displayName: '', phone: '', avatar: '' };

/** Contract of the calls that need a session. */
export const accessContract = (open: () => Backend): void => {
  const visitors: readonly (readonly [string, () => Gateways])[] = [
    ['without a token', () => open().visitor],
    ['with a token that nobody has', () => open().signedInAs('no-such-token', NOBODY)],
  ];
  describe('without a session', () => {
    for (const { name, call } of wireCalls.filter((one) => !forVisitors.has(one.name)))
      for (const [how, gatewaysOf] of visitors)
        it(`${how} ${name} is Unauthorized`, async () => {
          const response = await call(gatewaysOf())();
          expect(isLeft(response) && response.left).toMatchObject({ kind: 'Unauthorized' });
        });

    it('the recent posts can still be read', async () => {
      const posts = await answerOf(open().visitor.blogs.recent());
      expect(firstOf(posts, 'post').title).toMatch(/\S/);
    });
  });
};
