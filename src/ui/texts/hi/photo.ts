import type { Portal } from '../en/portal';
import { plural } from '../plural';
import { HINDI } from '../../../domain/language/language';

const pages = plural(HINDI, { one: '# पेज', other: '# पेज' });

/** What a HEIC photo is, and what to do with it in a browser that cannot draw it. */
export const heic =
  'यह HEIC फ़ोटो है, जिसे यह ब्राउज़र नहीं खोल सकता। iPhone की सेटिंग में “Camera”, फिर “Formats” में “Most Compatible” चुनकर फ़ोटो फिर से लें, या इसे JPG में सहेजकर वह चुनें।';

/** Texts of the dialog that makes one PDF of photographs. */
export const photo: Portal['photo'] = {
  title: 'कई फ़ोटो से एक PDF बनाएँ',
  lead: 'हर फ़ोटो का एक A4 पेज बनेगा। यहाँ से कुछ नहीं भेजा जाता: PDF बाद में भेजें।',
  choose: 'फ़ोटो चुनें',
  take: 'फ़ोटो लें',
  reading: 'फ़ोटो खुल रही हैं',
  stopReading: 'रोकें',
  pagesLabel: 'PDF के पेज',
  page: (place, name) => `पेज ${place}: ${name}`,
  pageNumber: (place) => `पेज ${place}`,
  moveHint: 'पेज की जगह बदलने के लिए उसे खींचें, या उसके तीर वाले बटन दबाएँ।',
  drag: (place) => `पेज ${place} खींचें, या तीर वाली कुंजियों से उसकी जगह बदलें`,
  moveUp: (place) => `पेज ${place} ऊपर ले जाएँ`,
  moveDown: (place) => `पेज ${place} नीचे ले जाएँ`,
  rotate: (place) => `पेज ${place} घुमाएँ`,
  remove: (place) => `पेज ${place} हटाएँ`,
  moved: (name, place, count) => `${name} अब पेज ${place} है (कुल ${count})।`,
  isFirst: (name) => `${name} पहले से ही पहला पेज है।`,
  isLast: (name) => `${name} पहले से ही आखिरी पेज है।`,
  rotated: (place, degrees) => `पेज ${place} अब ${degrees}° घूमा हुआ है।`,
  added: plural(HINDI, { one: 'PDF में अब # पेज है।', other: 'PDF में अब # पेज हैं।' }),
  removed: (name) => `${name} अब इस PDF में नहीं है।`,
  undo: 'पहले जैसा करें',
  restored: (name, place) => `${name} फिर से पेज ${place} है।`,
  leftOutTitle: plural(HINDI, { one: '# फ़ाइल शामिल नहीं हुई', other: '# फ़ाइलें शामिल नहीं हुईं' }),
  leftOut: (name, reason) => `${name}: ${reason}`,
  heic,
  unreadable: 'यह फ़ोटो खराब है, या यह ब्राउज़र इसे नहीं खोल सकता। कृपया JPG या PNG चुनें।',
  noPhoto: (recognised) => `${recognised} कृपया सिर्फ़ फ़ोटो चुनें।`,
  name: 'PDF का नाम',
  savedAs: (name) => `इसका नाम होगा: ${name}।`,
  make: 'PDF बनाएँ',
  making: 'PDF बन रही है',
  stopMaking: 'रोकें',
  stopped: 'PDF नहीं बनी। आपकी फ़ोटो अब भी यहाँ हैं।',
  ready: (name, count, size) => `${name}: ${pages(count)}, ${size}।`,
  use: 'यही PDF इस्तेमाल करें',
  cancel: 'रद्द करें',
  tooLarge: (megabytes, count) =>
    `ये सभी फ़ोटो ${megabytes} MB में नहीं आ सकतीं: इससे छोटी होने पर पढ़ने लायक नहीं रहेंगी। शुरू के ${pages(count)} आ जाएँगे: बाकी हटाएँ और उनकी दूसरी PDF बनाएँ।`,
  pageFailed: (name) => `${name} PDF में नहीं जुड़ सकी। उसे हटाएँ या फिर से चुनें, और PDF एक बार फिर बनाएँ।`,
  failed: 'PDF नहीं बन सकी। दूसरे टैब बंद करें या कम फ़ोटो चुनें और फिर से कोशिश करें। आपकी फ़ोटो अब भी यहाँ हैं।',
  unreachable:
    'पोर्टल का एक भाग लोड नहीं हो सका। अपना इंटरनेट कनेक्शन जाँचें और फिर से कोशिश करें; फिर भी न हो तो पेज को फिर से लोड करें।',
  discardTitle: 'ये फ़ोटो हटा दें?',
  discardText: plural(HINDI, {
    one: '# फ़ोटो और उसका क्रम मिट जाएगा। आपके डिवाइस पर फ़ोटो वैसी ही रहेगी।',
    other: '# फ़ोटो और उनका क्रम मिट जाएगा। आपके डिवाइस पर फ़ोटो वैसी ही रहेंगी।',
  }),
  discard: 'हटा दें',
  keep: 'काम जारी रखें',
};
