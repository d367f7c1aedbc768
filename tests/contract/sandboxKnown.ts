import { some } from 'fp-ts/Option';
import { DEMO_FILES, DEMO_NOTIFICATIONS } from '../../sandbox/seed/demoBelongings';
import { DEMO_PROFILE, DEMO_QUOTATIONS, DEMO_REQUESTS } from '../../sandbox/seed/demoCustomer';
import { QUESTIONS } from '../../sandbox/seed/questionData';
import { DEMO_TASKS } from '../../sandbox/seed/demoTasks';
import { DEMO_ORDERS } from '../../sandbox/seed/demoWork';
import { SERVICES } from '../../sandbox/seed/catalogueData';
import { daysAgo, momentOf } from '../../sandbox/seed/seedContext';
import { instant, type When } from '../../src/domain/dates/instant';
import { rupeesToPaise } from '../../src/domain/money/money';
import type { User } from '../../src/domain/session/user';
import type { Known } from './backend';

// The words for the demo's numbers, said here a second time: what the portal makes of a number is what is tested.
const QUOTATION_WORDS = ['pending', 'accepted', 'rejected', 'paid', 'cancelled', 'expired'] as const;
const REQUEST_WORDS = ['inProgress', 'used', 'denied', 'denied'] as const;
const DASHBOARD_WORDS = ['underProcess', 'processing', 'accepted', 'rejected'] as const;
const TASK_WORDS = ['upcoming', 'started', 'workDone', 'completed'] as const;
const STEP_WORDS = ['notStarted', 'inProgress', 'complete'] as const;
const MODEL_WORDS = {
  fixed: 'fixed',
  quotation: 'quotation',
  questions: 'questions',
  'questions with quotation': 'questionsWithQuotation',
} as const;

const GST = 1.18;

const at = (date: Date) => some<When>({ kind: 'moment', at: instant(date.getTime()) });

const subServices = SERVICES.flatMap(({ children }) =>
  children.map((one) => ({
    name: one.name,
    pricingModel: MODEL_WORDS[one.model],
    basePrice: rupeesToPaise(one.rupees),
    kind: one.type ?? ('entitlement' as const),
  })),
);

const registrationQuestions = QUESTIONS.filter(({ service }) => service === 16).map(
  ({ text, type, showIf = [] }) => ({
    question: text,
    type,
    showIf: showIf.map(({ id, answer }) => ({ id: String(id), answer })),
  }),
);

const documentsOf = (service: number): readonly { readonly name: string }[] =>
  SERVICES.flatMap(({ children }) => children)
    .filter(({ id }) => id === service)
    .flatMap(({ documents = [] }) => documents.map((name) => ({ name })));

/** What the sandbox has just planted for a customer with the demo data. */
export const knownOfDemo = (user: User): Known => {
  const now = new Date();
  const { pan, pincode, state, ifsc } = DEMO_PROFILE;
  return {
    services: SERVICES.map(({ name }) => ({ name })),
    subServices,
    questions: { 'GST Registration': registrationQuestions },
    profile: {
      displayName: user.displayName,
      email: user.email,
      username: user.phone,
      pan,
      pincode,
      state,
      ifsc,
    },
    transactions: DEMO_ORDERS.map(({ status, days, minutes, rupees, discount }) => ({
      payment: status === 'pending' ? ('otherwise' as const) : status,
      createdAt: at(daysAgo(now, days, minutes)),
      subTotal: some(rupeesToPaise(rupees)),
      discount: some(rupeesToPaise(discount)),
      total: some(rupeesToPaise((rupees - discount) * GST)),
    })),
    quotations: DEMO_QUOTATIONS.map(({ names, status, days, rupees, remarks }) => ({
      names,
      status: QUOTATION_WORDS[status] ?? 'unknown',
      createdAt: at(daysAgo(now, days)),
      payable: some(rupeesToPaise(rupees * GST)),
      expertRemarks: remarks ?? '',
    })),
    requests: DEMO_REQUESTS.map(({ name, status, days, questions }) => ({
      serviceName: name,
      status: REQUEST_WORDS[status] ?? 'unknown',
      createdAt: at(daysAgo(now, days)),
      questions,
    })),
    dashboardRequests: DEMO_REQUESTS.map(({ name, status }) => ({
      serviceName: name,
      status: DASHBOARD_WORDS[status] ?? 'unknown',
    })),
    tasks: DEMO_TASKS.map(({ name, status, days }) => ({
      serviceName: name,
      status: TASK_WORDS[status] ?? 'unknown',
      createdAt: at(daysAgo(now, days)),
      userId: user.id,
    })),
    steps: Object.fromEntries(
      DEMO_TASKS.map(({ name, steps }) => [
        name,
        steps.map((code) => ({ status: STEP_WORDS[code] ?? ('unknown' as const) })),
      ]),
    ),
    documents: Object.fromEntries(DEMO_TASKS.map(({ name, service }) => [name, documentsOf(service)])),
    files: DEMO_FILES.map(({ name, by, days, tags }) => ({
      name,
      uploadedBy: by === 'User' ? ('user' as const) : ('expert' as const),
      tags: tags === null ? [] : [tags],
      createdAt: at(daysAgo(now, days)),
    })),
    notifications: DEMO_NOTIFICATIONS.toReversed().map(({ title, body, ago }) => ({
      title,
      body,
      createdAt: at(momentOf(now, ago)),
    })),
  };
};
