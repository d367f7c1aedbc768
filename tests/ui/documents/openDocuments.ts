import { screen } from '@testing-library/react';
import { aWorkplace, openTask } from '../work/openTask';

/** A task's page once its documents are listed. */
export const openDocuments = async (workplace = aWorkplace(), state?: unknown) => {
  const opened = state === undefined ? openTask(workplace) : openTask(workplace, state);
  await screen.findByText('PAN card');
  return opened;
};
