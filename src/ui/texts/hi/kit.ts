import { lightKit } from './lightKit';
import type { AgeUnit } from '../../../domain/dates/relativeTime';
import type { Portal } from '../en/portal';
import { plural } from '../plural';
import { HINDI } from '../../../domain/language/language';

const ages: Readonly<Record<AgeUnit, (count: number) => string>> = {
  second: plural(HINDI, { one: '# सेकंड पहले', other: '# सेकंड पहले' }),
  minute: plural(HINDI, { one: '# मिनट पहले', other: '# मिनट पहले' }),
  hour: plural(HINDI, { one: '# घंटा पहले', other: '# घंटे पहले' }),
  day: plural(HINDI, { one: '# दिन पहले', other: '# दिन पहले' }),
  week: plural(HINDI, { one: '# हफ़्ता पहले', other: '# हफ़्ते पहले' }),
};

const dayFaults: Portal['kit']['dayFaults'] = {
  yearShort: 'कृपया वर्ष चार अंकों में लिखें, जैसे 2026।',
  outOfRange: 'कृपया 1900 से 2099 के बीच की तारीख दर्ज करें।',
  noSuchDay: 'ऐसी कोई तारीख नहीं होती। कृपया दिन और महीना जाँचें।',
  incomplete: 'कृपया पूरी तारीख दर्ज करें: दिन, महीना और वर्ष।',
};

const showMore = plural(HINDI, { one: '# और दिखाएँ', other: '# और दिखाएँ' });
const entries = plural(HINDI, { one: '# प्रविष्टि', other: '# प्रविष्टियाँ' });

/** Texts of the components that every screen shares, beside the light part. */
export const kit: Portal['kit'] = {
  ...lightKit,
  share: 'शेयर करें',
  whatsApp: 'WhatsApp',
  copy: 'कॉपी करें',
  copied: 'कॉपी हो गया।',
  copyFailed: 'आपके ब्राउज़र ने कॉपी करने नहीं दिया।',
  partBroken: 'यह भाग नहीं दिखाया जा सका।',
  stopped: 'लोड करना रद्द किया गया।',
  notAllRead: 'यह सूची पूरी नहीं पढ़ी जा सकी। जो यहाँ नहीं दिख रहा, वह भी मौजूद हो सकता है।',
  opensInNewTab: 'नए टैब में खुलेगा',
  indiaTime: 'भारतीय समय',
  indiaZone: 'भारतीय समय',
  dayFaults,
  today: 'आज',
  due: 'अंतिम तारीख',
  overdue: 'देरी',
  overdueWithUs: 'हमारी ओर से देरी',
  ago: (count, unit) => ages[unit](count),
  entries: (count) => entries(count),
  showMore: (count) => showMore(count),
  close: 'बंद करें',
  notAFile: 'यह कोई फ़ाइल नहीं है। अपने डिवाइस से कोई फ़ाइल खींचकर यहाँ लाएँ।',
  percent: (percent) => `${percent}%`,
  donut: (completed, inProgress, yetToStart) =>
    `पूर्ण ${completed}%, जारी ${inProgress}%, शुरू होना बाकी ${yetToStart}%`,
};
