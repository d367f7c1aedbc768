import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { line } from '../../../src/ui/state/line';
import { aPhotoFile, choosePhotos, openPhotoDialog, pages } from './openPhotoDialog';

const WAITING = 'Waiting for the internet connection…';

afterEach(() => act(() => line.setDown(false)));

/** The dialog, whose code is lost with the connection, as the first photograph is chosen. */
const chooseWithoutCode = async () => {
  const opened = await openPhotoDialog();
  const { double } = opened;
  act(() => line.setDown(true));
  double.fault = { kind: 'Unreachable' };
  const photo = aPhotoFile('a.jpg');
  double.sides.set(photo, { width: 3024, height: 4032 });
  choosePhotos([photo]);
  await screen.findByText(WAITING);
  return opened;
};

describe('a PDF of photographs without a connection', () => {
  it('is made on the device all the same [CHECK-05] [LINE-02]', async () => {
    const { choose, press, used } = await openPhotoDialog();
    act(() => line.setDown(true));
    await choose('a.jpg');
    expect(screen.queryByText(WAITING)).toBeNull();
    await press('Make PDF');
    await press('Use this PDF');
    expect(used).toHaveLength(1);
  });

  it('has its code fetched as the dialog opens, before the first picture [CHECK-05] [LINE-02]', async () => {
    const { double } = await openPhotoDialog();
    expect(double.preparations).toBe(1);
  });

  it('keeps the chosen photographs until its code has come [CHECK-05] [LINE-02]', async () => {
    const { double, press } = await chooseWithoutCode();
    double.fault = undefined;
    act(() => line.setDown(false));
    await waitFor(() => expect(pages()).toEqual(['Page 1: a.jpg']));
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => line.setDown(true));
    double.fault = { kind: 'Unreachable' };
    await press('Make PDF');
    await screen.findByText(WAITING);
    double.fault = undefined;
    act(() => line.setDown(false));
    expect(await screen.findByRole('button', { name: 'Use this PDF' })).toBeTruthy();
  });

  it('ends the wait by its button, and blames nothing [LINE-02]', async () => {
    const { press } = await chooseWithoutCode();
    await press('Stop reading');
    await waitFor(() => expect(screen.queryByText(WAITING)).toBeNull());
    expect([pages(), screen.queryByRole('alert')]).toEqual([[], null]);
  });
});
