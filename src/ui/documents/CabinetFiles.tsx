import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { EmptyState } from '../kit/EmptyState';
import { ListState } from '../kit/ListState';
import { SectionCard } from '../kit/SectionCard';
import { StillWaiting } from '../kit/StillWaiting';
import { texts } from '../texts/texts';
import { CabinetActions } from './CabinetActions';
import { CabinetList } from './CabinetList';
import type { CabinetProps } from './FileRow';
import { useGrouping } from './useGrouping';

const Shown = observer(({ store, view }: CabinetProps): ReactElement | null => {
  if (view.shown.length === 0) {
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
  if (view.lines.length === 0) return null;
  return (
    <div className={view.isSelecting ? 'portal-files-selecting' : undefined}>
      <div className="portal-file-row portal-file-head" aria-hidden="true">
        <span>{texts().document.name}</span>
        <span>{texts().document.date}</span>
        <span className="portal-file-size">{texts().document.size}</span>
        <span>{texts().document.tag}</span>
      </div>
      <StillWaiting command={store.downloading} />
      <CabinetList store={store} view={view} lines={view.lines} label={texts().document.recents} />
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
      {...(store.files.value === undefined ? {} : { count: view.lines.length })}
    >
      <ListState loadable={store.files} texts={loadTexts()} isEmpty={() => store.all.length === 0}>
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
