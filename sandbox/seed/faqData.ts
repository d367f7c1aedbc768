/** A text in English and in Hindi. */
export type Said = { readonly en: string; readonly hi: string };

type Faq = { readonly title: Said; readonly content: Said };

/** What customers ask about one service alone, by its id. */
export const OWN_FAQS: Readonly<Record<number, readonly Faq[]>> = {
  16: [
    {
      title: { en: 'Who needs a GST registration?', hi: 'जीएसटी पंजीकरण किसे चाहिए?' },
      content: {
        en: '<p>Most businesses that sell goods for more than ₹40 lakh or services for more than ₹20 lakh a year; less in some states. Whoever sells goods to other states or through online shops mostly needs one from the first sale.</p>',
        hi: '<p>ज़्यादातर वे व्यवसाय जो एक वर्ष में ₹40 लाख से अधिक का माल या ₹20 लाख से अधिक की सेवाएँ बेचते हैं; कुछ राज्यों में सीमा कम है। दूसरे राज्यों में या ऑनलाइन दुकानों से माल बेचने पर पंजीकरण ज़्यादातर पहली बिक्री से ज़रूरी है।</p>',
      },
    },
  ],
  17: [
    {
      title: {
        en: 'Do I file every month or every three months?',
        hi: 'रिटर्न हर महीने भरना है या हर तीन महीने?',
      },
      content: {
        en: '<p>With a turnover of up to ₹5 crore you may choose. Your expert tells you what suits your sales, and your dates are under <i>Deadlines</i>.</p>',
        hi: '<p>₹5 करोड़ तक के टर्नओवर पर दोनों में से चुना जा सकता है। विशेषज्ञ बताते हैं कि आपकी बिक्री के लिए क्या ठीक है, और आपकी तारीखें <i>अंतिम तारीखें</i> में हैं।</p>',
      },
    },
  ],
  18: [
    {
      title: { en: 'Who files the annual return?', hi: 'वार्षिक रिटर्न किसे भरना होता है?' },
      content: {
        en: '<p>Regular taxpayers file GSTR-9; small ones may be let off for the year. Your expert checks it first.</p>',
        hi: '<p>नियमित करदाता GSTR-9 भरते हैं; छोटे करदाताओं को उस वर्ष छूट मिल सकती है। विशेषज्ञ पहले यही जाँचते हैं।</p>',
      },
    },
  ],
  19: [
    {
      title: { en: 'Which refunds do you apply for?', hi: 'किन रिफ़ंड के लिए आवेदन होता है?' },
      content: {
        en: '<p>For exports, for credit that could not be used, and for tax paid by mistake. Mostly two years are allowed for it.</p>',
        hi: '<p>निर्यात, इस्तेमाल न हो सके क्रेडिट और गलती से चुकाए टैक्स के लिए। इसके लिए ज़्यादातर दो वर्ष मिलते हैं।</p>',
      },
    },
  ],
  24: [
    {
      title: { en: 'Old or new tax regime?', hi: 'पुरानी टैक्स व्यवस्था या नई?' },
      content: {
        en: '<p>Your expert works out both and files by the one that costs you less.</p>',
        hi: '<p>विशेषज्ञ दोनों की गणना करते हैं और जिसमें टैक्स कम लगे, उसी से रिटर्न भरते हैं।</p>',
      },
    },
  ],
  26: [
    {
      title: { en: 'Who files a TDS return?', hi: 'TDS रिटर्न किसे भरना होता है?' },
      content: {
        en: '<p>Whoever deducts tax from salaries, rent or fees and has a TAN, for each quarter.</p>',
        hi: '<p>जो वेतन, किराये या फ़ीस पर टैक्स काटते हैं और जिनके पास TAN है, उन्हें हर तिमाही।</p>',
      },
    },
  ],
  27: [
    {
      title: { en: 'Can I use my PAN instead?', hi: 'क्या TAN की जगह PAN चल सकता है?' },
      content: {
        en: '<p>For tax on rent or property of a private person yes; for salaries and for a business you need a TAN.</p>',
        hi: '<p>किसी व्यक्ति के किराये या संपत्ति पर टैक्स के लिए हाँ; वेतन और व्यवसाय के लिए TAN चाहिए।</p>',
      },
    },
  ],
  28: [
    {
      title: { en: 'How do I send my bills each month?', hi: 'हर महीने बिल कैसे भेजें?' },
      content: {
        en: '<p>Upload them in your file cabinet or photograph them; your expert takes them from there.</p>',
        hi: '<p>उन्हें फ़ाइल कैबिनेट में अपलोड करें या उनकी फ़ोटो लें; विशेषज्ञ वहीं से ले लेते हैं।</p>',
      },
    },
  ],
  29: [
    {
      title: { en: 'From how many people on is it worth it?', hi: 'कितने लोग हों तो यह काम का है?' },
      content: {
        en: '<p>From the first. Provident fund is mostly due from 20 people on, ESI from 10.</p>',
        hi: '<p>पहले व्यक्ति से ही। PF ज़्यादातर 20 लोगों से और ESI 10 लोगों से लागू होती है।</p>',
      },
    },
  ],
  30: [
    {
      title: { en: 'Do you audit them too?', hi: 'क्या ऑडिट भी होता है?' },
      content: {
        en: '<p>No: an audit needs an auditor who did not prepare them. We answer the auditor’s questions.</p>',
        hi: '<p>नहीं: ऑडिट वही करते हैं जिन्होंने विवरण तैयार न किए हों। ऑडिटर के सवालों के जवाब हम देते हैं।</p>',
      },
    },
  ],
  31: [
    {
      title: { en: 'Who pays advance tax?', hi: 'अग्रिम कर किसे चुकाना होता है?' },
      content: {
        en: '<p>Whoever owes ₹10,000 or more for the year after TDS. Seniors without a business do not.</p>',
        hi: '<p>जिनका TDS के बाद वर्ष का टैक्स ₹10,000 या अधिक हो। बिना व्यवसाय के वरिष्ठ नागरिकों को नहीं।</p>',
      },
    },
  ],
  32: [
    {
      title: { en: 'How soon must I reply?', hi: 'जवाब कितनी जल्दी देना है?' },
      content: {
        en: '<p>By the date in the notice. Send it to us as soon as you have it; we can ask for more time.</p>',
        hi: '<p>नोटिस में लिखी तारीख तक। मिलते ही हमें भेजें; ज़रूरत हो तो और समय माँगा जा सकता है।</p>',
      },
    },
  ],
  33: [
    {
      title: { en: 'Which statements do you need?', hi: 'कौन-से विवरण चाहिए?' },
      content: {
        en: '<p>Those of your broker and your funds, or the deeds of what you sold. Your expert asks for them.</p>',
        hi: '<p>आपके ब्रोकर और फ़ंड के विवरण, या बेची गई संपत्ति के कागज। विशेषज्ञ आपसे माँग लेते हैं।</p>',
      },
    },
  ],
  41: [
    {
      title: { en: 'From when on does a company need this?', hi: 'कंपनी को यह कब से चाहिए?' },
      content: {
        en: '<p>From its first financial year on, even if it has sold nothing yet.</p>',
        hi: '<p>पहले वित्त वर्ष से ही, चाहे अभी कुछ भी न बिका हो।</p>',
      },
    },
  ],
  42: [
    {
      title: { en: 'What if the LLP did no business?', hi: 'LLP ने कोई काम न किया हो तो?' },
      content: {
        en: '<p>It files Form 8 and Form 11 all the same: there is a late fee for every day.</p>',
        hi: '<p>फ़ॉर्म 8 और फ़ॉर्म 11 तब भी भरने होते हैं: देरी के हर दिन की फ़ीस लगती है।</p>',
      },
    },
  ],
  43: [
    {
      title: { en: 'What if the KYC is late?', hi: 'केवाईसी में देरी हो जाए तो?' },
      content: {
        en: '<p>The DIN is switched off until the KYC is filed with a fee of the ministry.</p>',
        hi: '<p>मंत्रालय की फ़ीस के साथ केवाईसी भरने तक DIN बंद रहता है।</p>',
      },
    },
  ],
  54: [
    {
      title: { en: 'When may I use the ™ sign?', hi: '™ चिह्न कब से लगाया जा सकता है?' },
      content: {
        en: '<p>From the day of the application; ® only once the trademark is registered, which takes a year or more.</p>',
        hi: '<p>आवेदन के दिन से; ® ट्रेडमार्क पंजीकृत होने पर ही, जिसमें एक वर्ष या अधिक लगता है।</p>',
      },
    },
  ],
  55: [
    {
      title: { en: 'How many changes are included?', hi: 'कितने बदलाव शामिल हैं?' },
      content: {
        en: '<p>Your quotation says it; mostly two rounds.</p>',
        hi: '<p>आपके कोटेशन में लिखा होता है; ज़्यादातर दो बार।</p>',
      },
    },
  ],
  56: [
    {
      title: { en: 'Must the agreement be registered?', hi: 'क्या किरायानामे का पंजीकरण ज़रूरी है?' },
      content: {
        en: '<p>For twelve months or more yes, in some states always. We tell you what your state asks for.</p>',
        hi: '<p>बारह महीने या अधिक के लिए हाँ, कुछ राज्यों में हमेशा। आपके राज्य में क्या ज़रूरी है, हम बताते हैं।</p>',
      },
    },
  ],
  162: [
    {
      title: { en: 'Which amount do I enter?', hi: 'कौन-सी राशि दर्ज करनी है?' },
      content: {
        en: '<p>The one that you agreed with your expert, without GST: the cart adds it.</p>',
        hi: '<p>जो विशेषज्ञ के साथ तय हुई, जीएसटी के बिना: जीएसटी कार्ट में अपने आप जुड़ता है।</p>',
      },
    },
    {
      title: { en: 'Do I get an invoice?', hi: 'क्या इनवॉइस मिलेगा?' },
      content: {
        en: '<p>Yes, as soon as the payment is confirmed: see your transactions.</p>',
        hi: '<p>हाँ, भुगतान की पुष्टि होते ही: अपने लेनदेन देखें।</p>',
      },
    },
  ],
  163: [
    {
      title: { en: 'What do I need it for?', hi: 'यह किस काम आता है?' },
      content: {
        en: '<p>To sign forms of companies and LLPs, tenders and some tax returns.</p>',
        hi: '<p>कंपनियों और LLP के फ़ॉर्म, टेंडर और कुछ टैक्स रिटर्न पर हस्ताक्षर के लिए।</p>',
      },
    },
  ],
  192: [
    {
      title: { en: 'How many people does it take?', hi: 'कितने लोग चाहिए?' },
      content: {
        en: '<p>Two directors and two shareholders, who may be the same two. One director lives in India.</p>',
        hi: '<p>दो डायरेक्टर और दो शेयरधारक; दोनों काम वही दो लोग कर सकते हैं। एक डायरेक्टर भारत में रहते हों।</p>',
      },
    },
  ],
  193: [
    {
      title: { en: 'How does an LLP differ from a company?', hi: 'LLP कंपनी से कैसे अलग है?' },
      content: {
        en: '<p>It has partners in place of shareholders and fewer filings; investors mostly ask for a company.</p>',
        hi: '<p>शेयरधारकों की जगह साझेदार होते हैं और फ़ाइलिंग कम; निवेशक ज़्यादातर कंपनी माँगते हैं।</p>',
      },
    },
  ],
  194: [
    {
      title: { en: 'Does the certificate run out?', hi: 'क्या प्रमाणपत्र की कोई आखिरी तारीख है?' },
      content: {
        en: '<p>No. It is brought up to date from your tax and GST returns.</p>',
        hi: '<p>नहीं। आपके आयकर और जीएसटी रिटर्न से वह अपडेट होता रहता है।</p>',
      },
    },
  ],
  195: [
    {
      title: { en: 'Which businesses are recognised?', hi: 'किन व्यवसायों को मान्यता मिलती है?' },
      content: {
        en: '<p>Companies, LLPs and partnerships of less than ten years with something new to offer.</p>',
        hi: '<p>दस वर्ष से कम पुरानी कंपनियाँ, LLP और साझेदारियाँ, जिनके काम में कुछ नया हो।</p>',
      },
    },
  ],
};
