import type { Portal } from '../en/portal';

// The words of the dashboard's groups.
const statuses: Portal['task']['statuses'] = {
  upcoming: 'आगामी',
  started: 'सक्रिय',
  workDone: 'सक्रिय',
  completed: 'पूर्ण',
};

/** Texts of the task detail. */
export const task: Portal['task'] = {
  title: 'काम की जानकारी',
  loading: 'लोड हो रहा है...',
  notFound: 'यह काम नहीं मिला।',
  tasksFailed: 'काम लोड नहीं हो सके।',
  stepsFailed: 'काम की जानकारी लोड नहीं हो सकी।',
  documentsTab: 'दस्तावेज़',
  tabs: 'काम के भाग',
  trackingTab: 'काम की प्रगति',
  noSteps: 'अभी कोई चरण नहीं है। जब हमारे विशेषज्ञ काम की योजना बना लेंगे, तब चरण यहाँ दिखेंगे।',
  noStepsKept: 'इस सेवा का कोई चरण दर्ज नहीं है।',
  shareBefore: 'कुल काम का ',
  shareAfter: '',
  percent: (percentage) => `${percentage}%`,
  historyOf: (step) => `“${step}” का इतिहास`,
  toWork: 'होम पर जाएँ',
  summary: 'यह काम एक नज़र में',
  statuses,
  chat: 'विशेषज्ञ से चैट करें',
  thisTask: (id) => `काम ${id}`,
  chatLine: (service, order) =>
    order === ''
      ? `मुझे “${service}” के बारे में कुछ पूछना है।`
      : `मुझे “${service}” (ऑर्डर ${order}) के बारे में कुछ पूछना है।`,
  wrongFile: 'गलत फ़ाइल?',
  askExpert: 'हमारे विशेषज्ञ से कहें',
  askToReplace: (document) => `${document} बदलने के लिए हमारे विशेषज्ञ से कहें`,
  wrongFileLine: (document, id) =>
    `“${document}” (काम ${id}) के लिए मेरी अपलोड की हुई फ़ाइल गलत है। कृपया मुझे दूसरी फ़ाइल भेजने दें।`,
};
