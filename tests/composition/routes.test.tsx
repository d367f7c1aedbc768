import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { demoRecords, examplesByRoute } from '../../scripts/exampleAddresses.ts';
import { closePortal, goTo, openFrame, openPortal, type OpenPortal, PATIENT } from './support/openPortal';

const isAsked = async ({ calls }: OpenPortal, call: string): Promise<boolean> => {
  await waitFor(() => {
    if (!calls.includes(call)) throw new Error(`${call} was not asked.`);
  }, PATIENT);
  return true;
};

const heading = (name: string | RegExp): Promise<HTMLElement> =>
  screen.findByRole('heading', { level: 1, name }, PATIENT);

const services = {
  data: [
    {
      id: 4,
      name: 'GST',
      icon: '',
      sub_services: [
        {
          id: 16,
          name: 'GST Filing',
          tag: 'Returns',
          description: 'Monthly returns',
          price: '1000',
          pricing_model: 'Fixed',
        },
      ],
    },
  ],
};

afterEach(closePortal);

const task = { id: 3, status: 1, service_name: 'GST Filing', user_id: 77, created_by: 88 };

describe('the route table', () => {
  it.each(['/', '/dashboard'])('shows the Dashboard of a signed-in customer on %s [NAV-01]', async (at) => {
    await openFrame({ at });
    const tabs = await screen.findAllByRole('tab', {}, PATIENT);
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Overview', 'Work Status', 'Transactions']);
  });

  it('names the customer in a tab that has the token alone [SESSION-10]', async () => {
    localStorage.setItem('access_token', 'token-1');
    const answers = { 'GET user/profile': { data: { id: 1, displayname: 'Asha Verma' } } };
    openPortal({ at: '/dashboard', signedIn: false, answers });
    expect(await screen.findByText('Asha Verma', {}, PATIENT)).toBeTruthy();
  });

  it("shows Login on '/' to a visitor and on '/login' to everyone", async () => {
    openPortal({ at: '/', signedIn: false });
    expect(await screen.findByRole('textbox', { name: 'Mobile Number' })).toBeTruthy();
    closePortal();
    openPortal({ at: '/login' });
    expect(await screen.findByRole('textbox', { name: 'Mobile Number' })).toBeTruthy();
  });

  it.each([
    ['/profile', 'Profile', 'GET user/profile'],
    ['/notifications', 'Notifications', 'GET user/notification'],
    ['/quotation', /Quotation/, 'GET user/quotations'],
  ])('shows the heading of %s and makes its call', async (at, name, call) => {
    const portal = await openFrame({ at });
    expect(await heading(name)).toBeTruthy();
    expect(await isAsked(portal, call)).toBe(true);
  });

  it("shows a quotation with its decision on '/quotation/{quotationId}' [NAV-03]", async () => {
    expect(await isAsked(await openFrame({ at: '/quotation/12' }), 'GET quotations/12')).toBe(true);
  });

  it("shows a requested quotation on '/quotations/{quotationId}' [NAV-04]", async () => {
    expect(await isAsked(await openFrame({ at: '/quotations/5' }), 'GET user/quotation-request/5')).toBe(
      true,
    );
  });

  it("shows the sub-services of one service on '/sub-services/{id}' [NAV-08]", async () => {
    await openFrame({ at: '/sub-services/4', answers: { 'GET services': services } });
    expect(await screen.findByText('GST Filing', {}, PATIENT)).toBeTruthy();
  });

  it("shows the question flow on '/{subServiceName}/{subServiceId}' [NAV-10]", async () => {
    expect(await isAsked(await openFrame({ at: '/GST%20Filing/16' }), 'GET questions/16')).toBe(true);
  });

  it('lets fixed routes win over the question flow [NAV-11]', async () => {
    const fixed = [...examplesByRoute(demoRecords)].filter(([route]) => !route.startsWith('/:'));
    const portal = await openFrame({ at: '/quotation/5' });
    for (const { path } of [...fixed.flatMap(([, examples]) => examples), { path: '/score/tax-fitt' }]) {
      goTo(path);
      await screen.findByRole('heading', { level: 1 }, PATIENT);
    }
    expect(portal.calls.filter((call) => call.includes('questions/'))).toEqual([]);
    goTo('/GST/5');
    expect(await isAsked(portal, 'GET questions/5')).toBe(true);
  });

  it("shows the questions of a service on '/services/{service_id}' [NAV-12]", async () => {
    const question = {
      id: 1,
      question: 'Annual turnover?',
      question_type: 'input',
      sorting_id: 1,
      enabled: 1,
    };
    const answers = {
      'GET services': services,
      'GET questions/16': { data: [{ ...question, service_id: 16, options: [], show_if: [] }] },
    };
    await openFrame({ at: '/services/16', answers });
    expect(await screen.findByText('Annual turnover?', {}, PATIENT)).toBeTruthy();
  });

  it("forwards '/services/{service_id}' without questions to the service [NAV-12]", async () => {
    const { path } = await openFrame({ at: '/services/16', answers: { 'GET services': services } });
    await waitFor(() => {
      expect(path()).toBe('/sub-service/16');
    });
  });

  it("shows the description and Proceed on '/sub-service/{subServiceId}' [NAV-09]", async () => {
    await openFrame({ at: '/sub-service/16', answers: { 'GET services': services } });
    expect(await screen.findByText('Monthly returns', {}, PATIENT)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Proceed' })).toBeTruthy();
  });

  it("reads status and order_id on '/payment-response' [NAV-05]", async () => {
    await openFrame({ at: '/payment-response?status=success&order_id=9' });
    expect(await heading('Payment reported as successful')).toBeTruthy();
    expect(screen.getByText(/\b9$/)).toBeTruthy();
    goTo('/payment-response?status=failed&order_id=9');
    expect(await heading('Payment reported as failed')).toBeTruthy();
  });

  it("shows both tabs of a task on '/task-detail/{taskId}' [NAV-06]", async () => {
    await openFrame({ at: '/task-detail/3', answers: { 'GET user/tasks': { data: [task] } } });
    const tabs = await screen.findAllByRole('tab', {}, PATIENT);
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Documents', 'Tracking Status']);
  });

  it('passes service name, user id and creator id to a task only through navigation state [NAV-07]', async () => {
    const { user, path } = await openFrame({
      at: '/dashboard',
      answers: { 'GET user/tasks': { data: [task] } },
    });
    await user.click(await screen.findByRole('tab', { name: 'Work Status' }, PATIENT));
    await user.click(await screen.findByRole('button', { name: 'View Details' }, PATIENT));
    expect(path()).toBe('/task-detail/3');
    expect(window.location.search).toBe('');
    const { usr }: { readonly usr: object } = window.history.state;
    expect(Object.values(usr).map(String).toSorted()).toEqual(['77', '88', 'GST Filing']);
  });

  it('offers a way back on an unknown path [NAV-13]', async () => {
    const { user, path } = await openFrame({ at: '/nope' });
    expect(await heading('Page not found')).toBeTruthy();
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Home' }));
    expect(path()).toBe('/dashboard');
  });
});

describe('a change of route', () => {
  it('tracks one page view [ANLY-02]', async () => {
    const { user, analytics } = await openFrame({ at: '/tax-fitt' });
    expect(analytics.pages).toEqual(['/tax-fitt']);
    await user.click(screen.getByRole('link', { name: 'Profile' }));
    await heading('Profile');
    await user.click(screen.getByRole('link', { name: 'Home' }));
    expect(analytics.pages).toEqual(['/tax-fitt', '/profile', '/dashboard']);
  });

  it('names the document after the screen and the brand', async () => {
    const { user } = await openFrame({ at: '/nope' });
    await heading('Page not found');
    expect(document.title).toBe('Page not found · Sahayak Tax & Legal');
    await user.click(screen.getByRole('link', { name: 'Profile' }));
    await heading('Profile');
    expect(document.title).toBe('Profile · Sahayak Tax & Legal');
  });

  it('moves the focus to the new heading, but not on the first page', async () => {
    const { user } = await openFrame({ at: '/nope' });
    expect(document.activeElement).not.toBe(await heading('Page not found'));
    await user.click(screen.getByRole('link', { name: 'Profile' }));
    expect(document.activeElement).toBe(await heading('Profile'));
  });
});
