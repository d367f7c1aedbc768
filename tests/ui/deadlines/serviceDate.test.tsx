import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ServiceDate } from '../../../src/ui/deadlines/ServiceDate';
import { ServiceDateStore } from '../../../src/ui/deadlines/ServiceDateStore';
import { subServiceId } from '../../../src/domain/catalogue/service';
import type { DeadlineTable } from '../../../src/domain/deadlines/rule';
import { theTable } from '../../domain/deadlines/theTable';
import { InMemoryCheckoutStorage } from '../../doubles/InMemoryCheckoutStorage';
import { InMemoryDeadlineChoiceStorage } from '../../doubles/InMemoryDeadlineChoiceStorage';
import { InMemoryDeadlineGateway } from '../../doubles/InMemoryDeadlineGateway';
import { FixedClock } from '../../doubles/FixedClock';
import { aPageClock } from '../../doubles/aPageClock';
import { renderWith } from '../support/renderWith';

const openDate = (name: string, table: DeadlineTable | undefined, isBroken = false) => {
  const deadlines = new InMemoryDeadlineGateway(table);
  if (isBroken) deadlines.break();
  const store = new ServiceDateStore({
    deadlines,
    choices: new InMemoryDeadlineChoiceStorage(),
    checkout: new InMemoryCheckoutStorage(),
    clock: aPageClock(new FixedClock('2026-11-26T06:00:00Z')),
  });
  renderWith(
    <dl>
      <ServiceDate subService={{ id: subServiceId('7'), name }} />
    </dl>,
    { stores: new Map([[ServiceDateStore, store]]) },
  );
  return store;
};

describe('the next date by law on the page of a service', () => {
  it('stands with what is due and whom it concerns, and leads to the date [DUE-14]', async () => {
    openDate('Income Tax Return', theTable());
    const date = await screen.findByRole('link', { name: '2027-07-31' });
    expect(date.getAttribute('href')).toBe('/deadlines?date=2027-07-31&rule=itr-individual');
    expect(document.body.textContent).toMatch(
      /^Next date by law2027-07-31ITR-1, ITR-2: .*, FY 2026-27Salaried people/,
    );
  });

  it.each([
    ['a service that has none', () => openDate('Trademark Registration', theTable())],
    ['a deployment without a table', () => openDate('Income Tax Return', undefined)],
    ['a table that cannot be read', () => openDate('Income Tax Return', theTable(), true)],
  ])('is silent for %s [DUE-14]', async (_, open) => {
    const store = open();
    await expect.poll(() => store.table.isLoading).toBe(false);
    expect(document.body.textContent).toBe('');
  });
});
