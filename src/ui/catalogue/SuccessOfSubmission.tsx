import { Button } from 'antd';
import { toUndefined } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Deployment } from '../../application/configuration/Deployment';
import { type Recommendation, recommendationsWith, recommendedFor } from '../../domain/catalogue/recommended';
import type { Service } from '../../domain/catalogue/service';
import { langOf } from '../kit/langOf';
import { MAIN_LINK } from '../kit/mainLink';
import { MarkedWords } from '../kit/MarkedWords';
import { Message } from '../kit/Message';
import { isFocusLost } from '../kit/pageBehind';
import { SuccessDialog } from '../kit/SuccessDialog';
import { useStore } from '../state/storeContext';
import { texts } from '../texts/texts';
import type { SubmissionState } from './SubmissionState';
import { successTexts } from './submissionTexts';
import './catalogue.css';

interface SuccessProps {
  readonly state: SubmissionState;
  readonly services: readonly Service[];
  readonly name: string;
  /** False in the question flow: its questions are answered, so there is nothing to continue (QUES-23). */
  readonly offersContinue: boolean;
  /** What else can be done, beside the way on. */
  readonly other?: ReactElement;
}

const Recommended = observer(
  ({ items }: { readonly items: readonly Recommendation[] }): ReactElement | null => {
    if (items.length === 0) return null;
    return (
      <>
        <p className="portal-recommended-title">{texts().catalogue.recommended}</p>
        <ul className="portal-recommended">
          {items.map(({ name, target }) => {
            const path = toUndefined(target);
            return (
              <li key={name} lang={langOf(name)}>
                {path === undefined ? name : <Link to={path}>{name}</Link>}
              </li>
            );
          })}
        </ul>
      </>
    );
  },
);

/** The success dialog, which hides by itself, and the same text and links, which stay on the page (AMB-19). */
export const SuccessOfSubmission = observer(
  ({ state, services, name, offersContinue, other }: SuccessProps): ReactElement | null => {
    const go = useNavigate();
    const mainLink = useRef<HTMLAnchorElement>(null);
    const { recommendedServices } = useStore(Deployment).configuration;
    const { submitted } = state;
    if (submitted === undefined) return null;
    const { title, text } = successTexts(submitted.kind, name);
    const recommended = recommendedFor(
      submitted.serviceId,
      recommendationsWith(recommendedServices),
      services,
    );
    const nextAction =
      submitted.kind === 'addToCart'
        ? { label: texts().catalogue.viewCart, path: '/cart' }
        : { label: texts().catalogue.goHome, path: '/dashboard' };
    return (
      <>
        <SuccessDialog
          open={state.isDialogOpen}
          title={title}
          onClose={() => state.closeDialog()}
          onPress={(isPressed) => state.press(isPressed)}
          afterClose={() => isFocusLost() && mainLink.current?.focus()}
          actions={
            <>
              {offersContinue && (
                <Button onClick={() => state.closeDialog()}>{texts().catalogue.continue}</Button>
              )}
              <Button type="primary" onClick={() => void go(nextAction.path)}>
                {nextAction.label}
              </Button>
            </>
          }
        >
          <p>
            <MarkedWords text={text} words={[name]} />
          </p>
          <Recommended items={recommended} />
        </SuccessDialog>
        {!state.isDialogOpen && (
          <div className="portal-confirmation">
            <Message kind="success">
              <p>
                <MarkedWords text={text} words={[name]} />
              </p>
              <Recommended items={recommended} />
            </Message>
            <div className="portal-confirmation-ways">
              <Link ref={mainLink} to={nextAction.path} className={MAIN_LINK}>
                {nextAction.label}
              </Link>
              {other}
            </div>
          </div>
        )}
      </>
    );
  },
);
