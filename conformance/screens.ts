import { type DocumentedCall, textsAt } from './theDocument.ts';

/** What goes wrong for the portal: the whole call, one value, what strangers can read, or a reason. */
export type Harm = 'call' | 'value' | 'open' | 'reason' | 'slow';

/** 'fileCabinet' is read as 'File cabinet'. */
const named = (screen: string): string => {
  const words = screen.replaceAll(/(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const failureTexts = ({ operation }: DocumentedCall): string => {
  const texts = textsAt(operation, 'x-failure-texts').map((text) => `'${text.trim()}'`);
  const message = operation['x-shows-message'] === true ? ['the message of the response'] : [];
  const all = [...texts, ...message];
  return all.length === 0 ? 'nothing of it' : all.join(' or ');
};

/** Which screens show what when a call is not as the document has it. */
export const shownOf = (call: DocumentedCall, harm: Harm): string => {
  const screens = textsAt(call.operation, 'x-screens').map(named).join(', ');
  if (harm === 'open') return 'No screen shows it; whoever asks can read it.';
  if (screens === '') return 'No screen makes the call yet.';
  const said: Readonly<Record<Exclude<Harm, 'open'>, string>> = {
    call: `shows ${failureTexts(call)}`,
    value: 'leaves out the value, or the whole record',
    reason: `shows ${failureTexts(call)}, without the reason`,
    slow: 'says after a while that this takes longer than usual',
  };
  return `${screens}: ${said[harm]}`;
};
