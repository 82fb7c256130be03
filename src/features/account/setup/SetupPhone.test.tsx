import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '@/platform/services/storage';
import { draftKey } from '@/platform/session/drafts';
import { selectUser } from '@/platform/session/state';
import { backend, loginAs } from '~mocks/node';
import { fillSilently } from '~test/fillSilently';
import { callsTo, setupApp } from '~test/setupApp';
import { stubPages } from '~test/stubPages';

stubPages({ home: 'Home' });

const testApp = setupApp();
const setup = '/en-hk/account/setup';
type Page = Awaited<ReturnType<typeof testApp.open>>;

const open = (path: string, email = 'new@lantern.example', options = {}) =>
  testApp.open(path, {
    token: loginAs(email),
    cookies: { device_id: '00000000-0000-4000-8000-00000000de01' },
    ...options,
  });
const main = () => within(screen.getByRole('main'));
const heading = (name: string) => main().findByRole('heading', { level: 1, name });
const press = (page: Page, name: string) => page.user.click(main().getByRole('button', { name }));

/** Returns the account as if these answers were already saved. */
function answered(email: string, part: object) {
  backend.db.update(({ accounts }) => {
    Object.assign(accounts.find((one) => one.email === email) ?? {}, part);
  });
}
const upToPhone = { role: 'student', ranking: 'top', schoolTypeId: 1, gradeLevelId: 10, subjectIds: [1] };

