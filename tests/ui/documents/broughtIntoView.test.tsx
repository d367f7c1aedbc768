import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { aBrowserFile } from '../../doubles/aChosenFile';
import { aWorkplace } from '../work/openTask';
import { chooseForCabinet, chooseForTask } from './chooseFile';
import { locked } from './fileChecks';
import { openCabinet } from './openCabinet';
import { openDocuments } from './openDocuments';
import { watchBroughtIntoView } from '../support/broughtIntoView';

const brought = watchBroughtIntoView();

const broughtTexts = (): string => brought.map(({ text }) => text).join('\n');

describe('what is told of an upload is brought into view', () => {
  it('with the buttons beneath a warning [CHECK-01]', async () => {
    await openDocuments({ ...aWorkplace(), check: locked() });
    chooseForTask('Photo', aBrowserFile('pdf'));
    await screen.findByRole('button', { name: 'Upload anyway' });
    expect(broughtTexts()).toMatch(/some\.pdf[\s\S]*Upload anyway.*Choose another file/);
    expect(brought[0]?.options).toMatchObject({ block: 'nearest' });
  });

  it('with its progress and its success at a document', async () => {
    await openDocuments();
    chooseForTask('Photo', aBrowserFile('jpeg', 'me.jpg'));
    await screen.findByText('me.jpg uploaded.');
    expect(broughtTexts()).toContain('Cancel upload');
    expect(broughtTexts()).toContain('me.jpg uploaded.');
  });

  it('with the reason of a failure at a document', async () => {
    const { files } = await openDocuments();
    files.uploadFailure = gatewayError('Rejected');
    chooseForTask('Photo', aBrowserFile('jpeg', 'me.jpg'));
    await screen.findByRole('alert');
    expect(broughtTexts()).toContain('Upload failed. Please try again.');
  });

  it('with the reason of a refusal at a document', async () => {
    await openDocuments();
    chooseForTask('Photo', aBrowserFile('csv', 'list.csv'));
    await screen.findByRole('alert');
    expect(broughtTexts()).toContain('list.csv');
  });

  it('in the file cabinet too', async () => {
    const { press } = openCabinet();
    await press('Upload');
    await screen.findByRole('alert');
    expect(broughtTexts()).toContain('Please select a file to upload.');
    chooseForCabinet(aBrowserFile('pdf', 'mine.pdf'));
    await press('Upload');
    await screen.findByText(/^mine\.pdf uploaded\./);
    expect(broughtTexts()).toContain('mine.pdf uploaded.');
    expect(broughtTexts()).toContain('Cancel upload');
  });
});
