import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { CabinetLine } from '../../domain/documents/grouping';
import { WindowedList } from '../kit/WindowedList';
import { type CabinetProps, FileLine } from './FileRow';

const ROW_HEIGHT = 64;

interface CabinetListProps extends CabinetProps {
  readonly lines: readonly CabinetLine[];
  /** Accessible name of the list. */
  readonly label: string;
}

/** Files of the cabinet, one a line. */
export const CabinetList = observer(({ store, view, lines, label }: CabinetListProps): ReactElement => (
  <div className={view.isSelecting ? 'portal-files-selecting' : undefined}>
    <WindowedList
      items={lines}
      keyOf={({ file }) => file.id}
      label={label}
      rowHeight={ROW_HEIGHT}
      sought={view.sought}
    >
      {(line) => <FileLine store={store} view={view} line={line} />}
    </WindowedList>
  </div>
));
