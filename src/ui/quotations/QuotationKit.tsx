import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useEffect, useId } from 'react';
import type { Quotation } from '../../domain/quotations/quotation';
import { canDecide } from '../../domain/quotations/decision';
import { busyIcon } from '../kit/busyIcon';
import { FilePreview } from '../kit/FilePreview';
import { StillWaiting } from '../kit/StillWaiting';
import { useStore } from '../state/storeContext';
import { texts } from '../texts/texts';
import { Answers } from './Answers';
import { QuotationActions } from './QuotationActions';
import { QuotationKitStore } from './QuotationKitStore';
import type { QuotationStore } from './QuotationStore';

interface KitProps {
  readonly store: QuotationStore;
  readonly quotation: Quotation;
}

/** Its place is kept while it loads, so that nothing moves under the finger. */
const Shown = observer(
  ({ kit, quotation }: { readonly kit: QuotationKitStore; readonly quotation: Quotation }) => {
    if (kit.preview.state.kind === 'loading') return <div className="portal-quotation-preview-waiting" />;
    const { value } = kit.preview;
    if (value === undefined) return null;
    const { fileNotShown } = texts().quotation;
    return (
      <FilePreview
        preview={value}
        title={texts().quotation.filePreview(quotation.id)}
        notShown={fileNotShown}
      />
    );
  },
);

const File = observer(
  ({ store, kit, quotation }: KitProps & { readonly kit: QuotationKitStore }): ReactElement => (
    <section className="portal-quotation-details-file">
      <h2>{texts().quotation.fileTitle}</h2>
      <Shown kit={kit} quotation={quotation} />
      <Button
        loading={busyIcon(store.downloading.isRunning)}
        onClick={() => void store.downloading.run(quotation.filePath)}
      >
        {texts().quotation.file}
      </Button>
      <StillWaiting command={store.downloading} />
    </section>
  ),
);

/** What a press on Accept leads to. */
const AfterAccept = observer((): ReactElement => {
  const id = useId();
  return (
    <section>
      <h2 id={id}>{texts().quotation.afterAccept}</h2>
      <ol aria-labelledby={id} className="portal-quotation-details-steps">
        {texts().quotation.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
});

/**
 * What helps to decide: what the customer told us, what Accept leads to, and the expert's file; a part that is not known
 * leaves no box. Only what nobody presses stands beside the amount, since the answers come later.
 */
export const QuotationKit = observer(({ store, quotation }: KitProps): ReactElement => {
  const kit = useStore(QuotationKitStore);
  const isOpen = canDecide(quotation);
  useEffect(() => {
    if (isOpen) kit.open(quotation, navigator.pdfViewerEnabled);
    else kit.close();
  }, [kit, quotation, isOpen]);
  useEffect(() => () => kit.close(), [kit]);
  const answers = isOpen ? (kit.answers.value ?? []) : quotation.questions;
  return (
    <>
      {(isOpen || answers.length > 0) && (
        <div className="portal-quotation-details-beside">
          {answers.length > 0 && (
            <section className="portal-quotation-details-questions">
              <h2>{texts().quotation.answers}</h2>
              <Answers answers={answers} />
            </section>
          )}
          {isOpen && <AfterAccept />}
        </div>
      )}
      <div className="portal-quotation-details-part">
        <QuotationActions quotation={quotation} />
        {quotation.filePath !== '' && <File store={store} kit={kit} quotation={quotation} />}
      </div>
    </>
  );
});
