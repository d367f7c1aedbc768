import type { Portal } from '../en/portal';
import { plural } from '../plural';
import { HINDI } from '../../../domain/language/language';

const statuses: Portal['severalUpload']['statuses'] = {
  waiting: 'इंतज़ार में',
  held: 'कृपया जाँचें',
  sending: 'अपलोड हो रही है',
  sent: 'भेजी गई',
  cancelled: 'रद्द',
  failed: 'नहीं भेजी गई',
  refused: 'मान्य नहीं',
};

const interruptions: Portal['severalUpload']['interruptions'] = {
  Unreachable: 'आपका इंटरनेट कनेक्शन टूट गया। आपकी फ़ाइलें इस सूची में रहेंगी: कनेक्शन लौटने पर “फिर से कोशिश करें” दबाएँ।',
  Unauthorized:
    'शायद आपका सत्र समाप्त हो गया है। आपकी फ़ाइलें इस सूची में रहेंगी: इसे बंद करें, फिर से लॉग इन करें और यहीं खोलें।',
};

/** Texts of the dialog that uploads several files to the cabinet. */
export const severalUpload: Portal['severalUpload'] = {
  button: 'कई फ़ाइलें अपलोड करें',
  choose: 'फ़ाइलें चुनें',
  lead: 'फ़ाइलें खींचकर यहाँ लाएँ या अपने डिवाइस से चुनें।',
  list: 'अपलोड की जाने वाली फ़ाइलें',
  statuses,
  interruptions,
  files: plural(HINDI, { one: '# फ़ाइल', other: '# फ़ाइलें' }),
  sentOf: (sent, total) => `भेजी गई फ़ाइलें: ${total} में से ${sent}।`,
  failed: plural(HINDI, {
    one: '# फ़ाइल नहीं भेजी गई। कारण सूची में लिखा है।',
    other: '# फ़ाइलें नहीं भेजी गईं। कारण सूची में लिखे हैं।',
  }),
  refused: plural(HINDI, {
    one: '# फ़ाइल मान्य नहीं है। कारण सूची में लिखा है।',
    other: '# फ़ाइलें मान्य नहीं हैं। कारण सूची में लिखे हैं।',
  }),
  checking: 'जाँच हो रही है',
  held: plural(HINDI, {
    one: 'भेजने से पहले कृपया # फ़ाइल जाँचें: उसे हटाएँ, या फिर भी भेजने के लिए “अपलोड करें” दबाएँ।',
    other: 'भेजने से पहले कृपया # फ़ाइलें जाँचें: उन्हें हटाएँ, या फिर भी भेजने के लिए “अपलोड करें” दबाएँ।',
  }),
  sentElsewhere: plural(HINDI, {
    one: '# फ़ाइल आपके फ़ाइल कैबिनेट में अपलोड हो गई।',
    other: '# फ़ाइलें आपके फ़ाइल कैबिनेट में अपलोड हो गईं।',
  }),
  notAllSent: plural(HINDI, {
    one: '# फ़ाइल अपलोड नहीं हुई। कारण देखने के लिए अपने फ़ाइल कैबिनेट में “कई फ़ाइलें अपलोड करें” खोलें।',
    other: '# फ़ाइलें अपलोड नहीं हुईं। कारण देखने के लिए अपने फ़ाइल कैबिनेट में “कई फ़ाइलें अपलोड करें” खोलें।',
  }),
  left: plural(HINDI, {
    one: '# फ़ाइल अभी अपलोड नहीं हुई है। अपलोड करने के लिए अपने फ़ाइल कैबिनेट में “कई फ़ाइलें अपलोड करें” खोलें।',
    other: '# फ़ाइलें अभी अपलोड नहीं हुई हैं। अपलोड करने के लिए अपने फ़ाइल कैबिनेट में “कई फ़ाइलें अपलोड करें” खोलें।',
  }),
  upload: 'अपलोड करें',
  close: 'बंद करें',
  cancel: 'रद्द करें',
  cancelFile: (name) => `${name} का अपलोड रद्द करें`,
  again: 'फिर से कोशिश करें',
  againFile: (name) => `फिर से कोशिश करें: ${name}`,
  againAll: 'सब फिर से भेजें',
  remove: 'हटाएँ',
  removeFile: (name) => `${name} हटाएँ`,
  stopTitle: 'अपलोड रोक दें?',
  stopLead: 'जो फ़ाइलें भेजी जा चुकी हैं, वे आपके फ़ाइल कैबिनेट में रहेंगी। बाकी नहीं भेजी जाएँगी।',
  stop: 'रोक दें',
  goOn: 'अपलोड जारी रखें',
};
