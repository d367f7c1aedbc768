import { tableJson } from '../../domain/deadlines/theTable';
import type { Answers } from './FaultyBackend';

const DAY = '2026-11-02T10:00:00.000Z';

const subService = {
  tag: 'Returns',
  description: 'Filed every month.',
  terms_and_conditions: '',
  base_price: '1000.00',
  type: 'entitlement',
  content: '',
};

const payment = {
  sub_total: '1000.00',
  discount: '0.00',
  gst: '180.00',
  total: '1180.00',
  advance_amount: '0.00',
  payable: '1180.00',
};

const quotation = {
  id: 12,
  status: 0,
  service_name: 'Annual audit',
  items: '["Annual audit"]',
  created_at: DAY,
  expiry_date: '2999-01-01T00:00:00.000Z',
  expert_remarks: 'As discussed.',
  file_path: 'quotations/12.pdf',
  payment: JSON.stringify(payment),
};

const request = {
  id: 5,
  service_name: 'GST opinion',
  status: 0,
  created_at: DAY,
  questions: '[{"question":"How many invoices?","answer":"12"}]',
};

const task = {
  id: 31,
  status: 1,
  service_name: 'GST Filing',
  assigned_at: DAY,
  created_at: DAY,
  order_id: 'ORD-1',
  user_id: 1,
  created_by: 1,
};

const profile = {
  id: 1,
  displayname: 'Asha Verma',
  username: '+919876543210',
  email: 'asha@example.in',
  pan: 'ABCPE1234F',
  address: '12 Marine Drive',
  state: 'Maharashtra',
  pincode: '400001',
};

/** The responses of a healthy backend to a customer who has at least one of everything. */
export const answers: Answers = {
  'POST check-user-exist': { success: true },
  'POST captcha-verfy-and-send-otp': { type: 'success' },
  'POST auth/token': { success: true, access_token: 'T', refresh_token: 'R', data: { id: 1 } },
  'POST register': { access_token: 'T', refresh_token: 'R', data: { id: 1 } },
  'GET user/orders': {
    status: true,
    data: {
      data: [
        {
          id: 1,
          order_id: 'ORD-1',
          created_at: DAY,
          payment_status: 'success',
          sub_total: '1000.00',
          gst: '180.00',
          total: '1180.00',
          invoice_path: 'invoices/1.pdf',
        },
      ],
    },
  },
  'GET deadlines.json': tableJson(),
  'GET user/quotations': { status: true, data: { data: { data: [quotation] } } },
  'GET user/quotation-request': { status: true, data: { data: [request] } },
  'GET user/quotation-request/5': { data: request },
  'GET quotations/12': { success: true, data: quotation },
  'POST update-quotation-status/12': { status: true },
  'GET services': [
    {
      id: 4,
      name: 'GST',
      icon: '',
      sub_services: [
        { id: 16, name: 'GST Return', pricing_model: 'fixed', ...subService },
        { id: 17, name: 'GST Refund', pricing_model: 'quotation', ...subService },
        { id: 18, name: 'GST Filing', pricing_model: 'questions', ...subService },
      ],
    },
  ],
  'GET faqs/16': [{ id: 1, title: 'How long does it take?', content: '<p>A week</p>' }],
  'GET questions/18': [
    { id: 1, question: 'Number of invoices', question_type: 'number', service_id: 18, sorting_id: 1 },
  ],
  'POST service-price-calculation': { amount: '2500.00', action: 'ADD TO CART', terms_and_conditions: '' },
  'POST add-to-cart': { status: true, cart: {} },
  'POST add-quotation': { status: true, data: { id: 9 }, cart: {} },
  'GET user/cart': {
    status: true,
    data: {
      items: [{ id: 1, service_name: 'GST Return', frequency: 'monthly', qty: 1, amount: '1000.00' }],
      payment,
    },
  },
  'DELETE remove-cart-item/1': { status: true, data: {} },
  'POST apply-discount-code': { status: true, data: { payment } },
  'POST place-order': { status: 200, data: 77 },
  'POST generate-payu-checksum': { status: true, data: 'abc123' },
  'GET user/files': {
    status: true,
    data: {
      data: {
        data: [{ id: 1, file_name: 'pan.pdf', filesize: 2048, filepath: 'files/1.pdf', created_at: DAY }],
      },
    },
  },
  'POST user/file-upload': { status: true, data: { id: 2 } },
  'POST user/files/upload': { status: true, data: { id: 3 } },
  'GET files/download-link/files/1.pdf': { data: { direct_download_link: 'https://files.example/1.pdf' } },
  'GET files/task/31': {
    status: true,
    data: [
      { id: 7, name: 'PAN card', files: [] },
      { id: 8, name: 'Bank statement', files: [{ id: 1, file_name: 'bank.pdf', filepath: 'files/2.pdf' }] },
    ],
  },
  'GET user/tasks': { status: true, data: [task] },
  'GET tracking-status-by-taskid/31': {
    status: true,
    data: [{ id: 1, name: 'Collect papers', status: 1, completion_percentage: '50' }],
  },
  'GET user/notification': [{ id: 1, title: 'Return filed', body: 'Your return is filed.', data: '{}' }],
  'GET user/search': { data: { data: [{ id: 16, type: 'sub-service', name: '<b>GST</b> Return' }] } },
  'GET user/profile': profile,
  'POST user/profile-update': profile,
  'GET api/recent-blogs': {
    data: [{ id: 1, title: 'Old or new tax regime', link: 'https://www.example.in/1' }],
  },
};
