import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useEffect, useRef } from 'react';
import { lightTexts } from '../texts/lightTexts';
import type { CaptchaStore } from './CaptchaStore';
import { fieldId } from './useFieldFocus';
import './captcha.css';

interface CaptchaFieldProps {
  readonly captcha: CaptchaStore;
  readonly error: string | undefined;
}

const id = fieldId('captcha');
const errorId = `${id}-error`;

/** One text for every state: a browser that translates the page would keep React from exchanging several. */
const stateText = ({ state, isPassed }: CaptchaStore): string => {
  if (state === 'checking') return lightTexts().session.checking;
  if (state === 'expired') return lightTexts().session.checkExpired;
  if (isPassed) return lightTexts().session.checked;
  return state === 'loading' ? lightTexts().session.checkLoading : '';
};

const OwnCheckbox = observer(({ captcha, error }: CaptchaFieldProps): ReactElement => {
  const isBusy = captcha.state === 'checking';
  const hasPassed = captcha.isPassed;
  return (
    <label className="portal-captcha-box" data-state={captcha.state}>
      <input
        id={id}
        type="checkbox"
        checked={hasPassed}
        aria-busy={isBusy}
        aria-invalid={error !== undefined}
        aria-describedby={error && errorId}
        onChange={() => {
          if (!isBusy && !hasPassed) captcha.start();
        }}
      />
      <span>{lightTexts().session.notRobot}</span>
      <span className="portal-captcha-note" aria-hidden="true">
        {isBusy || hasPassed ? stateText(captcha) : ''}
      </span>
    </label>
  );
});

/** What hinders the check, with Try again where that can help. */
const Hindered = observer(({ captcha }: { readonly captcha: CaptchaStore }): ReactElement => (
  <div role="alert" className="portal-captcha-failed">
    <span>
      {captcha.state === 'insecure' ? lightTexts().session.checkInsecure : lightTexts().session.checkFailed}
    </span>
    {captcha.state === 'failed' && (
      <Button
        size="small"
        onClick={() => {
          captcha.start();
          // The button disappears, so the focus moves to the check that takes its place.
          setTimeout(() => document.getElementById(id)?.focus());
        }}
      >
        {lightTexts().kit.tryAgain}
      </Button>
    )}
  </div>
));

/** The captcha, independent of its provider. */
export const CaptchaField = observer(({ captcha, error }: CaptchaFieldProps): ReactElement => {
  const containerRef = useRef<HTMLDivElement>(null);
  useEffect(() => captcha.open(containerRef.current), [captcha]);
  // A captcha that was passed on another form is shown as the portal's own checkbox.
  const isWidget = captcha.presentation === 'widget' && captcha.state !== 'kept';
  return (
    <div className="portal-captcha">
      {/* The vendor's widget is inserted here, so that React never touches its DOM. */}
      <div ref={containerRef} {...(isWidget && { id, tabIndex: -1 })} />
      {captcha.isHindered ? (
        <Hindered captcha={captcha} />
      ) : (
        !isWidget && <OwnCheckbox captcha={captcha} error={error} />
      )}
      <p role="status" className={captcha.state === 'expired' ? undefined : 'portal-visually-hidden'}>
        {stateText(captcha)}
      </p>
      {error !== undefined && (
        <p id={errorId} role="alert" className="portal-field-error">
          {error}
        </p>
      )}
    </div>
  );
});
