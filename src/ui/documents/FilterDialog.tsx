import { Button, Checkbox, Radio } from 'antd';
import { isSome, none, some } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import type { MouseEvent, ReactElement } from 'react';
import { Dialog } from '../kit/Dialog';
import {
  type DateChoice,
  type DatePreset,
  datePresets,
  fileFormats,
  fileServices,
  uploaders,
} from '../../domain/documents/filterChoices';
import { DateField } from '../kit/DateField';
import { texts } from '../texts/texts';
import type { FileCabinetStore } from './FileCabinetStore';
import type { FilterDraft } from './FilterDraft';

interface PartProps {
  readonly draft: FilterDraft;
}

const choiceOf = (preset: DatePreset): DateChoice =>
  preset === 'Custom' ? { preset, from: none, to: none } : { preset };

const Dates = observer(({ draft }: PartProps): ReactElement => {
  const chosen = isSome(draft.filter.date) ? draft.filter.date.value : undefined;
  const choose = (preset: DatePreset): void => draft.choose({ date: some(choiceOf(preset)) });
  // The pressed button disappears, so the focus moves to the first date.
  const clear = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    draft.choose({ date: none });
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
      {chosen?.preset === 'Custom' && <CustomDates draft={draft} choice={chosen} />}
    </fieldset>
  );
});

interface CustomProps extends PartProps {
  readonly choice: Extract<DateChoice, { readonly preset: 'Custom' }>;
}

const CustomDates = observer(({ draft, choice }: CustomProps): ReactElement => (
  <div className="portal-filter-range">
    <DateField
      label={texts().document.from}
      initial={isSome(choice.from) ? choice.from.value : ''}
      onType={(text, isFaulty) => draft.typeDay('from', text, isFaulty)}
    />
    <DateField
      label={texts().document.to}
      error={draft.isRangeReversed ? texts().document.rangeReversed : ''}
      initial={isSome(choice.to) ? choice.to.value : ''}
      onType={(text, isFaulty) => draft.typeDay('to', text, isFaulty)}
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

const Content = observer(({ draft }: PartProps): ReactElement => (
  <div className="portal-filters">
    <Dates draft={draft} />
    <Choices
      title={texts().document.filterServices}
      all={fileServices}
      words={texts().document.services}
      chosen={draft.filter.services}
      onChange={(services) => draft.choose({ services })}
    />
    <Choices
      title={texts().document.filterFormats}
      all={fileFormats}
      words={texts().document.formats}
      chosen={draft.filter.formats}
      onChange={(formats) => draft.choose({ formats })}
    />
    <Choices
      title={texts().document.filterUploadedBy}
      all={uploaders}
      words={texts().document.uploaders}
      chosen={draft.filter.uploadedBy}
      onChange={(uploadedBy) => draft.choose({ uploadedBy })}
    />
  </div>
));

/** The Filters dialog: dates, services, formats, uploaded by (FILES-03, FILES-05, FILES-06). */
export const FilterDialog = observer(({ store }: { readonly store: FileCabinetStore }): ReactElement => (
  <Dialog
    open={store.draft.isOpen}
    title={texts().document.filterTitle}
    width={640}
    onCancel={() => store.draft.close()}
    footer={[
      <Button key="reset" onClick={() => store.showAll()}>
        {texts().document.reset}
      </Button>,
      <Button key="apply" type="primary" disabled={!store.draft.canApply} onClick={() => store.draft.apply()}>
        {texts().document.apply}
      </Button>,
    ]}
  >
    <Content draft={store.draft} />
  </Dialog>
));