describe('the phone', () => {
  const typed = (label: string) => main().getByLabelText(label, { selector: 'input' });
  const sentAt = () => backend.db.read().accounts.find(({ email }) => email === 'new@lantern.example')?.phoneCode;

  async function atPhone({ storage = memoryStorage(), ...options }: Partial<Parameters<typeof testApp.open>[1]> = {}) {
    answered('new@lantern.example', upToPhone);
    const user = backend.db.read().accounts.find(({ email }) => email === 'new@lantern.example');
    // The onboarding has begun before.
    const first = await open(setup, 'new@lantern.example', { storage });
    await first.stop();
    storage.set(draftKey(user?.userId ?? '', 'setup'), {
      ...(storage.get(draftKey(user?.userId ?? '', 'setup')) as object),
      onboarding: true,
    });
    const page = await open(setup, 'new@lantern.example', { storage, ...options });
    await heading('Add your phone number');
    await main().findByLabelText('Phone number');
    return page;
  }
  async function send(page: Page, number = '9123 4567') {
    await page.user.click(typed('Phone number'));
    await page.user.paste(number);
    await press(page, 'Send code');
  }

  it('is checked for its country before anything is sent', async () => {
    const page = await atPhone();
    await press(page, 'Send code');
    expect(typed('Phone number')).toHaveAccessibleDescription('This field is required');
    await send(page, '91234');
    expect(typed('Phone number')).toHaveAccessibleDescription('Invalid format');
    expect(typed('Phone number')).toHaveFocus();
    expect(callsTo('sendPhoneCode')).toEqual([]);
    await page.user.clear(typed('Phone number'));
    await send(page, '+886 912 345 678');
    await main().findByLabelText('Code from the SMS');
    expect(callsTo('sendPhoneCode')[0]?.body).toEqual({ country_code: '886', phone_number: '912345678' });
  });

  it('is confirmed by the code, as it is pasted, and the onboarding ends at home', async () => {
    const page = await atPhone();
    await send(page);
    const code = await main().findByLabelText('Code from the SMS');
    expect(screen.getByText('SMS sent')).toBeVisible();
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    fireEvent.paste(code, { clipboardData: { getData: () => 'Lantern: 000 000 is your code' } });
    expect(code).toHaveValue('000000');
    await press(page, 'Confirm');
    await waitFor(() => expect(code).toHaveAccessibleDescription("This isn't the code we sent."));
    expect(code).toHaveValue('000000');
    fireEvent.paste(code, { clipboardData: { getData: () => '123456' } });
    expect(code).toBeValid();
    await press(page, 'Confirm');
    await heading('Home');
    expect(selectUser(page.app.store.getState())).toMatchObject({ phoneNumber: '+85291234567', phoneVerified: true });
  });

  it('and its code are taken as the form holds them, also without an event', async () => {
    const page = await atPhone();
    fillSilently(typed('Phone number'), '\u202a9123 4567\u202c');
    await press(page, 'Send code');
    const code = await main().findByLabelText('Code from the SMS');
    expect(callsTo('sendPhoneCode')[0]?.body).toEqual({ country_code: '852', phone_number: '91234567' });
    fillSilently(code, '123456');
    await press(page, 'Confirm');
    await heading('Home');
    expect(callsTo('verifyPhone')[0]?.body).toEqual({ phone_code: '123456' });
  });

  it('gets another message after a minute, and a code that has expired says so', async () => {
    const jumps = new Set<() => void>();
    const followTime = (onJump: () => void) => {
      jumps.add(onJump);
      return () => void jumps.delete(onJump);
    };
    const pass = (ms: number) => {
      backend.clock.advance(ms);
      for (const jump of jumps) jump();
    };
    const page = await atPhone({ followTime });
    await send(page);
    const code = await main().findByLabelText('Code from the SMS');
    const wait = main().getByRole('button', { name: 'Send again in 60 s' });
    await page.user.click(wait);
    expect(callsTo('resendPhoneCode')).toEqual([]);
    pass(59_000);
    expect(await main().findByRole('button', { name: 'Send again in 1 s' })).toHaveAttribute('aria-disabled', 'true');
    pass(1_000);
    await page.user.click(await main().findByRole('button', { name: 'Send again' }));
    await main().findByRole('button', { name: 'Send again in 60 s' });
    expect(callsTo('resendPhoneCode')).toHaveLength(1);
    expect(screen.getByText('SMS sent')).toBeVisible();

    const first = sentAt()?.sentMs;
    pass(10 * 60_000 + 1_000);
    fireEvent.paste(code, { clipboardData: { getData: () => '123456' } });
    await press(page, 'Confirm');
    await waitFor(() => expect(code).toHaveAccessibleDescription('This code has expired. Ask for a new one.'));
    await press(page, 'Send again');
    await waitFor(() => expect(sentAt()?.sentMs).toBeGreaterThan(first ?? 0));
    await waitFor(() => expect(code).toBeValid());
  });

  it('gets one message a minute, also when the number is changed and typed again, or the page is loaded again', async () => {
    const storage = memoryStorage();
    const page = await atPhone({ storage });
    const change = async () => page.user.click(await main().findByRole('button', { name: 'Change number' }));
    const codesTo = () => callsTo('sendPhoneCode').map(({ body }) => (body as { phone_number: string }).phone_number);
    await send(page);
    await change();
    backend.clock.advance(20_000);
    await press(page, 'Send code');
    await main().findByRole('button', { name: 'Send again in 40 s' });
    expect(codesTo()).toEqual(['91234567']);

    // Another number can get its code at once; the first one, whose code is outdated, still has to wait.
    await change();
    await page.user.clear(typed('Phone number'));
    await send(page, '6123 4567');
    await main().findByRole('button', { name: 'Send again in 60 s' });
    expect(codesTo()).toEqual(['91234567', '61234567']);
    await change();
    await page.user.clear(typed('Phone number'));
    await page.user.paste('9123 4567');
    expect(main().getByRole('button', { name: 'Send again in 40 s' })).toHaveAttribute('aria-disabled', 'true');
    await page.stop();

    const again = await open(setup, 'new@lantern.example', { storage });
    await main().findByRole('button', { name: 'Send again in 40 s' });
    await again.user.clear(typed('Phone number'));
    await again.user.paste('6123 4567');
    await press(again, 'Send code');
    await main().findByRole('button', { name: 'Send again in 60 s' });
    expect(codesTo()).toEqual(['91234567', '61234567']);
  });

  it('can be changed after the message was sent, and keeps what was typed', async () => {
    const page = await atPhone();
    await send(page);
    await page.user.click(await main().findByRole('button', { name: 'Change number' }));
    expect(await main().findByLabelText('Phone number')).toHaveValue('9123 4567');
  });
});
