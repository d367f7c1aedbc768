/** Hosts that only this machine reaches, whose pages browsers trust without https. */
const HERE = ['127.0.0.1', 'localhost', '::1'];

/** What the start says where other machines reach it: their browsers run the security check at https alone (ENTRY-10). */
export const httpsNeeded = (host: string): readonly string[] =>
  HERE.includes(host)
    ? []
    : [
        '  Other devices  need an address that begins with https://, such as that of a tunnel: over http their',
        "                 browsers do not run Login's security check.",
      ];
