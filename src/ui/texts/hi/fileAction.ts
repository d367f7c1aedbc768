import type { Portal } from '../en/portal';

/** What can be done with a file that was delivered or stored. */
export const fileAction: Portal['fileAction'] = {
  download: (name) => `${name} डाउनलोड करें`,
  downloadShort: 'डाउनलोड करें',
  share: (name) => `${name} शेयर करें`,
  shareShort: 'शेयर करें',
  linkCopied: 'फ़ाइल का लिंक कॉपी हो गया।',
  shareFailed: 'फ़ाइल शेयर नहीं हो सकी। कृपया उसे डाउनलोड करें।',
  linkFailed: 'डाउनलोड का लिंक नहीं मिल सका।',
};
