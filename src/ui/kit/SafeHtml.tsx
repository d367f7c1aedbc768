import { observer } from 'mobx-react-lite';
import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { activeLocale } from '../texts/lightTexts';
import { sanitize } from './sanitize';
import { langOf } from './langOf';
import './kit.css';

export interface SafeHtmlProps {
  readonly html: string;
  /** Allows only inline formatting such as bold and italic: for names. */
  readonly inline?: boolean;
}

/** Server HTML after the allow-list sanitiser (AMB-44). It inserts DOM nodes, so no text is parsed again. */
export const SafeHtml = observer(({ html, inline = false }: SafeHtmlProps): ReactElement => {
  const containerRef = useRef<HTMLDivElement & HTMLSpanElement>(null);
  // The names of its links follow the language too.
  const tag = activeLocale();
  useLayoutEffect(() => {
    containerRef.current?.replaceChildren(sanitize(html, inline ? 'inline' : 'block'));
  }, [html, inline, tag]);
  return inline ? (
    <span ref={containerRef} lang={langOf(html)} />
  ) : (
    <div ref={containerRef} lang={langOf(html)} className="portal-html" />
  );
});
