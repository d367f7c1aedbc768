import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { type Option, toNullable } from 'fp-ts/Option';
import { type Grouping, groupings, readGrouping } from '../../domain/documents/grouping';
import { Choice } from '../kit/Choice';
import { LazyPart } from '../kit/LazyPart';
import { texts } from '../texts/texts';
import type { CabinetView } from './CabinetView';
import { DownloadButton } from './DownloadButton';

interface ViewProps {
  readonly view: CabinetView;
}

interface ActionsProps extends ViewProps {
  readonly onGroup: (grouping: Option<Grouping>) => void;
}

const GroupChoice = observer(({ view, onGroup }: ActionsProps): ReactElement => (
  <Choice
    label={texts().cabinet.groupBy}
    any={texts().cabinet.noGroups}
    value={toNullable(view.grouping) ?? ''}
    options={groupings.map((grouping) => [grouping, texts().cabinet.groupings[grouping]])}
    onChange={(value) => onGroup(readGrouping(value))}
  />
));

/** The selection keeps its place in the row of buttons, and with it the focus. */
const SelectButton = observer(({ view }: ViewProps): ReactElement => (
  <Button onClick={() => (view.isSelecting ? view.endSelecting() : view.beginSelecting())}>
    {view.isSelecting ? texts().cabinet.done : texts().cabinet.select}
  </Button>
));

const Selected = observer(({ view }: ViewProps): ReactElement | null => {
  if (!view.isSelecting) return null;
  const { hiddenCount, shown } = view;
  return (
    <div className="portal-cabinet-selected">
      <Button size="small" onClick={() => view.toggle(shown)}>
        {view.areSelected(shown) ? texts().cabinet.selectNone : texts().cabinet.selectAll}
      </Button>
      <output>
        {hiddenCount > 0
          ? texts().cabinet.selectedHidden(view.toDownload.length, hiddenCount)
          : texts().cabinet.selected(view.toDownload.length)}
      </output>
    </div>
  );
});

/** Groups, selection and the zip above the list; the code of the zip follows (VAULT-01, VAULT-02). */
export const CabinetActions = ({ view, onGroup }: ActionsProps): ReactElement => (
  <div className="portal-cabinet-actions">
    <GroupChoice view={view} onGroup={onGroup} />
    <SelectButton view={view} />
    <LazyPart name="cabinetZip" waiting={<DownloadButton view={view} />} given={{ view }} />
    <Selected view={view} />
  </div>
);
