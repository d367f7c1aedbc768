import type { lightKit } from './lightKit';
import type { AgeUnit } from '../../../domain/dates/relativeTime';
import type { Texts } from '../catalogue';
import { plural } from '../plural';
import { HINDI } from '../../../domain/language/language';

const ages: Readonly<Record<AgeUnit, (count: number) => string>> = {
  second: plural(HINDI, { one: '# सेकंड पहले', other: '# सेकंड पहले' }),
  minute: plural(HINDI, { one: '# मिनट पहले', other: '# मिनट पहले' }),
  hour: plural(HINDI, { one: '# घंटा पहले', other: '# घंटे पहले' }),
  day: plural(HINDI, { one: '# दिन पहले', other: '# दिन पहले' }),
  week: plural(HINDI, { one: '# हफ़्ता पहले', other: '# हफ़्ते पहले' }),
};

/** Texts of the components that every screen shares, beside the light part. */
export const kit: Omit<Texts['kit'], keyof typeof lightKit> = {
  partBroken: 'यह भाग नहीं दिखाया जा सका।',
  stopped: 'लोड करना रद्द किया गया।',
  opensInNewTab: 'नए टैब में खुलेगा',
  indiaTime: 'भारतीय समय',
  today: 'आज',
  due: 'अंतिम तारीख',
  overdue: 'देरी',
  overdueWithUs: 'हमारी ओर से देरी',
  ago: (count, unit) => ages[unit](count),
  close: 'बंद करें',
  percent: (percent) => `${percent}%`,
  donut: (completed, inProgress, yetToStart) =>
    `पूर्ण ${completed}%, जारी ${inProgress}%, शुरू होना बाकी ${yetToStart}%`,
};
