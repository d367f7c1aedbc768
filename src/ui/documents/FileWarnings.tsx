import type { ReactElement } from 'react';
import { onDemand } from '../kit/onDemand';
import type { FileWarningListProps } from './FileWarningList';

const Nothing = (): null => null;

const list = onDemand<FileWarningListProps>(
  async () => (await import('./FileWarningList')).FileWarningList,
  Nothing,
);

/** The warnings about a chosen file, whose code comes with the first of them; nothing where there is none. */
export const FileWarnings = (props: FileWarningListProps): ReactElement | null =>
  props.warnings.length === 0 ? null : <list.Component {...props} />;
