/** Views of apps by the names that they give, and browsers that fetch pages through a server of their own. */
const named =
  /Instagram|FBAN|FBAV|FB_IAB|MessengerForiOS|WhatsApp|Snapchat|LinkedInApp|\bLine\/|Opera Mini|OPiOS|UCBrowser|UCWEB|; wv\)/;

/** A view of an app on Apple's devices names no browser. */
const appleView = /\((?:iPhone|iPad|iPod)(?!.*Safari\/)/;

/**
 * Whether pages are shown inside an app, or by a browser like that: frames and windows of a payment dialog may not work
 * there, so that the customer is led to a page instead (AMB-65).
 */
export const isInAppBrowser = (userAgent: string): boolean =>
  named.test(userAgent) || appleView.test(userAgent);
