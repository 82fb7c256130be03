/**
 * Fields that show, or are hidden, only once something was opened or done: plans, messages, the report, ratings, the
 * player.
 */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { lessonWatched } from '@/domain/progress/state';
import { rating } from '@/domain/rating/state';
import { alertHidden, alertShown, modalHidden, modalShown } from '@/platform/messages/state';
import { backend, loginAs, server } from '~mocks/node';
import type { RenderOptions } from '~test/renderApp';
import { setupApp, waitForCalls } from '~test/setupApp';

const testApp = setupApp();
async function open(url: string, options: RenderOptions = {}) {
  const { app } = await testApp.open(url, options);
  return (action: Parameters<typeof app.store.dispatch>[0]) => act(async () => void app.store.dispatch(action));
}
const student = () => ({
  token: loginAs('student@lantern.example'),
  cookies: { device_id: '00000000-0000-4000-8000-00000000de01' },
});
const press = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const callOf = (endpoint: string) => backend.log.calls().findLast((call) => call.endpoint === endpoint);

describe('Plan', () => {
  const method = { id: 'm-1', platform: 'web', currency: 'HKD', display_currency: 'HKD' };
  const first = {
    id: 'plan-1',
    name: 'Every subject',
    plan_type: 'unlimited',
    is_focus: true,
    payment_methods: [{ ...method, price: 900, introductory_price: 450, renewable: true }],
    billing_cycle_per_months: 1,
  };
  const second = {
    id: 'plan-2',
    name: 'The week before',
    plan_type: 'special_pass',
    description: 'For those in a hurry',
    long_description: '<p>Seven days of responses</p>',
    highlight: 'Most loved',
    question_quota: 33,
    designated_question: true,
    contract_period: 'Eight weeks',
    billing_cycle_per_months: 3,
    payment_methods: [
      { ...method, id: 'm-2', platform: 'app', price: 1 },
      { ...method, id: 'm-3', price: 700, renewable: true },
    ],
    pre_discount_price: 1000,
    expired_at: '2027-05-31T23:59:00+08:00',
    last_day: 'The day of the exam',
  };
  const collection = {
    id: 3901,
    name: 'Waves',
    kind: 'single',
    course_id: 901,
    has_more_plans: true,
    plans: [first, second],
  };
  const course = { id: 901, title: 'Waves', checkout_collection: collection };

  it('shows on the course page and in the list of all plans what it says of itself', async () => {
    backend.faults.plan({ endpoint: 'course', body: { data: { course } } });
    await open('/en-hk/course/901');
    const card = await screen.findByRole('complementary', { name: 'Price' });
    // isFocus; introductoryPrice, renewable, price; hasMorePlans.
    expect(card).toHaveTextContent('First monthHK$450then HK$900 a month');
    expect(card).toHaveTextContent('Renews automatically until you cancel.');
    await press(within(card).getByRole('button', { name: 'See all plans' }));
    const dialog = await screen.findByRole('dialog', { name: 'All plans' });
    const [one, other] = within(dialog).getAllByRole('listitem');
    expect(one).toHaveTextContent(/^Every subject.*Questions to a teacherUnlimited.*BilledEvery month/);
    for (const shown of [
      /^The week before/,
      'Most loved',
      'Question pass',
      'For those in a hurry',
      'Seven days of responses',
      'Questions to a teacher33',
      'Choice of teacherYes',
      'ContractEight weeks',
      'BilledEvery 3 months',
      // The payment method for the web, in its currency; preDiscountPrice struck through.
      /HK\$700every 3 months.*HK\$1,000.*Save 30%/,
      'Last day of accessThe day of the exam',
      'Valid until31 May 2027',
    ])
      expect(other).toHaveTextContent(shown);
    expect(other).not.toHaveTextContent('HK$1 ');
  });
});

describe('User', () => {
  const user = {
    user_id: 'u-7',
    username: 'quietowl',
    first_name: 'Ada',
    last_name: 'Ng',
    profile_pic_url: '/media/ada.svg',
    role: { name: 'parent' },
    region: { name: 'hk' },
    faq_links: [{ title: 'How do I change my level?', url: 'https://help.lantern.example/level' }],
  };
  async function sheetOf(change: object) {
    backend.faults.plan({ endpoint: 'currentUser', body: { data: { user: { ...user, ...change } } } });
    // A page that is no redirect for a member: the sheet closes when the page changes.
    const page = await testApp.open('/en-hk/tutors', student());
    // The sheet says less of a user until the server has responded.
    await waitForCalls(page);
    const phone = await screen.findByRole('navigation', { name: 'Pages' });
    await press(await within(phone).findByRole('button', { name: 'Account' }));
    return screen.findByRole('dialog', { name: 'Account' });
  }

  it('shows in the account sheet by name, picture, role and region, with links to responses', async () => {
    const sheet = await sheetOf({});
    for (const text of ['Ada Ng', 'Parent', 'Hong Kong']) expect(sheet).toHaveTextContent(text);
    expect(sheet.querySelector('img')).toHaveAttribute('src', '/media/ada.svg');
    expect(within(sheet).getByRole('link', { name: 'How do I change my level?' })).toHaveAttribute(
      'href',
      'https://help.lantern.example/level',
    );
  });

  it('shows by its username where there is no name', async () => {
    expect(await sheetOf({ first_name: '', last_name: '', profile_pic_url: null })).toHaveTextContent('quietowl');
  });
});

