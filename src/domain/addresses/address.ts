/** Browsers drop some control characters inside an address, and read a backslash as a slash. */
const misread = /[\p{Cc}\\]/u;

/** A scheme and a host: no user name before the host, and no dots of other scripts, which browsers read as dots. */
const web = /^https?:\/\/[^\s@/?#。．｡]+(?:[/?#]|$)/i;

const ownPath = /^\/(?!\/)/;

/** A colon in the first segment would make a scheme of it. */
const relativePath = /^[^\s/:?#][^/:?#]*(?:[/?#]|$)/;

/** Whether an address leads to a host by http or https. The host is as yet unread: a browser may still refuse it. */
export const isWebAddress = (address: string): boolean => web.test(address) && !misread.test(address);

/** Whether an address is a path of the portal's own origin; '//' leads to another host. */
export const isOwnPath = (address: string): boolean => ownPath.test(address) && !misread.test(address);

/**
 * Whether a browser may go to an address: a path of the portal's own origin, or a web address whose host the browser's
 * own parser takes. The parser is given, since the core has none.
 */
export const isOpenable = (address: string, canParse: (address: string) => boolean): boolean =>
  isOwnPath(address) || (isWebAddress(address) && canParse(address));

const isRelativePath = (address: string): boolean => relativePath.test(address) && !misread.test(address);

/** Whether an address names a host and leaves the scheme open, such as '//files.example/a.pdf'. */
const isHostAddress = (address: string): boolean => isWebAddress(`https:${address}`);

/** An address of a deployer with its scheme: https where it is left open. */
export const withScheme = (address: string): string =>
  isHostAddress(address) ? `https:${address}` : address;

/**
 * Whether an address leads to the web once a base completes it: it may lack its scheme, its host or the start of its path.
 * To be completed by a parser, since a host and a text that is appended to it can become another host.
 */
export const isResolvable = (address: string): boolean =>
  isWebAddress(address) || isHostAddress(address) || isOwnPath(address) || isRelativePath(address);
