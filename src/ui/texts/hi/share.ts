import { HINDI } from '../../../domain/language/language';
import type { Portal } from '../en/portal';
import { plural } from '../plural';

/** Texts of the page that shows what other apps shared. */
export const share: Portal['share'] = {
  title: 'पोर्टल के साथ शेयर की गई फ़ाइलें',
  lead: 'ये फ़ाइलें इस डिवाइस पर ज़्यादा से ज़्यादा एक घंटे रहती हैं। “भेजें” दबाने पर ही भेजी जाती हैं।',
  list: 'शेयर की गई फ़ाइलें',
  unread: 'शेयर की गई फ़ाइलें इस डिवाइस से पढ़ी नहीं जा सकीं।',
  nothing: 'यहाँ कोई शेयर की गई फ़ाइल नहीं है। दूसरे ऐप से फिर से शेयर करें, या यहाँ अपलोड करें।',
  allSent: 'यहाँ अब कोई शेयर की गई फ़ाइल नहीं बची है।',
  where: (name) => `${name} कहाँ भेजनी है?`,
  choose: 'कृपया चुनें',
  whereMissing: 'कृपया चुनें कि यह फ़ाइल कहाँ भेजनी है।',
  documentOf: (document, service) => `“${service}” के लिए ${document}`,
  documentsFailed: 'आपके कामों के कुछ बाकी दस्तावेज़ों की जानकारी लोड नहीं हो सकी।',
  leftOut: plural(HINDI, {
    one: '# फ़ाइल रखी नहीं जा सकी: यहाँ शेयर की गई फ़ाइलों के लिए 100 MB तक जगह है। कृपया बाद में फिर से शेयर करें।',
    other: '# फ़ाइलें रखी नहीं जा सकीं: यहाँ शेयर की गई फ़ाइलों के लिए 100 MB तक जगह है। कृपया बाद में फिर से शेयर करें।',
  }),
  gone: (names) => `अब यहाँ नहीं: ${names}। कारण: दूसरे टैब में भेजना या हटाना, या एक घंटा बीत जाना।`,
  sent: (name, place) => `${name} यहाँ भेजी गई: ${place}।`,
  openCabinet: 'फ़ाइल कैबिनेट खोलें',
  openTask: (service) => `${service} खोलें`,
  send: 'भेजें',
  putAside: 'हटाएँ, न भेजें',
  sentElsewhere: plural(HINDI, {
    one: 'शेयर की गई # फ़ाइल भेजी गई।',
    other: 'शेयर की गई # फ़ाइलें भेजी गईं।',
  }),
  notAllSent: plural(HINDI, {
    one: 'शेयर की गई # फ़ाइल नहीं भेजी गई। कारण देखने के लिए “पोर्टल के साथ शेयर की गई फ़ाइलें” खोलें।',
    other: 'शेयर की गई # फ़ाइलें नहीं भेजी गईं। कारण देखने के लिए “पोर्टल के साथ शेयर की गई फ़ाइलें” खोलें।',
  }),
};