describe('Alert banner and Modal', () => {
  it('show the message as the kind it is, until they are hidden', async () => {
    const dispatch = await open('/en-hk/login');
    await dispatch(alertShown('The room is full', 'error'));
    expect(screen.getByText('The room is full').closest('[role=alert]')).not.toBeNull();
    await dispatch(alertShown('The room is free', 'info'));
    expect(screen.getByText('The room is free').closest('[role=alert]')).toBeNull();
    await dispatch(alertHidden());
    expect(screen.queryByText('The room is free')).toBeNull();
  });

  it('show title, content and the word on the button, which is OK unless another is given', async () => {
    const dispatch = await open('/en-hk/login');
    await dispatch(
      modalShown({ type: 'info', title: 'Please read', content: 'The class moved', okText: 'Understood' }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Please read' });
    expect(dialog).toHaveTextContent('The class moved');
    expect(within(dialog).getByRole('button', { name: 'Understood' })).toBeVisible();
    await dispatch(modalShown({ type: 'info', title: 'Please read', content: 'The class moved' }));
    expect(within(dialog).getByRole('button', { name: 'OK' })).toBeVisible();
    await dispatch(modalHidden());
    expect(screen.queryByRole('dialog', { name: 'Please read' })).toBeNull();
  });
});

describe('Report form and Support report', () => {
  it('is open or closed, shows its files on their way and there, and sends what was typed', async () => {
    let letUploadArrive = () => {};
    const uploadHeld = new Promise<void>((resolve) => {
      letUploadArrive = resolve;
    });
    // A handler without a response leaves the call to the backend.
    server.use(http.post('*/upload', () => uploadHeld));
    await open('/en-hk', student());
    // The form begins with the user's name.
    await screen.findByRole('heading', { level: 1, name: /Kit$/ });
    expect(screen.queryByRole('dialog')).toBeNull();
    await press((await screen.findAllByRole('button', { name: 'Report a problem' }))[0] as HTMLElement);
    const dialog = await screen.findByRole('dialog', { name: 'Report a problem' });
    const form = within(dialog);
    const type = (name: string, value: string) =>
      act(async () => void fireEvent.change(form.getByRole('textbox', { name }), { target: { value } }));
    await type('Email', 'me@lantern.example');
    await type('What happened?', 'The sound is gone');
    await press(form.getByRole('button', { name: 'Video' }));
    const file = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'sound.png', {
      type: 'image/png',
    });
    await act(async () => void fireEvent.change(form.getByLabelText('Add files'), { target: { files: [file] } }));
    expect(form.getByRole('progressbar', { name: 'Uploading sound.png…' })).toBeVisible();
    letUploadArrive();
    expect(await form.findByText('Uploaded')).toBeVisible();
    await press(form.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Report a problem' })).toBeNull());
    expect(callOf('submitTicket')?.body).toEqual({
      email: 'me@lantern.example',
      message: 'The sound is gone',
      name: 'Kit Chan',
      role: 'student',
      region: 'hk',
      userId: expect.stringMatching(/^u-/),
      studentId: expect.stringMatching(/^S2/),
      tags: ['video'],
      tokens: [{ token: expect.stringMatching(/^f-/), fileName: 'sound.png', size: 8 }],
      projectLabel: 'Lantern',
      isReportedByAdmin: false,
    });
  });
});

describe('Rating', () => {
  it('is sent with stars, comment and the lesson it is of', async () => {
    const dispatch = await open('/en-hk/course/learning/401/lesson/40108', student());
    await screen.findByRole('heading', { level: 1 });
    const target = { kind: 'courseLesson', courseId: 401, lessonId: 40108 } as const;
    await dispatch(rating.submit({ target, stars: 4, comment: 'Clear' }));
    await waitFor(() => expect(callOf('rateCourseLesson')).toBeDefined());
    expect(callOf('rateCourseLesson')?.body).toEqual({ stars: 4, comment: 'Clear', lesson_id: 40108 });
  });
});

describe('Progress event and Device info', () => {
  const lesson = { targetType: 'course', targetId: 401, lessonId: 40108, isEnrolled: true, isAutoPlay: true } as const;
  const event = {
    platform: 'web',
    product_name: 'Lantern',
    event: 'heartbeat',
    episode_id: 40108,
    target_type: 'course',
    target_id: 401,
    is_episode_enrolled: true,
    is_background: false,
    is_auto_play: true,
    progress_duration: 41,
    timezone: expect.stringMatching(/./),
  };

  it('go out with every event and call of a student', async () => {
    const dispatch = await open('/en-hk/course/learning/401/lesson/40108', student());
    await screen.findByRole('heading', { level: 1 });
    await dispatch(lessonWatched('heartbeat', lesson, 41.7));
    await waitFor(() => expect(callOf('courseProgress')?.status).toBe(200));
    expect(callOf('courseProgress')?.body).toEqual({ progress_duration: 41 });
    expect(callOf('trackVideo')?.body).toEqual({ ...event, user_id: expect.stringMatching(/^u-/) });
    expect(JSON.parse(callOf('courseProgress')?.headers['x-user-agent'] ?? '')).toEqual({
      device_id: '00000000-0000-4000-8000-00000000de01',
      os: 'Linux',
      platform: 'web',
    });
  });

  it('name no user when nobody is logged in', async () => {
    const dispatch = await open('/en-hk/course/101/lesson/10101');
    await dispatch(lessonWatched('heartbeat', lesson, 41.7));
    await waitFor(() => expect(callOf('trackVideo')).toBeDefined());
    expect(callOf('trackVideo')?.body).toEqual(event);
  });
});
