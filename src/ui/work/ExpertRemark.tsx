import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { type ExpertFile, expertFiles } from '../../domain/work/expertFiles';
import type { Remark, RemarkedTask } from '../../domain/work/newestRemark';
import { DayText } from '../kit/DateText';
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
  /** All that came with the task; what came before the remark stands below it. */
  readonly all?: readonly ExpertFile[];
}

const isAmong = (files: readonly ExpertFile[], path: string): boolean =>
  files.some((one) => one.path === path);

/** What the expert wrote last, in their words, with the files that came with it; its step is a link (HOME-02). */
export const ExpertRemark = observer(
  ({ remark: { task, step, log }, link, shown = [], all = [] }: ExpertRemarkProps): ReactElement => {
    const words = log.remarks.trim();
    const earlier = all.filter(({ path }) => path !== log.filePath && !isAmong(shown, path));
    return (
      <SectionCard
        title={texts().work.fromExpert}
        action={
          <span className="portal-remark-facts">
            <DayText when={log.createdAt} />
          </span>
        }
      >
        <div className="portal-remark">
          {words !== '' && (
            <p className="portal-remark-words" lang={langOf(words)}>
              {words}
            </p>
          )}
          <ExpertFiles files={expertFiles(step, [log]).filter(({ path }) => !isAmong(shown, path))} />
          <p className="portal-remark-facts">
            <Link {...link} lang={langOf(step.name)}>
              {step.name}
            </Link>
            <span lang={langOf(task.serviceName)}>{task.serviceName}</span>
          </p>
          {earlier.length > 0 && <h3 className="portal-remark-earlier">{texts().work.sentEarlier}</h3>}
          <ExpertFiles files={earlier} />
        </div>
      </SectionCard>
    );
  },
);
