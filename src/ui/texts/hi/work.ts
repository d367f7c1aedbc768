import type { Portal } from '../en/portal';
import { plural } from '../plural';
import { HINDI } from '../../../domain/language/language';

const stepStatuses: Portal['work']['stepStatuses'] = {
  notStarted: 'शुरू नहीं हुआ',
  inProgress: 'जारी',
  complete: 'पूर्ण',
  unknown: 'स्थिति पता नहीं',
};

/** Texts of tasks and their progress. */
export const work: Portal['work'] = {
  active: 'सक्रिय सेवाएँ',
  upcoming: 'आगामी सेवाएँ',
  completed: 'पूरी हुई सेवाएँ',
  loading: 'लोड हो रहा है...',
  loadingStatus: 'काम की स्थिति लोड हो रही है...',
  statusEmpty: 'काम की स्थिति की कोई जानकारी नहीं है।',
  noneActive: 'अभी कोई काम नहीं चल रहा है। आपके ऑर्डर यहाँ दिखेंगे।',
  noneInGroup: 'अभी कोई नहीं।',
  tasksFailed: 'काम लोड नहीं हो सके।',
  statusFailed: 'काम लोड नहीं हो सके। कृपया थोड़ी देर बाद फिर से कोशिश करें।',
  stepsFailed: 'जानकारी लोड नहीं हो सकी। कृपया थोड़ी देर बाद फिर से कोशिश करें।',
  stepStatuses,
  next: 'अगला चरण',
  ourNext: 'अब हमें करना है',
  yourNext: 'अब आपको भेजना है',
  documents: 'दस्तावेज़',
  allDone: 'सभी चरण पूर्ण',
  noSteps: 'अभी कोई चरण नहीं',
  closing: 'सभी चरण पूर्ण। हम यह सेवा पूरी कर रहे हैं।',
  fromExpert: 'आपके विशेषज्ञ की ओर से',
  sentEarlier: 'पहले भेजी गई फ़ाइलें',
  filedOn: 'दाखिल करने की तारीख',
  recentlyCompleted: 'हाल में पूरी हुई सेवाएँ',
  isCompleted: 'यह सेवा पूरी हो गई है',
  fullReport: 'पूरी रिपोर्ट देखें',
  details: 'जानकारी देखें',
  uploadMissing: plural(HINDI, { one: '# दस्तावेज़ अपलोड करें', other: '# दस्तावेज़ अपलोड करें' }),
  uploadSome: 'दस्तावेज़ अपलोड करें',
  assigned: 'काम सौंपने की तारीख',
  period: 'ऑर्डर की तारीख',
  periodIs: '',
  orderId: 'ऑर्डर आईडी',
  completedOn: 'पूरा होने की तारीख',
  deliveredUnread: 'भेजी गई फ़ाइलें लोड नहीं हो सकीं। सेवा के पेज पर ये फिर से लोड होंगी।',
  taskId: 'काम की आईडी',
  statusCompleted: 'स्थिति: पूर्ण',
  completion: 'कितना काम हुआ',
  percentName: (serviceName) => `${serviceName}: कितना काम हुआ`,
  showAll: plural(HINDI, { one: '# सक्रिय सेवा दिखाएँ', other: 'सभी # सक्रिय सेवाएँ दिखाएँ' }),
  showFewer: 'कम दिखाएँ',
  showAllUpcoming: plural(HINDI, {
    one: '# आगामी सेवा दिखाएँ',
    other: 'सभी # आगामी सेवाएँ दिखाएँ',
  }),
};
