/** What the catalogue says of its services in Hindi, by its English. */
export const DESCRIPTIONS: Readonly<Record<string, string>> = {
  'Your return prepared by an expert, checked against Form 26AS, filed and verified.':
    'विशेषज्ञ आपका रिटर्न तैयार करते हैं, फ़ॉर्म 26AS से मिलाते हैं, भरते हैं और सत्यापित करते हैं।',
  'What to pay by each quarter’s due date, so that no interest is due.':
    'हर तिमाही की अंतिम तारीख तक कितना चुकाना है, ताकि ब्याज न लगे।',
  'An expert reads the notice, drafts the reply and follows it up with the department.':
    'विशेषज्ञ नोटिस पढ़ते हैं, जवाब तैयार करते हैं और विभाग में उसकी पैरवी करते हैं।',
  'Shares, funds and property: gains worked out with indexation where the law allows it.':
    'शेयर, फ़ंड और संपत्ति: लाभ की गणना, जहाँ कानून इजाज़त दे, वहाँ इंडेक्सेशन के साथ।',
  'A GSTIN for your business: application, documents, and answers to the officer’s queries.':
    'आपके व्यवसाय का GSTIN: आवेदन, दस्तावेज़ और अधिकारी के सवालों के जवाब।',
  'GSTR-1 and GSTR-3B every month or quarter, with input credit reconciled.':
    'हर महीने या तिमाही GSTR-1 और GSTR-3B, इनपुट क्रेडिट के मिलान के साथ।',
  'GSTR-9 with the year’s returns reconciled to your books.': 'GSTR-9, पूरे वर्ष के रिटर्न आपके बही-खाते से मिलाकर।',
  'Refund of tax on exports or of accumulated credit, from application to sanction.':
    'निर्यात पर चुकाए गए टैक्स या जमा हुए क्रेडिट का रिफ़ंड, आवेदन से स्वीकृति तक।',
  'Form 138, 140 or 144 (was 24Q, 26Q or 27Q) for the quarter, and Form 130 or 131 for those you paid.':
    'तिमाही का फ़ॉर्म 138, 140 या 144 (पहले 24Q, 26Q या 27Q), और जिन्हें आपने भुगतान किया उनके लिए फ़ॉर्म 130 या 131।',
  'The number you need before you deduct tax for the first time.':
    'वह नंबर जो पहली बार टैक्स काटने से पहले ज़रूरी है।',
  'Your books kept every month, with a report you can read.':
    'हर महीने आपका बही-खाता, ऐसी रिपोर्ट के साथ जो आसानी से समझ आए।',
  'Pay slips, provident fund, ESI and professional tax for your team.':
    'आपकी टीम की सैलरी स्लिप, PF, ESI और प्रोफ़ेशनल टैक्स।',
  'Balance sheet, profit and loss and notes, ready for your auditor or bank.':
    'बैलेंस शीट, लाभ-हानि खाता और टिप्पणियाँ, आपके ऑडिटर या बैंक के लिए तैयार।',
  'AOC-4, MGT-7, minutes and registers for the year; 50% is payable with the order.':
    'वर्ष के AOC-4, MGT-7, बैठकों की कार्यवाही और रजिस्टर; 50% ऑर्डर के साथ देय है।',
  'Form 8 and Form 11 with the statement of accounts.': 'फ़ॉर्म 8 और फ़ॉर्म 11, लेखा विवरण के साथ।',
  'DIR-3 KYC Web, which each director files once in three years.':
    'DIR-3 KYC Web, जो हर डायरेक्टर को तीन वर्ष में एक बार भरना होता है।',
  'Search, class advice, application and the reply to a first examination report.':
    'नाम की खोज, सही वर्ग की सलाह, आवेदन और पहली जाँच रिपोर्ट का जवाब।',
  'Agreements, notices and policies drafted by a lawyer for your case.':
    'आपके मामले के लिए वकील के तैयार किए हुए समझौते, नोटिस और नीतियाँ।',
  'An agreement for your state, with stamp duty worked out.':
    'आपके राज्य के हिसाब से किरायानामा, स्टांप शुल्क की गणना के साथ।',
  'Name, digital signatures, incorporation, PAN and TAN in one go; 50% is payable with the order.':
    'नाम, डिजिटल हस्ताक्षर, कंपनी का पंजीकरण, PAN और TAN एक साथ; 50% ऑर्डर के साथ देय है।',
  'An LLP with its agreement drafted and filed.': 'LLP का पंजीकरण, और उसका समझौता तैयार करके दाखिल करना।',
  'Udyam registration and the certificate.': 'उद्यम पंजीकरण और प्रमाणपत्र।',
  'DPIIT recognition with the write-up it asks for.': 'DPIIT की मान्यता, उसके माँगे हुए विवरण के साथ।',
  'Pay an amount agreed with your expert.': 'अपने विशेषज्ञ के साथ तय हुई राशि का भुगतान करें।',
  'A class 3 certificate for two years, with the token.': 'दो वर्ष का क्लास 3 प्रमाणपत्र, टोकन के साथ।',
  'Government fees and stamp duty are extra where the law asks for them.\nWork starts when the payment is confirmed and all documents are received.\nA fee is refunded in full as long as no work has been done.':
    'जहाँ कानून में ज़रूरी हो, वहाँ सरकारी फ़ीस और स्टांप शुल्क अलग से लगते हैं।\nभुगतान की पुष्टि होने और सभी दस्तावेज़ मिलने पर काम शुरू होता है।\nजब तक कोई काम न हुआ हो, पूरी फ़ीस वापस की जाती है।',
};

/** The titles of articles. */
export const ARTICLES: Readonly<Record<string, string>> = {
  'Old or new tax regime: how to choose': 'पुरानी या नई टैक्स व्यवस्था: कैसे चुनें',
  'Five reasons your input credit does not match': 'इनपुट क्रेडिट का मिलान न होने के पाँच कारण',
  'TDS on rent: who deducts, how much and when': 'किराये पर TDS: कौन काटे, कितना और कब',
  'Private limited company or LLP?': 'प्राइवेट लिमिटेड कंपनी या LLP?',
  'Book keeping for a small business in one hour a week': 'छोटे व्यवसाय का बही-खाता, हफ़्ते में बस एक घंटे में',
  'Choosing the right trademark class': 'ट्रेडमार्क का सही वर्ग कैसे चुनें',
};
