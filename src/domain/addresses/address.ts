/** Browsers drop some control characters inside an address, and read a backslash as a slash. */
const misread = /[\p{Cc}\\]/u;

/** A scheme and a host: no user name before the host, and no dots of other scripts, which browsers read as dots. */
const web = /^https?:\/\/[^\s@/?#。．｡]+(?:[/?#]|$)/i;

const ownPath = /^\/(?!\/)/;

/** Whether an address leads to a host by http or https. The host is as yet unread: a browser may still refuse it. */
export const isWebAddress = (address: string): boolean => web.test(address) && !misread.test(address);

/** Whether an address is a path of the portal's own origin; '//' leads to another host. */
export const isOwnPath = (address: string): boolean => ownPath.test(address) && !misread.test(address);
