import { screen } from '@testing-library/react';
import { aWorkplace, openTask } from '../work/openTask';

/** Opens a task's page and waits until its documents are listed. */
export const openDocuments = async (workplace = aWorkplace(), state?: unknown) => {
  const opened = state === undefined ? openTask(workplace) : openTask(workplace, state);
  await screen.findByText('PAN card');
  return opened;
};
