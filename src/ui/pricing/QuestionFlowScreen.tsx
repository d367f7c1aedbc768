import { Button } from 'antd';
import { isSome, toUndefined } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useRef } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import type { Progress } from '../../domain/pricing/completeness';
import { NotFound, WithValidId } from '../catalogue/NothingHere';
import { RepeatDialog } from '../catalogue/RepeatDialog';
import { SuccessOfSubmission } from '../catalogue/SuccessOfSubmission';
import { LoadState } from '../kit/LoadState';
import { PageHeader } from '../kit/PageHeader';
import { useFocusReturn } from '../kit/useFocusReturn';
import { useStore } from '../state/storeContext';
import { useOpened } from '../state/useOpened';
import { texts } from '../texts/texts';
import { PriceDialog } from './PriceDialog';
import { PriceSummary } from './PriceSummary';
import { QuestionField } from './QuestionField';
import { QuestionFlowStore } from './QuestionFlowStore';
import { langOf } from '../kit/langOf';
import './pricing.css';

/** The customer's progress through the questions, as text and as a bar. */
const FlowProgress = observer(({ progress }: { readonly progress: Progress }): ReactElement => {
  const text = texts().pricing.progress(progress.answered, progress.total);
  return (
    <div className="portal-flow-progress">
      <p role="status">{text}</p>
      <progress aria-label={text} value={progress.answered} max={progress.total} />
    </div>
  );
});

interface PartProps {
  readonly store: QuestionFlowStore;
}

const Questions = observer(({ store }: PartProps): ReactElement => (
  <div className="portal-questions">
    {store.visible.map((question) => (
      <QuestionField
        key={question.id}
        question={question}
        answer={store.answers.get(question.id)}
        onAnswer={(answer) => store.answer(question, answer)}
      />
    ))}
  </div>
));

const Answering = observer(({ store }: PartProps): ReactElement => (
  <>
    <FlowProgress progress={store.progress} />
    <div className="portal-flow-columns">
      <Questions key={store.round} store={store} />
      <PriceSummary store={store} />
    </div>
  </>
));

const Missing = observer(({ store, text }: PartProps & { readonly text: string }): ReactElement => (
  <NotFound services={store.services.value} text={text} unread={texts().catalogue.detailsFailed} />
));

const Flow = observer(({ store }: PartProps): ReactElement => {
  const name = toUndefined(store.subService)?.name;
  if (name === undefined) return <Missing store={store} text={texts().catalogue.subServiceNotFound} />;
  return (
    <div className="portal-flow">
      <SuccessOfSubmission
        state={store.submission}
        services={store.services.value ?? []}
        name={name}
        offersContinue={false}
        other={
          <Button type="link" onClick={() => store.startAgain()}>
            {texts().pricing.answerAgain}
          </Button>
        }
      />
      {!store.isDone && <Answering store={store} />}
      <PriceDialog store={store} />
      <RepeatDialog state={store.submission} />
    </div>
  );
});

const Loaded = observer(({ store }: PartProps): ReactElement => {
  const instead = store.redirectPath;
  if (instead === undefined) return <Flow store={store} />;
  if (isSome(instead)) return <Navigate replace to={instead.value} />;
  return <Missing store={store} text={texts().catalogue.serviceNotFound} />;
});

const questionTexts = () => ({
  loading: texts().pricing.loading,
  failed: (): string => texts().pricing.unexpected,
});
const serviceTexts = () => ({
  loading: texts().pricing.loading,
  failed: (): string => texts().catalogue.detailsFailed,
});

const Content = observer(({ store }: PartProps): ReactElement => (
  <WithValidId store={store}>
    <LoadState loadable={store.questions} texts={questionTexts()}>
      {() => (
        <LoadState loadable={store.services} texts={serviceTexts()}>
          {() => <Loaded store={store} />}
        </LoadState>
      )}
    </LoadState>
  </WithValidId>
));

/** /{subServiceName}/{subServiceId}: the questions that set the price (NAV-10). */
export const QuestionFlowScreen = observer((): ReactElement => {
  const store = useStore(QuestionFlowStore);
  const { subServiceId = '' } = useParams();
  useOpened(store, subServiceId);
  const name = toUndefined(store.subService)?.name;
  const heading = useRef<HTMLHeadingElement>(null);
  // The buttons that clear the answers disappear with them.
  useFocusReturn(store.answers.size > 0, heading);
  return (
    <>
      <PageHeader
        headingRef={heading}
        title={name ?? texts().catalogue.servicesTitle}
        lang={name && langOf(name)}
        lead={name && !store.isDone ? texts().pricing.lead : undefined}
      />
      <Content store={store} />
    </>
  );
});
