import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useEffect, useRef } from 'react';
import { kitTexts } from '../texts/kitTexts';
import { sessionTexts } from '../texts/sessionTexts';
import type { CaptchaStore } from './CaptchaStore';
import { fieldId } from './useFieldFocus';
import './captcha.css';

interface CaptchaFieldProps {
  readonly captcha: CaptchaStore;
  readonly error: string | undefined;
}

const id = fieldId('captcha');
const errorId = `${id}-error`;

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
      <span>{sessionTexts.notRobot}</span>
      <span className="portal-captcha-note" aria-hidden="true">
        {isBusy && sessionTexts.checking}
        {hasPassed && sessionTexts.checked}
      </span>
    </label>
  );
});

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
      {captcha.state === 'failed' ? (
        <div role="alert" className="portal-captcha-failed">
          <span>{sessionTexts.checkFailed}</span>
          <Button
            size="small"
            onClick={() => {
              captcha.start();
              // The button disappears, so the focus moves to the check that takes its place.
              setTimeout(() => document.getElementById(id)?.focus());
            }}
          >
            {kitTexts.tryAgain}
          </Button>
        </div>
      ) : (
        !isWidget && <OwnCheckbox captcha={captcha} error={error} />
      )}
      <p role="status" className="portal-visually-hidden">
        {captcha.state === 'checking' && sessionTexts.checking}
        {captcha.isPassed && sessionTexts.checked}
        {captcha.state === 'loading' && sessionTexts.checkLoading}
      </p>
      {error && (
        <p id={errorId} role="alert" className="portal-field-error">
          {error}
        </p>
      )}
    </div>
  );
});
