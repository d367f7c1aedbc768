/** A fault for API calls, in the form that the sandbox's desk accepts. */
export interface FaultOrder {
  /** Address without /api/v3; `*` matches any characters. */
  readonly path: string;
  readonly kind:
    | 'status'
    | 'delay'
    | 'cut'
    | 'cut-body'
    | 'cut-json'
    | 'lost-answer'
    | 'empty'
    | 'html'
    | 'wrong-shape';
  readonly method?: string;
  readonly status?: number;
  readonly message?: string;
  /** Milliseconds before the response. */
  readonly delay?: number;
  /** Number of affected calls; all of them when omitted. */
  readonly times?: number;
}

export interface SentMessage {
  readonly recipient: string;
  readonly text: string;
}

export interface NewCustomer {
  readonly phone: string;
  readonly displayname?: string;
  readonly email?: string;
  /** Without the demo customer's belongings. */
  readonly empty?: boolean;
}

/** The response to a login. */
export interface SignedInCustomer {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly data: unknown;
}

export interface NewQuotation {
  readonly request: number;
  readonly rupees: number;
  readonly remarks?: string;
  /** Validity in days. */
  readonly days?: number;
  readonly file?: File;
}

export interface StepMove {
  readonly step: number;
  readonly status: 0 | 1 | 2;
  readonly percentage?: number;
  /** The day on which the step is due, as 2026-11-30; without it the due date stays. */
  readonly due_date?: string;
  readonly remarks?: string;
  readonly file?: File;
}

interface Request {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
}

const form = (fields: Readonly<Record<string, string | number | File | undefined>>): Request => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value instanceof File) body.append(name, value);
    else if (value !== undefined) body.append(name, String(value));
  return { method: 'POST', body };
};

const json = (body: object): Request => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** A client of the sandbox's desk: the expert's actions, the outbox and the faults. Its key is SANDBOX_KEY. */
export class Desk {
  readonly address: string;
  private readonly headers: Readonly<Record<string, string>>;

  constructor(address: string, key = process.env['SANDBOX_KEY'] ?? '') {
    this.address = address;
    this.headers = { 'x-sandbox-key': key };
  }

  private async ask(path: string, request: Request = {}): Promise<Response> {
    const headers = { ...this.headers, ...request.headers };
    const response = await fetch(`${this.address}/sandbox/${path}`, { ...request, headers });
    if (!response.ok)
      throw new Error(`The desk answered ${response.status} to ${path}: ${await response.text()}`);
    return response;
  }

  async isReady(): Promise<boolean> {
    return this.ask('health').then(
      () => true,
      () => false,
    );
  }

  /** Newest first. */
  async messagesTo(phone: string): Promise<readonly SentMessage[]> {
    const response = await this.ask(`outbox?phone=${encodeURIComponent(phone)}`);
    const messages: readonly SentMessage[] = await response.json();
    return messages;
  }

  /** The newest code sent to the phone. */
  async codeFor(phone: string): Promise<string> {
    const [newest] = await this.messagesTo(phone);
    const code = /\b\d{6}\b/.exec(newest?.text ?? '')?.[0];
    if (code === undefined) throw new Error(`No code was sent to ${phone}.`);
    return code;
  }

  async addFault(fault: FaultOrder): Promise<void> {
    await this.ask('faults', json(fault));
  }

  async clearFaults(): Promise<void> {
    await this.ask('faults', { method: 'DELETE' });
  }

  /** Registers and signs in a customer, with the demo customer's belongings unless `empty`. */
  async addCustomer(customer: NewCustomer): Promise<SignedInCustomer> {
    const response = await this.ask('customers', json(customer));
    const login: SignedInCustomer = await response.json();
    return login;
  }

  async notify(notification: {
    readonly phone: string;
    readonly title: string;
    readonly body: string;
  }): Promise<void> {
    await this.ask('notifications', json(notification));
  }

  /** Creates a quotation for a request; returns its id. */
  async quote({ request, rupees, remarks, days, file }: NewQuotation): Promise<number> {
    const response = await this.ask(
      'quotations',
      form({ request_id: request, amount: rupees, remarks, days, file }),
    );
    const made: { readonly data: { readonly id: number } } = await response.json();
    return made.data.id;
  }

  /** Moves a tracking step, as the expert does. */
  async moveStep({ step, ...move }: StepMove): Promise<void> {
    await this.ask('steps', form({ step_id: step, ...move }));
  }
}
