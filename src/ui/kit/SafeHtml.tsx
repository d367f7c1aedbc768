import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { sanitize } from './sanitize';
import './kit.css';

export interface SafeHtmlProps {
  readonly html: string;
  /** Only bold, italic and the like, inside a line of text: for names. */
  readonly inline?: boolean;
}

/** HTML that a server sent, through the allow-list (AMB-44). Nodes are put in as nodes; no text is parsed again. */
export const SafeHtml = ({ html, inline = false }: SafeHtmlProps): ReactElement => {
  const place = useRef<HTMLDivElement & HTMLSpanElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(sanitize(html, inline ? 'inline' : 'block'));
  }, [html, inline]);
  return inline ? <span ref={place} /> : <div ref={place} className="portal-html" />;
};
