import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aWorkplace } from '../work/openTask';
import { makePdfAt } from './makePdfAt';
import { openDocuments } from './openDocuments';

describe('an upload whose page was left', () => {
  it('is shown where the page is opened again, and is not sent twice [DOCS-05]', async () => {
    const workplace = aWorkplace();
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    workplace.files.gate = answered;
    const first = await openDocuments(workplace);
    await makePdfAt(first, 'Photo');
    await first.press('Upload Photo');
    await screen.findByRole('progressbar');
    first.unmount();
    const { button, files, notifier } = await openDocuments(workplace);
    expect(screen.getByRole('progressbar', { name: 'Uploading Photo' })).toBeTruthy();
    expect(button('Upload Photo').disabled).toBe(true);
    answer();
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    await waitFor(() => expect(notifier.successes).toEqual(['Photo 2026-11-20.pdf uploaded.']));
    await screen.findByRole('button', { name: 'View Photo 2026-11-20.pdf' });
    expect(files.uploadedDocuments).toHaveLength(1);
  });
});
