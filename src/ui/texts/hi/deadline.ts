import { type Period, financialYearOfPeriod, yearAndMonth } from '../../../domain/deadlines/period';
import type { Portal } from '../en/portal';
import { plural } from '../plural';
import { HINDI } from '../../../domain/language/language';
import { monthName, shortMonthName } from './monthNames';

const weekdays = ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'] as const;

const topicNames: Portal['deadline']['topicNames'] = {
  gst: 'जीएसटी',
  tds: 'TDS और TCS',
  'income-tax': 'आयकर',
  company: 'कंपनी',
  llp: 'LLP',
  payroll: 'PF और ESI',
};

const nextYear = (year: number): string => String((year + 1) % 100).padStart(2, '0');

/** 'नवंबर 2026', 'अक्टू-दिसं 2026', 'अक्टू 2026-मार्च 2027' or 'वित्त वर्ष 2026-27'. */
const periodName = (period: Period): string => {
  const first = yearAndMonth(period.firstMonth);
  const last = yearAndMonth(period.lastMonth);
  const year = financialYearOfPeriod(period);
  if (period.every === 'month') return `${monthName(first.month)} ${first.year}`;
  if (period.every === 'year') return `वित्त वर्ष ${year}-${nextYear(year)}`;
  const end = `${shortMonthName(last.month)} ${last.year}`;
  return first.year === last.year
    ? `${shortMonthName(first.month)}-${end}`
    : `${shortMonthName(first.month)} ${first.year}-${end}`;
};

/** Events from which a date is counted, by the table's name for them. */
const eventNames: Readonly<Record<string, string>> = { agm: 'वार्षिक आम बैठक' };

