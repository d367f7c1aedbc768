import { readFileSync } from 'node:fs';

/** What a sweep writes into a field of a response; a sentence says why it leaves the field as it is. */
type Written = 'text' | 'address' | { readonly left: string };

const left = (why: string): Written => ({ left: why });

const ofTableKeeper = left('For whoever keeps the table.');
const ofDeployment = left('A code or an address of the deployment, which is checked where it is read.');
const secret = left('Shown nowhere.');

const schema: { readonly properties: Readonly<Record<string, { readonly properties?: object }>> } =
  JSON.parse(readFileSync('docs/api/portal.config.schema.json', 'utf8'));

/** The keys of every vendor, which the schema has from its record. */
const ofVendors = Object.fromEntries(
  ['analytics', 'captcha', 'chat', 'payment'].flatMap((group) =>
    Object.keys(schema.properties[group]?.properties ?? {}).map((key) => [`${group}.${key}`, ofDeployment]),
  ),
);

/**
 * Every field of free text or of an address in a response, by its name, or 'record.name' where another record means
 * something else by it. `tests/contract/document/hostileFields.test.ts` finds one that is left out.
 */
export const hostileFields: Readonly<Record<string, Written>> = {
  ...ofVendors,
  access_token: secret,
  address: 'text',
  answer: 'text',
  avatar: 'address',
  bank_acc_num: 'text',
  bank_branch: 'text',
  bank_name: 'text',
  'basis.event': 'text',
  body: 'text',
  billing_state: 'text',
  'brand.name': 'text',
  'campaigns.*': ofDeployment,
  category_name: 'text',
  content: 'address',
  country: 'text',
  'data.path': 'address',
  'data.services': 'text',
  description: 'text',
  direct_download_link: 'address',
  displayname: 'text',
  dob: 'text',
  email: 'text',
  'exceptions.why': 'text',
  'exceptions.period': left('The name of a period; a rule with any other is refused.'),
  expert_remarks: 'text',
  file_name: 'text',
  file_path: 'address',
  filepath: 'address',
  frequency: 'text',
  hint: 'text',
  'hours.en': 'text',
  'hours.hi': 'text',
  icon: 'address',
  ifsc: 'text',
  img_path: 'address',
  invoice_path: 'address',
  'label.en': 'text',
  'label.hi': 'text',
  link: 'address',
  message: 'text',
  'moneyLeft.en': 'text',
  'moneyLeft.hi': 'text',
  name: 'text',
  nationality: 'text',
  note: ofTableKeeper,
  'officialPages.company': 'address',
  'officialPages.gst': 'address',
  'officialPages.income-tax': 'address',
  'officialPages.llp': 'address',
  'officialPages.payroll': 'address',
  'officialPages.tds': 'address',
  options: 'text',
  order_id: left('An id, compared with those of other records.'),
  pan: 'text',
  phone: left('A number in one form.'),
  'payTheRest.en': 'text',
  'payTheRest.hi': 'text',
  pincode: 'text',
  question: 'text',
  'question.en': 'text',
  'question.hi': 'text',
  'recommendedServices.*': left('Names of the deployment, compared with services.'),
  refresh_token: secret,
  remarks: 'text',
  'rules.form': 'text',
  'rules.period': ofTableKeeper,
  'rules.services': left('Names that are compared with what the customer bought.'),
  service_name: 'text',
  'services.id': left('An id, compared with those of other records.'),
  shareable_link: 'address',
  signature: left('The captcha compares it.'),
  state: 'text',
  status: 'text',
  supplierState: ofDeployment,
  'synonyms.*': left('Names that are compared with those of the catalogue, never shown.'),
  swift: 'text',
  tag: 'text',
  tags: 'text',
  terms_and_conditions: 'text',
  'support.email': left('An e-mail address in one form, which is checked where it is read.'),
  'support.hours': 'text',
  'texts.moneyLeft': 'text',
  'texts.payTheRest': 'text',
  thumbnail: 'address',
  title: 'text',
  'title.en': 'text',
  'title.hi': 'text',
  type: left('One of a few words, compared and not shown.'),
  uploaded_by: 'text',
  url: 'address',
  username: 'text',
  value: 'text',
  'who.en': 'text',
  'who.hi': 'text',
};

/** The name under which the table has a field of a record, '' when it has none. */
export const hostileName = (record: string, field: string): string =>
  [`${record}.${field}`, field].find((name) => Object.hasOwn(hostileFields, name)) ?? '';
