import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { KeptForms } from '../../../src/application/forms/KeptForms';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import type { FormStorage } from '../../../src/application/ports/FormStorage';
import { InMemoryFileGateway } from '../../doubles/InMemoryFileGateway';
import { InMemoryFormStorage } from '../../doubles/InMemoryFormStorage';
import { keptForms } from '../../doubles/keptForms';
import { chooseForCabinet } from './chooseFile';
import { aList } from './aList';
import { listed, openCabinet, someFiles } from './openCabinet';

const aPdf = (name: string): File => new File(['%PDF-1.7\n%%EOF'], name, { type: 'application/pdf' });

const open = (forms: KeptForms) => openCabinet(new InMemoryFileGateway(someFiles), { forms });

/** The cabinet of a tab, as it is opened first and again after each reload. */
const aTab = () => {
  const storage: FormStorage = new InMemoryFormStorage();
  const forms = keptForms(storage);
  const opened = open(forms);
  const reload = () => {
    forms.hide();
    cleanup();
    return open(keptForms(storage));
  };
  return { ...opened, reload };
};

describe('the cabinet after its page was loaded again', () => {
  it('is searched and filtered as before [FILES-01] [FILES-02]', async () => {
    const before = aTab();
    await listed();
    fireEvent.change(screen.getByLabelText('Search files'), { target: { value: 'pdf' } });
    before.store.setFilter({ ...before.store.filter, services: ['TDS'] });
    const after = before.reload();
    expect(await listed()).toEqual(['old.pdf']);
    expect(screen.getByLabelText<HTMLInputElement>('Search files').value).toBe('pdf');
    expect(after.store.filter.services).toEqual(['TDS']);
  });

  it('says which chosen file was not sent, until one is chosen again', async () => {
    const before = aTab();
    chooseForCabinet(aPdf('lease.pdf'));
    await waitFor(() => expect(before.store.upload.chosenName).toBe('lease.pdf'));
    before.reload();
    const told = 'This page was loaded again, so this was not sent: lease.pdf. Please choose again.';
    expect(await screen.findByText(told)).toBeTruthy();
    chooseForCabinet(aPdf('lease.pdf'));
    await waitFor(() => expect(screen.queryByText(told)).toBeNull());
  });

  it('says which file may have arrived [CHECK-06]', async () => {
    const before = aTab();
    before.gateway.gate = new Promise(() => undefined);
    chooseForCabinet(aPdf('lease.pdf'));
    await waitFor(() => expect(before.store.upload.chosenName).toBe('lease.pdf'));
    void before.store.upload.send();
    before.reload();
    expect(await screen.findByText(/while this file was being sent: lease\.pdf\./)).toBeTruthy();
  });

  it('says nothing when everything was sent', async () => {
    const before = aTab();
    chooseForCabinet(aPdf('lease.pdf'));
    await before.press('Upload');
    await screen.findByText(/lease\.pdf uploaded/);
    before.reload();
    await listed();
    expect(screen.queryByText(/loaded again/)).toBeNull();
  });
});

describe('a list of several files', () => {
  it('tells what is left of it when it is cut off, also of what it sent while the page was hidden [CHECK-06]', async () => {
    const { store, forms, ended } = await aList('a.pdf', 'b.pdf');
    forms.hide();
    expect(forms.take('/filecabinet#several')).toEqual(
      expect.objectContaining({ value: { unsent: 'a.pdf/b.pdf', unclear: '' } }),
    );
    store.sendAll();
    await ended();
    expect(forms.take('/filecabinet#several')).toEqual(expect.objectContaining({ _tag: 'None' }));
  });
});

describe('an upload whose answer was lost', () => {
  it('is told as done where the list has the file [FILES-14]', async () => {
    const { press, gateway, notifier, store } = open(keptForms());
    await listed();
    chooseForCabinet(aPdf('lease.pdf'));
    await waitFor(() => expect(store.upload.chosenName).toBe('lease.pdf'));
    gateway.losesAnswer = true;
    await press('Upload');
    expect(await screen.findByText(/^lease\.pdf uploaded\./)).toBeTruthy();
    expect([gateway.putIn.length, notifier.failures, screen.queryByRole('alert')]).toEqual([1, [], null]);
  });

  it('is told as failed where the list has none, or only an older file of that name', async () => {
    const { press, gateway, store } = open(keptForms());
    await listed();
    chooseForCabinet(aPdf('return.pdf'));
    await waitFor(() => expect(store.upload.chosenName).toBe('return.pdf'));
    gateway.uploadFailure = gatewayError('Unreachable');
    await press('Upload');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Error uploading file. Please try again.',
    );
  });
});
