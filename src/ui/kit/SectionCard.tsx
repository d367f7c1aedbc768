import { observer } from 'mobx-react-lite';
import { type ReactElement, useId } from 'react';
import { texts } from '../texts/texts';
import type { Elements } from './elements';
import './section.css';

export interface SectionCardProps {
  readonly title: string;
  /** The language of a title that others wrote. */
  readonly lang?: string | undefined;
  readonly count?: number;
  readonly action?: Elements;
  readonly children: Elements;
}

/** A section with a heading, the number of its items and one action. */
export const SectionCard = observer((props: SectionCardProps): ReactElement => {
  const { title, lang, count, action, children } = props;
  const id = useId();
  return (
    <section className="portal-section" aria-labelledby={id}>
      <div className="portal-section-head">
        <div className="portal-section-title">
          <h2 id={id} lang={lang}>
            {title}
          </h2>
          {count !== undefined && (
            <>
              <span className="portal-section-count" aria-hidden>
                {count}
              </span>
              <span className="portal-visually-hidden">{texts().kit.entries(count)}</span>
            </>
          )}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
});
