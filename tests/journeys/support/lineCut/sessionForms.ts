import { expect, type Page } from '@playwright/test';
import { askForOtp } from '../signIn.ts';
import { type Bench, type CutForm, press, says, textbox } from './cutForm.ts';

const robot = (page: Page) => page.getByRole('checkbox', { name: 'I am not a robot' });

const tickRobot = async (page: Page): Promise<void> => {
  if (!(await robot(page).isChecked())) await robot(page).click();
  await expect(robot(page)).toBeChecked();
};

const numberStands = ({ page, phone }: Bench): Promise<void> =>
  expect(textbox(page, 'Mobile Number')).toHaveValue(phone);

const typeNumber =
  (path: string) =>
  async ({ page, phone }: Bench): Promise<void> => {
    await page.goto(path);
    await textbox(page, 'Mobile Number').fill(phone);
    await tickRobot(page);
  };

const sendOtp = async ({ page }: Bench): Promise<void> => {
  await tickRobot(page);
  await press(page, 'Send OTP');
};

const otpIsSent = ({ page }: Bench): Promise<void> => expect(textbox(page, 'OTP')).toBeVisible();

const isSignedIn = ({ page }: Bench): Promise<void> =>
  expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible({ timeout: 20_000 });

const known = async (bench: Bench): Promise<void> => {
  await bench.desk.addCustomer({ phone: bench.phone });
};

const typeCode = async ({ page, desk, phone }: Bench): Promise<void> =>
  textbox(page, 'OTP').fill(await desk.codeFor(phone));

const detailsStand = async (bench: Bench): Promise<void> => {
  const { page, desk, phone } = bench;
  await numberStands(bench);
  await expect(textbox(page, 'OTP')).toHaveValue(await desk.codeFor(phone));
  await expect(textbox(page, 'Email')).toHaveValue('new@example.in');
  await expect(textbox(page, 'Full Name')).toHaveValue('Nila Iyer');
};

const knownNumber = async (bench: Bench): Promise<void> => {
  await known(bench);
  await typeNumber('/login')(bench);
};

/** The forms before the sign-in. */
export const sessionForms: readonly CutForm[] = [
  {
    name: 'the number on Login',
    call: 'POST /check-user-exist',
    isBeforeSignIn: true,
    fill: knownNumber,
    send: sendOtp,
    problem: says('We could not reach the server.'),
    stands: numberStands,
    done: otpIsSent,
  },
  {
    name: 'the request for a code on Login',
    call: 'POST /captcha-verfy-and-send-otp',
    isBeforeSignIn: true,
    fill: knownNumber,
    send: sendOtp,
    problem: says('We could not reach the server.'),
    stands: numberStands,
    done: otpIsSent,
  },
  {
    // AMB-09: whatever the failure, the number goes on to Sign Up, which leads back.
    name: 'the code on Login',
    call: 'POST /auth/token',
    isBeforeSignIn: true,
    fill: async (bench) => {
      await known(bench);
      await bench.page.goto('/login');
      await askForOtp(bench.page, bench.phone);
      await typeCode(bench);
    },
    send: ({ page }) => press(page, 'Verify OTP'),
    sendAgain: async (bench) => {
      const { page, phone } = bench;
      await page.getByRole('link', { name: 'Login' }).click();
      await askForOtp(page, phone);
      await typeCode(bench);
      await press(page, 'Verify OTP');
    },
    problem: (page) => page.getByText('We got no answer about the OTP.'),
    stands: async (bench) => {
      await numberStands(bench);
      await expect(textbox(bench.page, 'OTP')).toHaveValue(await bench.desk.codeFor(bench.phone));
    },
    standsAfterwards: numberStands,
    done: isSignedIn,
  },
  {
    name: 'the number on Sign Up',
    call: 'POST /captcha-verfy-and-send-otp',
    isBeforeSignIn: true,
    fill: typeNumber('/signup'),
    send: sendOtp,
    problem: says('Failed to send OTP.'),
    stands: numberStands,
    done: otpIsSent,
  },
  {
    name: 'the details on Sign Up',
    call: 'POST /register',
    isBeforeSignIn: true,
    fill: async (bench) => {
      const { page, phone } = bench;
      await page.goto('/signup');
      await askForOtp(page, phone);
      await typeCode(bench);
      await textbox(page, 'Email').fill('new@example.in');
      await textbox(page, 'Full Name').fill('Nila Iyer');
    },
    send: ({ page }) => press(page, 'Register'),
    problem: says('Registration failed.'),
    stands: detailsStand,
    // The backend knows the number by now and says so; the customer is led to Login.
    done: async (bench) => {
      const { page, phone } = bench;
      await expect(says('already registered. Please log in.')(page)).toBeVisible();
      await page.getByRole('link', { name: 'Login' }).click();
      await askForOtp(page, phone);
      await typeCode(bench);
      await press(page, 'Verify OTP');
      await isSignedIn(bench);
    },
  },
];
