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
  readonly level?: 2 | 3;
}

/** A section with a heading, the number of its items and one action. */
export const SectionCard = observer((props: SectionCardProps): ReactElement => {
  const { title, lang, count, action, children, level = 2 } = props;
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className="portal-section" aria-labelledby={id}>
      <div className="portal-section-head">
        <div className="portal-section-title">
          <Heading id={id} lang={lang}>
            {title}
          </Heading>
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
