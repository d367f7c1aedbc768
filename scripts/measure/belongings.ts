const DAY_MS = 86_400_000;

const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();

const many = (count: number, item: (index: number) => object): readonly object[] =>
  Array.from({ length: count }, (_, index) => item(index));

const orders = (count: number): readonly object[] =>
  many(count, (index) => ({
    id: index + 1,
    order_id: `ORD-${100_000 + index}`,
    created_at: daysAgo(index / 10),
    payment_status: index % 7 === 0 ? 'pending' : 'success',
    sub_total: '1000.00',
    discount_amount: '0.00',
    gst: '180.00',
    total: '1180.00',
    invoice_path: `invoices/${index}.pdf`,
  }));

const quotations = (count: number): readonly object[] =>
  many(count, (index) => ({
    id: index + 1,
    status: index % 6,
    items: JSON.stringify([{ name: `Service ${index}` }]),
    service_name: `Service ${index}`,
    created_at: daysAgo(index),
    expiry_date: daysAgo(-10),
    payment: JSON.stringify({ payable: '1180.00' }),
  }));

const tasks = (count: number): readonly object[] =>
  many(count, (index) => ({
    id: index + 1,
    status: index % 4,
    service_name: `Service ${index}`,
    assigned_at: daysAgo(index),
    created_at: daysAgo(index),
    completed_date: daysAgo(0),
    order_id: `ORD-${100_000 + index}`,
    user_id: 1,
    created_by: 1,
  }));

const steps = (): readonly object[] =>
  many(6, (index) => ({
    id: index + 1,
    name: `Step ${index + 1}`,
    status: Math.min(2, 5 - index),
    completion_percentage: '15',
    due_date: daysAgo(-index),
    status_log: [],
  }));

const files = (count: number): readonly object[] =>
  many(count, (index) => ({
    id: index + 1,
    file_name: `document-${index}.pdf`,
    filesize: 20_480,
    filepath: `files/${index}.pdf`,
    created_at: daysAgo(index / 10),
    tags: ['GST', '2026'],
    uploaded_by: index % 2 === 0 ? 'user' : 'expert',
  }));

const notifications = (count: number): readonly object[] =>
  many(count, (index) => ({
    id: index + 1,
    title: `Notification ${index}`,
    body: 'Your return is filed. The acknowledgement is in your documents.',
    url: '',
    img_path: '',
    data: JSON.stringify({ path: '/dashboard', value: null }),
    created_at: daysAgo(index / 10),
  }));

/** The number of records of each kind that a customer has. */
export interface Amounts {
  readonly tasks?: number;
  readonly quotations?: number;
  readonly orders?: number;
  readonly files?: number;
  readonly notifications?: number;
}

/** The responses to such a customer's reads, by path below /api/v3; other paths keep the sandbox's own. */
export const responsesOf = (amounts: Amounts): ReadonlyMap<string, object> => {
  const responses: readonly (readonly [string, object] | undefined)[] = [
    amounts.tasks === undefined ? undefined : ['user/tasks', { status: true, data: tasks(amounts.tasks) }],
    amounts.quotations === undefined
      ? undefined
      : ['user/quotations', { status: true, data: { data: { data: quotations(amounts.quotations) } } }],
    amounts.orders === undefined
      ? undefined
      : ['user/orders', { status: true, data: { data: orders(amounts.orders) } }],
    amounts.files === undefined
      ? undefined
      : ['user/files', { status: true, data: { data: { data: files(amounts.files) } } }],
    amounts.notifications === undefined
      ? undefined
      : ['user/notification', notifications(amounts.notifications)],
  ];
  return new Map(responses.filter((response) => response !== undefined));
};

export const stepsAnswer = (): object => ({ status: true, data: steps() });

const DOCUMENTS_OF_TASK = 4;

/** The documents of a task; of every second task the last one is still missing. */
export const documentsAnswer = (taskId: number): object => ({
  status: true,
  data: many(DOCUMENTS_OF_TASK, (index) => ({
    id: taskId * DOCUMENTS_OF_TASK + index,
    name: `Document ${index + 1}`,
    files:
      taskId % 2 === 0 && index === DOCUMENTS_OF_TASK - 1
        ? []
        : [
            {
              id: taskId * DOCUMENTS_OF_TASK + index,
              file_name: `document-${index}.pdf`,
              filepath: `files/${index}.pdf`,
              created_at: daysAgo(index),
            },
          ],
  })),
});
