import type { Portal } from '../en/portal';

const statuses: Portal['quotationSummary']['statuses'] = {
  accepted: 'स्वीकृत',
  paid: 'भुगतान हो गया',
  cancelled: 'रद्द',
  expired: 'अवधि समाप्त',
  pending: 'आपकी स्वीकृति बाकी',
};

const requestStatuses: Portal['quotationSummary']['requestStatuses'] = {
  underProcess: 'आपके अनुरोध पर काम चल रहा है, इसमें कुछ समय लग सकता है',
  processing: 'काम चल रहा है',
  accepted: 'कोटेशन स्वीकृत',
  rejected: 'कोटेशन अस्वीकृत',
  unknown: 'स्थिति पता नहीं',
};

/** Texts of the dashboard's quotations and requests. */
export const quotationSummary: Portal['quotationSummary'] = {
  title: 'कोटेशन',
  kinds: { quotation: 'कोटेशन', request: 'अनुरोध' },
  number: (id) => `#QR${id}`,
  viewAll: 'सभी देखें',
  loading: 'लोड हो रहा है...',
  empty: 'कोई कोटेशन नहीं है।',
  failed: 'कोटेशन लोड नहीं हो सके। कृपया थोड़ी देर बाद फिर से कोशिश करें।',
  requests: 'कोटेशन के अनुरोध',
  requestsFailed: 'कोटेशन के अनुरोध लोड नहीं हो सके। कृपया थोड़ी देर बाद फिर से कोशिश करें।',
  unnamed: 'कोटेशन',
  statuses,
  requestStatuses,
};
