import type { Portal } from '../en/portal';

const criterionTexts: Portal['score']['criterionTexts'] = {
  returns: {
    title: 'रिटर्न समय पर भरे गए',
    explanation: 'आयकर और जीएसटी रिटर्न अंतिम तारीख तक भरे गए।',
  },
  deductions: {
    title: 'टैक्स काटा और जमा किया गया',
    explanation: 'TDS काटा और जमा किया गया, और हर तिमाही उसका विवरण दिया गया।',
  },
  advanceTax: {
    title: 'अग्रिम कर चुकाया गया',
    explanation: 'चारों तिमाहियों की किस्तें समय पर चुकाई गईं।',
  },
  books: {
    title: 'बही-खाता पूरा और अपडेट',
    explanation: 'आय, खर्च और इनवॉइस हर महीने दर्ज किए गए।',
  },
  notices: {
    title: 'नोटिस के जवाब दिए गए',
    explanation: 'टैक्स विभाग का कोई नोटिस या माँग बाकी नहीं है।',
  },
};

const serviceNames: Portal['score']['serviceNames'] = {
  accounting: 'अकाउंटिंग',
  tds: 'TDS',
  gst: 'जीएसटी',
};

const standings: Portal['score']['standings'] = {
  concern: 'चिंता की बात',
  attention: 'ध्यान देना ज़रूरी',
  good: 'सब ठीक है',
};

/** Texts of the static score page. */
export const score: Portal['score'] = {
  lead: 'आपके टैक्स और अनुपालन का हाल, एक नज़र में।',
  yourScore: 'आपका स्कोर',
  outOf: (outOf) => `${outOf} में से`,
  gauge: (points, outOf) => `${outOf} में से ${points} का स्कोर`,
  rating: 'आधा रास्ता पूरा हुआ। स्कोर बढ़ाने के लिए पहले “आपकी सेवाएँ” में बताई गई कमियाँ ठीक करें।',
  services: 'आपकी सेवाएँ',
  criteria: 'आपका स्कोर कैसे बनता है',
  criterionTexts,
  serviceNames,
  standings,
};
