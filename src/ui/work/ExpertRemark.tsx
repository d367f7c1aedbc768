import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { type ExpertFile, expertFiles } from '../../domain/work/expertFiles';
import type { Remark, RemarkedTask } from '../../domain/work/newestRemark';
import { DateText } from '../kit/DateText';
import { langOf } from '../kit/langOf';
import { SectionCard } from '../kit/SectionCard';
import { texts } from '../texts/texts';
import { ExpertFiles } from './ExpertFiles';

export interface ExpertRemarkProps {
  readonly remark: Remark<RemarkedTask>;
  /** Where the step stands. */
  readonly link: { readonly to: string; readonly state: unknown };
  /** Files that stand on the page already. */
  readonly shown?: readonly ExpertFile[];
}

/** What the expert wrote last, in their words, with the files that came with it; its step is a link (HOME-02). */
export const ExpertRemark = observer(
  ({ remark: { task, step, log }, link, shown = [] }: ExpertRemarkProps): ReactElement => {
    const words = log.remarks.trim();
    return (
      <SectionCard title={texts().work.fromExpert}>
        <div className="portal-remark">
          {words !== '' && (
            <p className="portal-remark-words" lang={langOf(words)}>
              {words}
            </p>
          )}
          <ExpertFiles
            files={expertFiles(step, [log]).filter(({ path }) => !shown.some((one) => one.path === path))}
          />
          <p className="portal-remark-facts">
            <Link {...link} lang={langOf(step.name)}>
              {step.name}
            </Link>
            <span lang={langOf(task.serviceName)}>{task.serviceName}</span>
            <DateText when={log.createdAt} />
          </p>
        </div>
      </SectionCard>
    );
  },
);
