import type { Portal } from '../en/portal';
import { plural } from '../plural';
import { HINDI } from '../../../domain/language/language';

const groupings: Portal['cabinet']['groupings'] = {
  year: 'अपलोड का वर्ष',
  tag: 'टैग',
  'year-tag': 'पहले वर्ष, फिर टैग',
  'tag-year': 'पहले टैग, फिर वर्ष',
};

/** Short enough for a mark beside the name. */
const formats: Portal['cabinet']['formats'] = {
  png: 'PNG',
  pdf: 'PDF',
  jpeg: 'JPG',
  webp: 'WEBP',
  csv: 'CSV',
  zip: 'ZIP',
  xlsx: 'XLSX',
  word: 'DOC',
  oldExcel: 'XLS',
  powerPoint: 'PPT',
  text: 'TXT',
  heic: 'HEIC',
  gif: 'GIF',
  avif: 'AVIF',
  bmp: 'BMP',
  tiff: 'TIFF',
  svg: 'SVG',
  rar: 'RAR',
  video: 'वीडियो',
  email: 'ईमेल',
};

const selected = plural(HINDI, { one: '# फ़ाइल चुनी गई', other: '# फ़ाइलें चुनी गईं' });
const hiddenOf = plural(HINDI, {
  one: 'इनमें से # अभी दिखाई नहीं दे रही है।',
  other: 'इनमें से # अभी दिखाई नहीं दे रही हैं।',
});

/** Texts of the cabinet's groups, its zip and its preview. */
export const cabinet: Portal['cabinet'] = {
  add: 'जोड़ें',
  lead: 'आपकी और आपके विशेषज्ञ की अपलोड की हुई फ़ाइलें यहाँ हैं।',
  taskDocuments: 'किसी काम के दस्तावेज़ उसी काम के पेज पर हैं',
  invoices: 'इनवॉइस “भुगतान” में हैं',
  shared: plural(HINDI, {
    one: 'दूसरे ऐप से शेयर की गई # फ़ाइल अभी नहीं भेजी गई है।',
    other: 'दूसरे ऐप से शेयर की गई # फ़ाइलें अभी नहीं भेजी गई हैं।',
  }),
  cutOff: (names) => `यह पेज फिर से लोड हो गया, इसलिए यह नहीं भेजा जा सका: ${names}। कृपया फिर से चुनें।`,
  cutOffSending: (names) =>
    `इस फ़ाइल के भेजे जाने के दौरान यह पेज फिर से लोड हो गया: ${names}। अगर यह नीचे की सूची में नहीं है, तो कृपया इसे फिर से भेजें।`,
  sentUnread: 'आपके विशेषज्ञ की कुछ फ़ाइलें लोड नहीं हो सकीं।',
  groupBy: 'समूह बनाएँ',
  noGroups: 'कोई समूह नहीं',
  groupings,
  yearName: (name) => `वित्त वर्ष ${name} में अपलोड`,
  noDate: 'तारीख नहीं है',
  unnamed: 'बिना नाम',
  filesIn: plural(HINDI, { one: '# फ़ाइल', other: '# फ़ाइलें' }),
  formats,
  uploaders: { user: 'आपने अपलोड की', expert: 'विशेषज्ञ ने अपलोड की' },
  select: 'चुनें',
  done: 'हो गया',
  selectAll: 'सभी चुनें',
  selectNone: 'सभी का चयन हटाएँ',
  selectFile: (name) => `${name} चुनें`,
  selectGroup: (name) => `“${name}” की सभी फ़ाइलें चुनें`,
  selected,
  selectedHidden: (count, hidden) => `${selected(count)}। ${hiddenOf(hidden)}`,
  downloadAll: 'सभी फ़ाइलें डाउनलोड करें',
  downloadSelected: 'चुनी हुई फ़ाइलें डाउनलोड करें',
  zipName: (day) => `फ़ाइल-कैबिनेट-${day}.zip`,
  packing: 'आपकी फ़ाइलों की ZIP बन रही है',
  packed: plural(HINDI, {
    one: '# फ़ाइल की ZIP डाउनलोड हो गई।',
    other: '# फ़ाइलों की एक ZIP डाउनलोड हो गई।',
  }),
  missing: plural(HINDI, {
    one: '# फ़ाइल ZIP में नहीं जुड़ सकी। ZIP की एक टेक्स्ट फ़ाइल में यह लिखा है। इसे अलग से डाउनलोड करें:',
    other: '# फ़ाइलें ZIP में नहीं जुड़ सकीं। ZIP की एक टेक्स्ट फ़ाइल में इनकी सूची है। हर एक को अलग से डाउनलोड करें:',
  }),
  missingFile: 'छूटी हुई फ़ाइलें.txt',
  missingLead:
    'ये फ़ाइलें ZIP में नहीं जुड़ सकीं। थोड़ी देर बाद फिर से कोशिश करें, या फ़ाइल कैबिनेट से हर एक को अलग से डाउनलोड करें:',
  preview: (name) => `${name} का प्रीव्यू देखें`,
  previewLoading: 'प्रीव्यू लोड हो रहा है...',
  previewFailed: 'यह फ़ाइल लोड नहीं हो सकी।',
  notShown: 'यह फ़ाइल यहाँ नहीं खुल सकती। इसे डाउनलोड करके देखें।',
  downloadedInstead: 'यह फ़ाइल यहाँ नहीं खुल सकती, इसलिए डाउनलोड हो रही है।',
  previewFrame: 'फ़ाइल',
  previewTools: 'प्रीव्यू',
  place: (place, count) => `${place} (कुल ${count})`,
  previous: 'पिछली फ़ाइल',
  next: 'अगली फ़ाइल',
  zoomIn: 'बड़ा करें',
  zoomOut: 'छोटा करें',
  fit: 'पूरा दिखाएँ',
  zoom: (percent) => `${percent}%`,
  download: 'डाउनलोड करें',
};
