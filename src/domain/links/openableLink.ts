import { none, some, type Option } from 'fp-ts/Option';

/** An http or https address, or a path of the portal itself; a second slash or a backslash would name another host. */
const openable = /^(?:https?:\/\/[^\s\\]+|\/(?![/\\])[^\s\\]*)$/i;

/**
 * A link from the server that may be offered or opened: http, https or a path of the portal; none for anything else,
 * such as javascript: or data: addresses, and for a blank one (AMB-44, AMB-45).
 */
export const openableLink = (text: string): Option<string> => {
  const link = text.trim();
  return openable.test(link) ? some(link) : none;
};
