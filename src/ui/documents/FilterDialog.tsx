import { Button, Checkbox, Radio } from 'antd';
import { isSome, none, some } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import type { MouseEvent, ReactElement } from 'react';
import { Dialog } from '../kit/Dialog';
import {
  type DateChoice,
  type DatePreset,
  datePresets,
  type FileFilter,
  fileFormats,
  fileServices,
  uploaders,
} from '../../domain/documents/filterChoices';
import { DateField } from '../kit/DateField';
import { texts } from '../texts/texts';
import type { FileCabinetStore } from './FileCabinetStore';

interface PartProps {
  readonly store: FileCabinetStore;
  readonly draft: FileFilter;
}

const choiceOf = (preset: DatePreset): DateChoice =>
  preset === 'Custom' ? { preset, from: none, to: none } : { preset };

const Dates = observer(({ store, draft }: PartProps): ReactElement => {
  const chosen = isSome(draft.date) ? draft.date.value : undefined;
  const choose = (preset: DatePreset): void => store.choose({ date: some(choiceOf(preset)) });
  // The pressed button disappears, so the focus moves to the first date.
  const clear = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    store.choose({ date: none });
    currentTarget.closest('fieldset')?.querySelector('input')?.focus();
  };
  return (
    <fieldset className="portal-filter">
      <legend>{texts().document.filterDate}</legend>
      <Radio.Group
        role="presentation"
        options={datePresets.map((preset) => ({ label: texts().document.presets[preset], value: preset }))}
        value={chosen?.preset}
        onChange={(event) => choose(event.target.value)}
      />
      {chosen !== undefined && (
        <Button size="small" className="portal-filter-clear" onClick={clear}>
          {texts().document.clearDate}
        </Button>
      )}
      {chosen?.preset === 'Custom' && <CustomDates store={store} choice={chosen} />}
    </fieldset>
  );
});

interface CustomProps {
  readonly store: FileCabinetStore;
  readonly choice: Extract<DateChoice, { readonly preset: 'Custom' }>;
}

const CustomDates = observer(({ store, choice }: CustomProps): ReactElement => (
  <div className="portal-filter-range">
    <DateField
      label={texts().document.from}
      initial={isSome(choice.from) ? choice.from.value : ''}
      onType={(text) => store.typeDay('from', text)}
    />
    <DateField
      label={texts().document.to}
      error={store.isRangeReversed ? texts().document.rangeReversed : ''}
      initial={isSome(choice.to) ? choice.to.value : ''}
      onType={(text) => store.typeDay('to', text)}
    />
  </div>
));

interface ChoicesProps<A extends string> {
  readonly title: string;
  readonly all: readonly A[];
  readonly words: Readonly<Record<A, string>>;
  readonly chosen: readonly A[];
  readonly onChange: (chosen: readonly A[]) => void;
}

const Choices = <A extends string>({
  title,
  all,
  words,
  chosen,
  onChange,
}: ChoicesProps<A>): ReactElement => (
  <fieldset className="portal-filter">
    <legend>{title}</legend>
    <Checkbox.Group<A>
      role="presentation"
      options={all.map((choice) => ({ label: words[choice], value: choice }))}
      value={[...chosen]}
      onChange={onChange}
    />
  </fieldset>
);

const Content = observer(({ store, draft }: PartProps): ReactElement => (
  <div className="portal-filters">
    <Dates store={store} draft={draft} />
    <Choices
      title={texts().document.filterServices}
      all={fileServices}
      words={texts().document.services}
      chosen={draft.services}
      onChange={(services) => store.choose({ services })}
    />
    <Choices
      title={texts().document.filterFormats}
      all={fileFormats}
      words={texts().document.formats}
      chosen={draft.formats}
      onChange={(formats) => store.choose({ formats })}
    />
    <Choices
      title={texts().document.filterUploadedBy}
      all={uploaders}
      words={texts().document.uploaders}
      chosen={draft.uploadedBy}
      onChange={(uploadedBy) => store.choose({ uploadedBy })}
    />
  </div>
));

/** The Filters dialog: dates, services, formats, uploaded by (FILES-03, FILES-05, FILES-06). */
export const FilterDialog = observer(({ store }: { readonly store: FileCabinetStore }): ReactElement => (
  <Dialog
    open={store.isFiltering}
    title={texts().document.filterTitle}
    width={640}
    onCancel={() => store.closeFilters()}
    footer={[
      <Button key="reset" onClick={() => store.showAll()}>
        {texts().document.reset}
      </Button>,
      <Button key="apply" type="primary" disabled={!store.canApply} onClick={() => store.apply()}>
        {texts().document.apply}
      </Button>,
    ]}
  >
    <Content store={store} draft={store.draft} />
  </Dialog>
));
