import { type ReactElement, type ReactNode, useId } from 'react';
import './section.css';

export interface SectionCardProps {
  readonly title: string;
  /** The language of a title that others wrote. */
  readonly lang?: string | undefined;
  readonly count?: number;
  readonly action?: ReactNode;
  readonly children: ReactNode;
  readonly level?: 2 | 3;
}

/** A section with a heading, the number of its items and one action. */
export const SectionCard = (props: SectionCardProps): ReactElement => {
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
          {count !== undefined && <span className="portal-section-count">{count}</span>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
};
