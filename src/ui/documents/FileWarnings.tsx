import type { ReactElement } from 'react';
import { LazyPart } from '../kit/LazyPart';
import type { FileWarningListProps } from './FileWarningList';

/** The warnings about a chosen file, whose code comes with the first of them; nothing where there is none. */
export const FileWarnings = (props: FileWarningListProps): ReactElement | null =>
  props.warnings.length === 0 ? null : <LazyPart name="fileWarnings" waiting={null} given={props} />;
