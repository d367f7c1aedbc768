import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { EmptyState } from '../kit/EmptyState';
import { ListState } from '../kit/ListState';
import { SectionCard } from '../kit/SectionCard';
import { StillWaiting } from '../kit/StillWaiting';
import { WindowedList } from '../kit/WindowedList';
import { texts } from '../texts/texts';
import { CabinetActions } from './CabinetActions';
import { type CabinetProps, FileLine } from './FileRow';
import { useGrouping } from './useGrouping';

const ROW_HEIGHT = 64;

const Shown = observer(({ store, view }: CabinetProps): ReactElement => {
  if (view.lines.length === 0) {
    // The pressed button disappears, so the focus moves to the Filters button.
    const showAll = (): void => {
      store.showAll();
      document.querySelector<HTMLElement>('.portal-cabinet-tools > button')?.focus();
    };
    return (
      <EmptyState
        text={texts().document.noMatch}
        action={<Button onClick={showAll}>{texts().document.showAll}</Button>}
      />
    );
  }
  return (
    <div className={view.isSelecting ? 'portal-files-selecting' : undefined}>
      <div className="portal-file-row portal-file-head" aria-hidden="true">
        <span>{texts().document.name}</span>
        <span>{texts().document.date}</span>
        <span className="portal-file-size">{texts().document.size}</span>
        <span>{texts().document.tag}</span>
      </div>
      <StillWaiting command={store.downloading} />
      <WindowedList
        items={view.lines}
        keyOf={({ file }) => file.id}
        label={texts().document.recents}
        rowHeight={ROW_HEIGHT}
        sought={view.sought}
      >
        {(line) => <FileLine store={store} view={view} line={line} />}
      </WindowedList>
    </div>
  );
});

const loadTexts = () => ({
  loading: texts().document.loading,
  empty: texts().document.empty,
  failed: (): string => texts().document.listFailed,
});

/** The 'Recents' list of the cabinet, in groups if any are chosen (FILES-18, VAULT-01). */
export const CabinetFiles = observer(({ store, view }: CabinetProps): ReactElement => {
  const group = useGrouping(view);
  return (
    <SectionCard
      title={texts().document.recents}
      {...(store.files.value === undefined ? {} : { count: store.shown.length })}
    >
      <ListState loadable={store.files} texts={loadTexts()}>
        {() => (
          <>
            <CabinetActions view={view} onGroup={group} />
            <Shown store={store} view={view} />
          </>
        )}
      </ListState>
    </SectionCard>
  );
});