/** Texts of the Deadlines page. */
export const deadline: Portal['deadline'] = {
  title: 'अंतिम तारीखें',
  nextByLaw: 'अगली कानूनी तारीख',
  leads: {
    own: (last) => `आपकी अपनी तारीखें, ${last} तक।`,
    mine: (last) => `आपकी अपनी तारीखें और आपकी सेवाओं की कानूनी तारीखें, ${last} तक।`,
    all: (last) => `आपकी अपनी तारीखें और सभी कानूनी तारीखें, ${last} तक।`,
  },
  tableLanguage: (text) => text.hi,
  views: 'कौन-सी तारीखें दिखें',
  mine: 'मेरी',
  all: 'सभी',
  topics: 'विषय',
  everyTopic: 'सभी विषय',
  topicNames,
  monthHeading: (month, year) => `${monthName(month)} ${year}`,
  weekday: (day) => weekdays[day] ?? '',
  periodName,
  loading: 'आपकी तारीखें लोड हो रही हैं...',
  loadingTable: 'कानूनी तारीखें लोड हो रही हैं...',
  tableFailed: 'कानूनी तारीखें लोड नहीं हो सकीं। आपकी अपनी तारीखें इनके बिना भी दिखती हैं।',
  outdated: (checkedOn) =>
    `कानूनी तारीखें पिछली बार ${checkedOn} को जाँची गई थीं, एक वर्ष से भी पहले। हर तारीख हमारे विशेषज्ञों से पक्की कर लें।`,
  empty: 'अभी कोई अंतिम तारीख नहीं है।',
  emptyMine: 'आपकी सेवाओं से अभी कोई कानूनी तारीख नहीं जुड़ी है। सारी तारीखें “सभी” में हैं।',
  stale: 'आपकी तारीखें अभी दोबारा लोड नहीं हो सकीं, इसलिए हो सकता है कि वे बदल गई हों।',
  notInFull: 'पूरी जानकारी नहीं पढ़ी जा सकी, इसलिए हो सकता है कि यहाँ कुछ तारीखें न हों।',
  emptyUnread: 'पूरी जानकारी लोड नहीं हो सकी, इसलिए आपकी तारीखें नहीं दिखाई जा सकतीं।',
  heldBack: 'कुछ तारीखें आपके जवाब पर निर्भर हैं।',
  showAll: 'सभी तारीखें दिखाएँ',
  list: 'आने वाली तारीखें',
  earlierList: 'पिछली तारीखें',
  laterList: 'बाद की तारीखें',
  moreList: 'कम लोगों पर लागू होने वाली तारीखें',
  overdueList: 'जिन चरणों में देरी हुई',
  overdueHeading: (count) => `देरी (${count})`,
  earlier: plural(HINDI, { one: '# पिछली तारीख', other: '# पिछली तारीखें' }),
  later: plural(HINDI, { one: 'बाद के महीनों की # तारीख', other: 'बाद के महीनों की # तारीखें' }),
  more: plural(HINDI, {
    one: 'कम लोगों पर लागू होने वाली # और तारीख',
    other: 'कम लोगों पर लागू होने वाली # और तारीखें',
  }),
  today: 'आज',
  nothingToday: 'कोई अंतिम तारीख नहीं है।',
  state: (name) => `जो तारीखें हर राज्य में अलग होती हैं, वे आपके GSTIN के राज्य की हैं: ${name}।`,
  extensions: 'सरकार तारीख बढ़ा सकती है, कभी-कभी आखिरी दिन भी। यह याद दिलाने के लिए है, सलाह नहीं।',
  askUs: 'विशेषज्ञ से चैट करें',
  inStates: (names) => `इन राज्यों में: ${names}`,
  assumed: (event) =>
    `${eventNames[event] ?? event} की अनुमानित तारीख से गिनी गई। अगर वह पहले हुई, तो यह तारीख भी पहले आएगी।`,
  uncertain:
    'पूरी तरह पक्की नहीं: स्रोत अलग-अलग हैं, फ़ॉर्म नया है, या तारीख सबके लिए एक नहीं है। यह तारीख हमारे विशेषज्ञों से पक्की कर लें।',
  changedBy: (why) => `बदली गई: ${why}`,
  officialPage: (topic) => `सरकारी पेज: ${topicNames[topic]}`,
  checkedOn: (day) => `${day} को जाँची गई`,
  statutoryTitle: (name, period) => `${name}, ${period}`,
  quotationTitle: (number, services) => `कोटेशन ${number} का आखिरी दिन: ${services}`,
  quotation: 'इस कोटेशन पर आपको निर्णय लेना है',
  openQuotation: 'कोटेशन खोलें',
  stepTitle: (step, service) => `${step}: ${service}`,
  step: 'आपकी सेवा का चरण',
  openTask: 'जानकारी देखें',
  addAll: 'कैलेंडर में जोड़ें',
  addCount: plural(HINDI, { one: '# तारीख', other: '# तारीखें' }),
  withoutSteps: 'आपकी सेवाओं के चरण कैलेंडर फ़ाइल में शामिल नहीं होते।',
  calendarSaved: plural(HINDI, {
    one: '# तारीख की फ़ाइल सहेजी गई। तारीख अपने कैलेंडर में जोड़ने के लिए फ़ाइल खोलें।',
    other: '# तारीखों की फ़ाइल सहेजी गई। तारीखें अपने कैलेंडर में जोड़ने के लिए फ़ाइल खोलें।',
  }),
  addBefore: 'कैलेंडर में',
  addAfter: 'जोड़ें',
  calendarName: 'अंतिम तारीखें',
  calendarFailed: 'कैलेंडर की फ़ाइल नहीं बन सकी। कृपया फिर से कोशिश करें।',
  dontKnow: 'अभी पता नहीं',
  answerHidden: 'इससे जुड़ी तारीखें जवाब देने के बाद दिखेंगी।',
  answerShows: 'यहाँ जवाब कभी भी बदला जा सकता है।',
  notForMe: 'मुझ पर लागू नहीं',
  putAside: (form) => `${form} अब आपकी तारीखों में नहीं है। “सभी” में यह अब भी दिखेगा।`,
  undo: 'पहले जैसा करें',
  aside: plural(HINDI, { one: 'मुझ पर लागू नहीं: # फ़ॉर्म', other: 'मुझ पर लागू नहीं: # फ़ॉर्म' }),
  asideList: 'जो फ़ॉर्म आप पर लागू नहीं हैं',
  asideName: (form, title) => `${form}: ${title}`,
  showAgain: 'फिर से दिखाएँ',
  takenBack: (form) => `${form} फिर से आपकी तारीखों में है।`,
};
