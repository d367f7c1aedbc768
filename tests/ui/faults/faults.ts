/** What can go wrong between portal and backend. */
export type Fault =
  | { readonly name: FaultName; readonly kind: 'lost' | 'reset' | 'slow' }
  | {
      readonly name: FaultName;
      readonly kind: 'answer';
      readonly status: number;
      readonly text: string;
      /** The server's message that the customer may see; '' when there is none. */
      readonly message: string;
    };

const STATUSES = [400, 401, 403, 404, 409, 413, 415, 429, 500, 503] as const;

type FaultName =
  | 'lost'
  | 'reset'
  | 'slow'
  | `${(typeof STATUSES)[number]}`
  | 'empty'
  | 'html'
  | 'shape'
  | 'cut';

const said = (status: (typeof STATUSES)[number]): Fault => {
  const message = `The server declines (${status}).`;
  return {
    name: `${status}`,
    kind: 'answer',
    status,
    text: JSON.stringify({ message }),
    message,
  };
};

const garbled = (name: FaultName, text: string): Fault => ({
  name,
  kind: 'answer',
  status: 200,
  text,
  message: '',
});

export const faults: readonly Fault[] = [
  { name: 'lost', kind: 'lost' },
  { name: 'reset', kind: 'reset' },
  { name: 'slow', kind: 'slow' },
  ...STATUSES.map(said),
  garbled('empty', ''),
  garbled('html', '<!doctype html><title>Busy</title><p>Come back later</p>'),
  garbled('shape', '{"data":{"unexpected":[1,2]},"amount":{}}'),
  garbled('cut', '{"success":true,"data":[{"id":1,"na'),
];

export const serverMessage = (fault: Fault): string => (fault.kind === 'answer' ? fault.message : '');
