import type { SandboxContext } from '../context';
import { FAULT_KINDS } from '../http/faults';
import { escapeHtml } from '../pages/html';
import { answersText } from './answersText';

type Cell = string | number;

const cell = (value: Cell): string => `<td>${escapeHtml(String(value))}</td>`;
const row = (cells: readonly Cell[]): string => `<tr>${cells.map(cell).join('')}</tr>`;
const head = (names: readonly string[]): string =>
  `<thead><tr>${names.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>`;
const table = (names: readonly string[], rows: readonly string[]): string =>
  rows.length === 0
    ? '<p class="soft">Nothing here.</p>'
    : `<div class="scroll"><table>${head(names)}<tbody>${rows.join('')}</tbody></table></div>`;
const field = (label: string, input: string): string => `<label><span>${label}</span>${input}</label>`;
const hidden = (name: string, value: number): string =>
  `<input type="hidden" name="${name}" value="${value}">`;
const timeOf = (moment: Date): string => moment.toISOString().slice(0, 16).replace('T', ' ');

/** The newest messages "sent". */
export const outboxSection = async (context: SandboxContext): Promise<string> => {
  const rows = await context.db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(15).execute();
  return `<h2>Outbox</h2>${table(
    ['When (UTC)', 'To', 'Text'],
    rows.map((message) => row([timeOf(message.created_at), message.recipient, message.text])),
  )}`;
};

/** Requests that wait for a quotation, each with a form. */
export const requestSection = async (context: SandboxContext): Promise<string> => {
  const rows = await context.db
    .selectFrom('quotation_request')
    .innerJoin('customer', 'customer.id', 'quotation_request.customer_id')
    .leftJoin('quotation', 'quotation.request_id', 'quotation_request.id')
    .select(['quotation_request.id', 'quotation_request.service_name', 'questions', 'phone', 'displayname'])
    .where('quotation_request.status', '=', 0)
    .where('quotation.id', 'is', null)
    .orderBy('quotation_request.id', 'desc')
    .limit(20)
    .execute();
  const cards = rows.map(
    (request) => `<div class="card"><strong>#${request.id} ${escapeHtml(request.service_name)}</strong>
<p class="soft">${escapeHtml(`${request.displayname} ${request.phone}`)}<br>${escapeHtml(answersText(request.questions))}</p>
<form class="row" method="post" enctype="multipart/form-data" action="/sandbox/desk/quotations">${hidden('request_id', request.id)}
${field('Amount in rupees', '<input name="amount" inputmode="decimal" required size="10">')}
${field('Remarks', '<input name="remarks" size="30">')}
${field('Valid for days', '<input name="days" value="15" size="4">')}
${field('File', '<input type="file" name="file">')}<button>Send quotation</button></form></div>`,
  );
  return `<h2>Quotation requests</h2>${cards.join('') || '<p class="soft">No request is waiting.</p>'}`;
};

const options = (selected: number): string =>
  ['0 Not started', '1 In progress', '2 Complete']
    .map(
      (text, status) => `<option value="${status}"${status === selected ? ' selected' : ''}>${text}</option>`,
    )
    .join('');

/** The steps of unfinished tasks, each with a form. */
export const taskSection = async (context: SandboxContext): Promise<string> => {
  const rows = await context.db
    .selectFrom('tracking_step')
    .innerJoin('task', 'task.id', 'tracking_step.task_id')
    .innerJoin('customer', 'customer.id', 'task.customer_id')
    .select(['tracking_step.id', 'tracking_step.name', 'tracking_step.status', 'completion_percentage'])
    .select(['task_id', 'service_name', 'phone'])
    .where('task.status', '<>', 3)
    .orderBy('task_id', 'desc')
    .orderBy('position')
    .limit(60)
    .execute();
  const lines = rows.map(
    (
      step,
    ) => `<tr>${cell(`Task ${step.task_id} ${step.service_name}`)}${cell(step.phone)}${cell(step.name)}<td>
<form class="row" method="post" enctype="multipart/form-data" action="/sandbox/desk/steps">${hidden('step_id', step.id)}
${field('Status', `<select name="status">${options(step.status)}</select>`)}
${field('Percent', `<input name="percentage" value="${step.completion_percentage}" size="4">`)}
${field('Due', '<input type="date" name="due_date">')}
${field('Remarks', '<input name="remarks" size="20">')}${field('File', '<input type="file" name="file">')}
<button class="plain">Move</button></form></td></tr>`,
  );
  return `<h2>Work</h2>${table(['Task', 'Customer', 'Step', 'Move'], lines)}`;
};

/** A form that sends a notification. */
export const notificationSection = (): string => `<h2>Notification</h2>
<form class="row" method="post" action="/sandbox/desk/notifications">
${field('Mobile number', '<input name="phone" value="+919876543210" required>')}
${field('Title', '<input name="title" required>')}${field('Text', '<input name="body" size="40" required>')}
<button>Send</button></form>`;

/** Active faults, and a form that adds one. */
export const faultSection = (context: SandboxContext): string => {
  const rows = context.faults
    .list()
    .map((fault) =>
      row([fault.method, fault.path, fault.kind, fault.status, fault.delay, fault.remaining ?? 'always']),
    );
  const kinds = FAULT_KINDS.map((kind) => `<option>${kind}</option>`).join('');
  return `<h2>Faults</h2>${table(['Method', 'Call', 'Kind', 'Status', 'Delay ms', 'Times'], rows)}
<form class="row" method="post" action="/sandbox/desk/faults">
${field('Method', '<input name="method" value="*" size="6">')}${field('Call', '<input name="path" placeholder="user/orders" required>')}
${field('Kind', `<select name="kind">${kinds}</select>`)}${field('Status', '<input name="status" value="500" size="5">')}
${field('Message', '<input name="message">')}${field('Delay ms', '<input name="delay" value="0" size="6">')}
${field('Times (0 = always)', '<input name="times" value="0" size="4">')}<button>Switch on</button></form>
<form method="post" action="/sandbox/desk/faults/clear"><p><button class="plain">Heal everything</button></p></form>`;
};
