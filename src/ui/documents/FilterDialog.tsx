import { Button, Checkbox, Radio } from 'antd';
import { isSome, none, some } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import type { MouseEvent, ReactElement } from 'react';
import { Dialog } from '../kit/Dialog';
import { readDay } from '../../domain/dates/instant';
import {
  type DateChoice,
  customDays,
  type DatePreset,
  datePresets,
  type FileFilter,
  fileFormats,
  fileServices,
  uploaders,
} from '../../domain/documents/filterChoices';
import { Field } from '../kit/Field';
import { TextInput } from '../kit/TextInput';
import { documentTexts } from '../texts/documentTexts';
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
      <legend>{documentTexts.filterDate}</legend>
      <Radio.Group
        options={datePresets.map((preset) => ({ label: documentTexts.presets[preset], value: preset }))}
        value={chosen?.preset}
        onChange={(event) => choose(event.target.value)}
      />
      {chosen !== undefined && (
        <Button size="small" className="portal-filter-clear" onClick={clear}>
          {documentTexts.clearDate}
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

// The fields keep what is typed: on the way to 2026 WebKit and Chromium tell of the year 2, which is no day of a
// filter yet, and written back it would empty the field under the customer's hands.
const CustomDates = observer(({ store, choice }: CustomProps): ReactElement => {
  const type = (end: 'from' | 'to', text: string): void =>
    store.choose({ date: some({ ...customDays(store.draft), [end]: readDay(text) }) });
  return (
    <div className="portal-filter-range">
      <Field label={documentTexts.from}>
        <TextInput
          type="date"
          defaultValue={isSome(choice.from) ? choice.from.value : ''}
          onChange={(event) => type('from', event.target.value)}
        />
      </Field>
      <Field label={documentTexts.to} error={store.canApply ? '' : documentTexts.rangeReversed}>
        <TextInput
          type="date"
          defaultValue={isSome(choice.to) ? choice.to.value : ''}
          onChange={(event) => type('to', event.target.value)}
        />
      </Field>
    </div>
  );
});

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
      title={documentTexts.filterServices}
      all={fileServices}
      words={documentTexts.services}
      chosen={draft.services}
      onChange={(services) => store.choose({ services })}
    />
    <Choices
      title={documentTexts.filterFormats}
      all={fileFormats}
      words={documentTexts.formats}
      chosen={draft.formats}
      onChange={(formats) => store.choose({ formats })}
    />
    <Choices
      title={documentTexts.filterUploadedBy}
      all={uploaders}
      words={documentTexts.uploaders}
      chosen={draft.uploadedBy}
      onChange={(uploadedBy) => store.choose({ uploadedBy })}
    />
  </div>
));

/** The Filters dialog: dates, services, formats, uploaded by (FILES-03, FILES-05, FILES-06). */
export const FilterDialog = observer(({ store }: { readonly store: FileCabinetStore }): ReactElement => (
  <Dialog
    open={store.isFiltering}
    title={documentTexts.filterTitle}
    width={640}
    onCancel={() => store.closeFilters()}
    footer={[
      <Button key="reset" onClick={() => store.showAll()}>
        {documentTexts.reset}
      </Button>,
      <Button key="apply" type="primary" disabled={!store.canApply} onClick={() => store.apply()}>
        {documentTexts.apply}
      </Button>,
    ]}
  >
    <Content store={store} draft={store.draft} />
  </Dialog>
));
