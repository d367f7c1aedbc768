import { observer } from 'mobx-react-lite';
import { type ReactElement, useEffect, useId } from 'react';
import { Link } from 'react-router-dom';
import type { QuotationEntry, QuotationSection } from '../../domain/quotations/sections';
import { EmptyState } from '../kit/EmptyState';
import { LoadState } from '../kit/LoadState';
import { NotAllRead } from '../kit/NotAllRead';
import { PageHeader } from '../kit/PageHeader';
import { SectionCard } from '../kit/SectionCard';
import { WindowedList } from '../kit/WindowedList';
import { useStore } from '../state/storeContext';
import { texts } from '../texts/texts';
import { QuotationEntryCard } from './QuotationEntryCard';
import { QuotationListStore } from './QuotationListStore';
import { EntryNextAction } from './NextAction';
import './quotations.css';

const ROW_HEIGHT = 84;

const keyOf = (entry: QuotationEntry): string =>
  entry.kind === 'quotation' ? `quotation-${entry.quotation.id}` : `request-${entry.request.id}`;

/** A section that lists nothing is one line, not a box (AMB-30). */
const EmptySection = observer(({ title }: { readonly title: string }): ReactElement => {
  const id = useId();
  return (
    <section className="portal-quotation-none" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{texts().quotation.empty}</p>
    </section>
  );
});

const Section = observer(({ section }: { readonly section: QuotationSection }): ReactElement => {
  const title = texts().quotation.sections[section.kind];
  if (section.entries.length === 0) return <EmptySection title={title} />;
  return (
    <SectionCard title={title} count={section.entries.length}>
      <WindowedList items={section.entries} keyOf={keyOf} label={title} rowHeight={ROW_HEIGHT}>
        {(entry) => (
          <div className="portal-quotation-row">
            <QuotationEntryCard entry={entry} />
            <EntryNextAction entry={entry} />
          </div>
        )}
      </WindowedList>
    </SectionCard>
  );
});

const quotationFailure = () => ({
  loading: texts().quotation.loading,
  failed: (): string => texts().quotation.quotationsFailed,
});
const requestFailure = () => ({
  loading: texts().quotation.loading,
  failed: (): string => texts().quotation.requestsFailed,
});

const Lists = observer(({ store }: { readonly store: QuotationListStore }): ReactElement => {
  if (store.isEmpty) {
    return (
      <EmptyState
        text={texts().quotation.empty}
        action={<Link to="/dashboard">{texts().quotation.findService}</Link>}
      />
    );
  }
  return (
    <>
      <LoadState loadable={store.quotations} texts={quotationFailure()}>
        {() => null}
      </LoadState>
      {!store.quotations.isLoading && (
        <LoadState loadable={store.requests} texts={requestFailure()}>
          {() => null}
        </LoadState>
      )}
      <NotAllRead list={store.notInFull} />
      {!store.isLoading && store.sections.map((section) => <Section key={section.kind} section={section} />)}
    </>
  );
});

/** /quotation: quotations and requests in six groups (QUOT-01). */
export const QuotationListScreen = observer((): ReactElement => {
  const store = useStore(QuotationListStore);
  useEffect(() => {
    store.open();
  }, [store]);
  return (
    <>
      <PageHeader title={texts().quotation.title} lead={texts().quotation.lead} />
      <div className="portal-quotation-sections">
        <Lists store={store} />
      </div>
    </>
  );
});
