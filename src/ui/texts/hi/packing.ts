import type { Portal } from '../en/portal';
import { plural } from '../plural';
import { HINDI } from '../../../domain/language/language';

/** Texts of stored files that are downloaded as one zip. */
export const packing: Portal['packing'] = {
  cancel: 'रद्द करें',
  reasons: {
    LinkMissing: 'डाउनलोड का लिंक नहीं मिला',
    OtherOrigin: 'ऐसी जगह रखी है जहाँ से यह पेज उसे नहीं ले सकता',
    TooLarge: 'ZIP के लिए बहुत बड़ी है',
    failed: 'डाउनलोड नहीं हो सकी',
  },
  missingFile: (name, reason) => `${name}: ${reason}`,
  furtherMissing: plural(HINDI, {
    one: 'और # फ़ाइल, जिसका नाम टेक्स्ट फ़ाइल में है',
    other: 'और # फ़ाइलें, जिनके नाम टेक्स्ट फ़ाइल में हैं',
  }),
  missing: plural(HINDI, {
    one: '# फ़ाइल ZIP में नहीं जुड़ सकी। ZIP की एक टेक्स्ट फ़ाइल में यह लिखा है।',
    other: '# फ़ाइलें ZIP में नहीं जुड़ सकीं। ZIP की एक टेक्स्ट फ़ाइल में इनकी सूची है।',
  }),
  unwritable: 'ZIP सहेजी नहीं जा सकी। इस डिवाइस पर जगह बनाएँ और फिर से कोशिश करें।',
};
