/** How much of a command its failure shows. */
const SHOWN = 300;

type Answer = Readonly<Record<string, unknown>>;

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Answer;
  readonly result?: Answer;
  readonly error?: string;
  readonly message?: string;
}

interface Waiting {
  readonly asked: string;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/** A connection in WebDriver BiDi: commands with their answers, and events. */
export class BiDi {
  private readonly socket: WebSocket;
  private readonly waiting = new Map<number, Waiting>();
  private readonly listeners: ((method: string, params: Answer) => void)[] = [];
  private last = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.addEventListener('message', ({ data }) => {
      const message: Message = JSON.parse(String(data));
      this.hear(message);
    });
    socket.addEventListener('close', () => {
      for (const { reject } of this.waiting.values()) reject(new Error('The browser has gone.'));
    });
  }

  static open(address: string): Promise<BiDi> {
    const socket = new WebSocket(address);
    return new Promise((resolve, reject) => {
      socket.addEventListener('open', () => resolve(new BiDi(socket)));
      socket.addEventListener('error', () => reject(new Error(`${address} is not answered.`)));
    });
  }

  send(method: string, params: object = {}): Promise<Answer> {
    this.last += 1;
    const id = this.last;
    return new Promise((resolve, reject) => {
      const asked = `${method} ${JSON.stringify(params).slice(0, SHOWN)}`;
      this.waiting.set(id, { asked, resolve, reject });
      this.socket.send(JSON.stringify({ id, method, params }));
    });
  }

  onEvent(listener: (method: string, params: Answer) => void): void {
    this.listeners.push(listener);
  }

  close(): void {
    this.socket.close();
  }

  private hear({ id, method, params, result, error, message }: Message): void {
    if (id === undefined) {
      for (const listener of this.listeners) listener(method ?? '', params ?? {});
      return;
    }
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (error === undefined) waiting?.resolve(result ?? {});
    else waiting?.reject(new Error(`${waiting.asked}\n${error}: ${message ?? ''}`));
  }
}
