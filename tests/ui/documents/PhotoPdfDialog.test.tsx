import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { heicBytes } from '../../domain/documents/someBytes';
import { aPhotoFile, choosePhotos, openPhotoDialog, pages } from './openPhotoDialog';

const announced = (): string => document.querySelector('output.portal-visually-hidden')?.textContent ?? '';
const button = (name: string): HTMLElement => screen.getByRole('button', { name });

const movers = (): number => screen.queryAllByRole('button', { name: /^(?:Move|Drag) page/ }).length;

const told = (): readonly string[] =>
  [...document.querySelectorAll('[data-photo]')].map(
    (page) => page.querySelector('output')?.textContent ?? '',
  );

describe('the pages of a PDF of photographs', () => {
  it('are shown in the order in which they were chosen, and more can be added [CHECK-05]', async () => {
    const { choose } = await openPhotoDialog();
    await choose('a.jpg', 'b.jpg');
    await choose('c.jpg');
    expect(pages()).toEqual(['Page 1: a.jpg', 'Page 2: b.jpg', 'Page 3: c.jpg']);
    expect(announced()).toBe('The PDF has 3 pages now.');
  });

  it('each say what would make them useless, also of a picture that was looked at late [CHECK-01] [CHECK-05]', async () => {
    const { choose, check, press } = await openPhotoDialog();
    const { promise, resolve: end } = Promise.withResolvers<void>();
    check.gate = promise;
    check.warnings = new Map([['b.jpg', [{ kind: 'PictureBlurred' }, { kind: 'CutOff' }]]]);
    await choose('a.jpg', 'b.jpg');
    expect(told()).toEqual(['', '']);
    end();
    await waitFor(() =>
      expect(told()[1]).toMatch(/^This picture is blurred.*The end of this file is missing/),
    );
    expect(told()[0]).toBe('');
    expect(check.asked.map(({ to }) => to.kind)).toEqual(['page', 'page']);
    await press('Move page 2 up');
    expect(told()[1]).toBe('');
  });

  it('are moved by their buttons, which keep the focus, and the new place is announced [CHECK-05]', async () => {
    const { choose, press } = await openPhotoDialog();
    await choose('a.jpg', 'b.jpg', 'c.jpg');
    await press('Move page 3 up');
    expect(pages()).toEqual(['Page 1: a.jpg', 'Page 2: c.jpg', 'Page 3: b.jpg']);
    expect(announced()).toBe('c.jpg is now page 2 of 3.');
    expect(document.activeElement).toBe(button('Move page 2 up'));
    await press('Move page 1 up');
    expect(announced()).toBe('a.jpg is already the first page.');
    await press('Move page 3 down');
    expect(announced()).toBe('b.jpg is already the last page.');
  });

  it('have nothing that moves them where there is one alone [CHECK-05]', async () => {
    const { choose, press } = await openPhotoDialog();
    await choose('a.jpg');
    expect(movers()).toBe(0);
    await choose('b.jpg');
    expect(movers()).toBe(6);
    await press('Remove page 1');
    expect(movers()).toBe(0);
    expect(button('Rotate page 1')).toBeTruthy();
  });

  it('are moved by the arrow keys on their handle [CHECK-05]', async () => {
    const { choose, user } = await openPhotoDialog();
    await choose('a.jpg', 'b.jpg', 'c.jpg');
    button('Drag page 1, or move it with the arrow keys').focus();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(pages()).toEqual(['Page 1: b.jpg', 'Page 2: c.jpg', 'Page 3: a.jpg']);
    await user.keyboard('{ArrowUp}');
    expect(announced()).toBe('a.jpg is now page 2 of 3.');
    expect(document.activeElement).toBe(button('Drag page 2, or move it with the arrow keys'));
  });

  it('are turned by 90°, which their small sheet shows [CHECK-05]', async () => {
    const { choose, press } = await openPhotoDialog();
    await choose('a.jpg');
    await press('Rotate page 1');
    expect(screen.getByRole('img', { name: 'Page 1: a.jpg' }).style.transform).toContain('rotate(90deg)');
    expect(announced()).toBe('Page 1 is rotated by 90°.');
  });

  it('are removed and put back at their place, the last one first [CHECK-05]', async () => {
    const { choose, press } = await openPhotoDialog();
    await choose('a.jpg', 'b.jpg', 'c.jpg');
    await press('Remove page 2');
    expect(document.activeElement).toBe(button('Undo'));
    await press('Remove page 1');
    expect(pages()).toEqual(['Page 1: c.jpg']);
    await press('Undo');
    expect(announced()).toBe('a.jpg is page 1 again.');
    await press('Undo');
    expect(pages()).toEqual(['Page 1: a.jpg', 'Page 2: b.jpg', 'Page 3: c.jpg']);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('a file that is no photograph', () => {
  it('is named and left out, once for each reason, with what to do [CHECK-05]', async () => {
    const { double } = await openPhotoDialog();
    const good = aPhotoFile('good.jpg');
    double.sides.set(good, { width: 100, height: 100 });
    const gone = Object.assign(aPhotoFile('gone.jpg'), { slice: undefined });
    choosePhotos([
      aPhotoFile('1.heic', ''),
      new File([new Uint8Array(heicBytes('mif1'))], '2.jpg', { type: 'image/jpeg' }),
      good,
      aPhotoFile('cut.jpg'),
      aPhotoFile('screen.avif', 'image/avif'),
      gone,
      aPhotoFile('form.docx', ''),
    ]);
    await screen.findByText('6 files were left out');
    const reasons = screen.getAllByRole('listitem').map((item) => item.textContent ?? '');
    expect(reasons.filter((text) => text.includes('Please choose') || text.includes('HEIC'))).toEqual([
      expect.stringMatching(/^1\.heic, 2\.jpg: This is a HEIC photo, which this browser cannot read\./),
      expect.stringMatching(
        /^cut\.jpg, screen\.avif: This photo is damaged .* Please choose a JPG or PNG\.$/,
      ),
      'form.docx: This is a Word file. Please choose photos only.',
    ]);
    expect(reasons).toContain('gone.jpg: This file can no longer be read. Choose it again.');
    expect(pages()).toEqual(['Page 1: good.jpg']);
  });

  it('says that the code is missing rather than blame the photo', async () => {
    const { double } = await openPhotoDialog();
    double.fault = { kind: 'Unreachable' };
    choosePhotos([aPhotoFile('a.jpg')]);
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  });
});

describe('making the PDF', () => {
  it('tells its size and hands it over under its name, and sends nothing by itself [CHECK-05]', async () => {
    const { choose, press, used, user } = await openPhotoDialog();
    await choose('a.jpg', 'b.jpg');
    await press('Make PDF');
    await screen.findByText('Cancelled cheque 2026-11-20.pdf: 2 pages, 1.6 MB.');
    const field = screen.getByRole('textbox', { name: 'Name of the PDF' });
    await user.clear(field);
    await user.type(field, 'cheque: both sides');
    await press('Use this PDF');
    expect(used.map(({ name, type, size }) => ({ name, type, size }))).toEqual([
      { name: 'cheque- both sides.pdf', type: 'application/pdf', size: 1_588_170 },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is needed again after the pages have changed [CHECK-05]', async () => {
    const { choose, press, double } = await openPhotoDialog();
    await choose('a.jpg', 'b.jpg');
    await press('Make PDF');
    await screen.findByRole('button', { name: 'Use this PDF' });
    await press('Rotate page 2');
    expect(screen.queryByRole('button', { name: 'Use this PDF' })).toBeNull();
    await press('Make PDF');
    await screen.findByRole('button', { name: 'Use this PDF' });
    expect(double.written).toHaveLength(2);
  });

  it('shows its progress and can be stopped; the photos stay [CHECK-05]', async () => {
    const { choose, press, double } = await openPhotoDialog();
    await choose('a.jpg');
    double.gate = new Promise(() => undefined);
    await press('Make PDF');
    await screen.findByRole('progressbar', { name: 'Making the PDF' });
    await press('Stop');
    expect((await screen.findByRole('alert')).textContent).toContain('Your photos are still here.');
    expect(pages()).toEqual(['Page 1: a.jpg']);
  });

  it('says how many pages fit when all together are too many [CHECK-05]', async () => {
    const { choose, press } = await openPhotoDialog({ maxBytes: 400_000 });
    await choose('a.jpg', 'b.jpg', 'c.jpg');
    await press('Make PDF');
    expect((await screen.findByRole('alert')).textContent).toContain('The first 2 pages would fit');
    expect(screen.queryByRole('button', { name: 'Use this PDF' })).toBeNull();
  });

  it('names the photo that cannot be drawn', async () => {
    const { choose, press, double } = await openPhotoDialog();
    await choose('a.jpg', 'b.jpg');
    double.sides.clear();
    await press('Make PDF');
    expect((await screen.findByRole('alert')).textContent).toContain('a.jpg could not be drawn.');
  });

  it('offers no PDF without photos', async () => {
    await openPhotoDialog();
    expect(button('Make PDF')).toHaveProperty('disabled', true);
  });
});

describe('leaving the dialog', () => {
  it('closes at once without photos', async () => {
    const { press, double } = await openPhotoDialog();
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(double.releases).toBeGreaterThan(0);
  });

  it('asks first with photos, and keeps nothing after Discard [CHECK-05]', async () => {
    const { choose, press, used } = await openPhotoDialog();
    await choose('a.jpg');
    await press('Cancel');
    await press('Keep editing');
    expect(pages()).toEqual(['Page 1: a.jpg']);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull());
    await press('Cancel');
    await press('Discard');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Make one PDF from photos');
    await screen.findByRole('button', { name: 'Choose photos' });
    expect(pages()).toEqual([]);
    expect(used).toEqual([]);
  });
});

describe('taking photographs', () => {
  it('opens the camera of the device, one photograph at a time [CHECK-05]', async () => {
    await openPhotoDialog();
    const [gallery, camera] = [
      ...document.querySelectorAll<HTMLInputElement>('[role="dialog"] input[type="file"]'),
    ];
    expect(gallery?.multiple).toBe(true);
    expect(camera?.getAttribute('capture')).toBe('environment');
    expect(camera?.multiple).toBe(false);
    let isOpened = false;
    camera?.addEventListener('click', () => {
      isOpened = true;
    });
    fireEvent.click(screen.getByText('Take a photo'));
    expect(isOpened).toBe(true);
  });
});
