import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { SessionStore } from '../../../src/ui/session/SessionStore';
import { followCustomer } from '../../../src/ui/shell/followCustomer';
import { LogOutDialog } from '../../../src/ui/shell/LogOutDialog';
import { NotifierStore } from '../../../src/ui/shell/NotifierStore';
import { aSession } from '../../doubles/aSession';
import { InMemoryTimer } from '../../doubles/InMemoryTimer';
import type { StoreKey } from '../../../src/ui/state/storeContext';
import { SessionHarness } from '../session/sessionHarness';
import { renderWith } from '../support/renderWith';

it('a customer who logs out leaves nothing that failed on the page [NAV-22]', async () => {
  const { storage, ...harness } = new SessionHarness();
  storage.keep(aSession());
  const notifier = new NotifierStore({ timer: new InMemoryTimer() });
  followCustomer(notifier, '42');
  notifier.failure('Failed.', { ...gatewayError('ServerFault'), reference: '27182818' });
  const stores = new Map<StoreKey<unknown>, unknown>([
    [SessionStore, harness.session],
    [NotifierStore, notifier],
  ]);
  const { user } = renderWith(<LogOutDialog open onClose={() => undefined} />, { stores });
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(notifier.notices).toEqual([]);
});
