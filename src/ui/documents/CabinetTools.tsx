import { Button } from 'antd';
import { CloseOutlined, FilterOutlined, SearchOutlined } from '@ant-design/icons';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useRef } from 'react';
import type { FilterChip } from '../../domain/documents/filterChips';
import { TextInput } from '../kit/TextInput';
import { texts } from '../texts/texts';
import type { FileCabinetStore } from './FileCabinetStore';
import { filterText } from './filterText';

interface ChipProps {
  readonly label: string;
  readonly onTake: () => void;
}

const Chip = observer(({ label, onTake }: ChipProps): ReactElement => (
  <li>
    <Button size="small" shape="round" aria-label={texts().document.removeFilter(label)} onClick={onTake}>
      <span>{label}</span> <CloseOutlined aria-hidden />
    </Button>
  </li>
));

/** Search, Filters and one removable chip for each active filter (FILES-01, FILES-02). */
export const CabinetTools = observer(({ store }: { readonly store: FileCabinetStore }): ReactElement => {
  const { files, search, chips, shown } = store;
  const isNarrowed = files.value !== undefined && (search !== '' || chips.length > 0);
  const filters = useRef<HTMLButtonElement>(null);
  // The pressed chip disappears, so the focus moves to the Filters button.
  const take = (chip: FilterChip): void => {
    store.setFilter(chip.without);
    filters.current?.focus();
  };
  return (
    <div className="portal-cabinet-tools">
      <TextInput
        type="search"
        aria-label={texts().document.search}
        placeholder={texts().document.search}
        prefix={<SearchOutlined aria-hidden />}
        value={search}
        onChange={(event) => store.typeSearch(event.target.value)}
      />
      <Button
        ref={filters}
        icon={<FilterOutlined aria-hidden />}
        onClick={() => store.draft.open(store.filter)}
      >
        {texts().document.filters}
      </Button>
      {chips.length > 0 && (
        <ul role="list" className="portal-chips">
          {chips.map((chip) => (
            <Chip key={filterText(chip.choice)} label={filterText(chip.choice)} onTake={() => take(chip)} />
          ))}
        </ul>
      )}
      <output className="portal-visually-hidden">
        {isNarrowed &&
          (shown.length === 0 ? texts().document.noMatch : texts().cabinet.filesIn(shown.length))}
      </output>
    </div>
  );
});
