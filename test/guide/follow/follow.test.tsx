/** The example "Follow" of docs/guide/add-a-button.md, on a page of the app: the real store, routes, login and http. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logoutRequested } from '@/platform/session/state';
import { endpoints } from '@/shared/http/endpoints';
import type { PageProps } from '@/shared/routing/page';
import { loginAs, server } from '~mocks/node';
import { apiOrigin } from '~test/renderApp';
import { setupApp, waitForCalls } from '~test/setupApp';
import { stubPage } from '~test/stubPage';
import { stubChunks, stubPages } from '~test/stubPages';
import { followEndpoints } from './api';
import { FollowButton } from './FollowButton';
import { followsDuck } from './saga';

const { open } = setupApp();
stubPages({ instructor: 'Instructor' });

/** Paths of the requests that the server received. */
let received: string[] = [];
/** Ids of the instructors that the account follows. */
let followed = new Set<string>();
/** Resolves when the server may respond. */
let mayRespond: Promise<void> = Promise.resolve();

const followCall = `${apiOrigin}/api/v3/instructors/:id/follow`;
const storeFollow = http.post(followCall, async ({ request, params }) => {
  received.push(new URL(request.url).pathname);
  if (!request.headers.has('authorization')) return new HttpResponse(null, { status: 401 });
  await mayRespond;
  followed.add(String(params.id));
  return HttpResponse.json({ data: null });
});

const TeacherPage = ({ params: { id = '' } }: PageProps) => (
  <FollowButton id={Number(id)} isFollowed={followed.has(id)} />
);

beforeAll(() => void Object.assign(endpoints, followEndpoints));
afterAll(() => void Reflect.deleteProperty(endpoints, 'followInstructor'));
beforeEach(() => {
  received = [];
  followed = new Set();
  mayRespond = Promise.resolve();
  server.use(storeFollow);
  stubChunks.instructor = async () => stubPage('Instructor', { default: TeacherPage, ducks: [followsDuck] });
});

/** Lets the server wait; returns what lets it respond. */
function holdResponse(): () => void {
  let respond = () => {};
  mayRespond = new Promise((resolve) => {
    respond = resolve;
  });
  return () => respond();
}

const address = '/en-hk/instructors/3';
const sentOnce = ['/api/v3/instructors/3/follow'];
const asStudent = () => ({ token: loginAs('student@lantern.example') });
const findButton = (name: string) => screen.findByRole('button', { name });
const press = (button: HTMLElement) => act(async () => void fireEvent.click(button));

describe('a student', () => {
  it('sends it once for ten presses, and keeps the focus on the button', async () => {
    await open(address, asStudent());
    const respond = holdResponse();
    const button = await findButton('Follow');
    button.focus();
    await act(async () => {
      for (let times = 0; times < 10; times += 1) fireEvent.click(button);
    });
    expect(button).toHaveAttribute('aria-busy', 'true');
    respond();
    expect(await screen.findByText('You follow this teacher now.')).toBeVisible();
    expect(await findButton('Following')).toHaveFocus();
    await press(button);
    expect(received).toEqual(sentOnce);
  });

  it('is told of a failure, and can press again', async () => {
    server.use(http.post(followCall, () => new HttpResponse(null, { status: 500 }), { once: true }));
    await open(address, asStudent());
    await press(await findButton('Follow'));
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
    expect(received).toEqual([]);
    await press(await findButton('Follow'));
    expect(await findButton('Following')).toBeVisible();
    expect(received).toEqual(sentOnce);
  });

  it('sees after a reload what the server has stored, though its response was lost', async () => {
    server.use(
      http.post(
        followCall,
        () => {
          followed.add('3');
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    const visitor = asStudent();
    const page = await open(address, visitor);
    await press(await findButton('Follow'));
    expect(await screen.findByText(/connection/)).toBeVisible();
    await page.stop();
    await open(address, visitor);
    expect(await findButton('Following')).toHaveAttribute('aria-disabled', 'true');
  });

  it('who logs out meanwhile is told nothing, and the status is forgotten', async () => {
    const { app } = await open(address, asStudent());
    const respond = holdResponse();
    await press(await findButton('Follow'));
    await act(async () => void app.store.dispatch(logoutRequested()));
    respond();
    await waitFor(() => expect(followed.size).toBe(1));
    expect(app.store.getState()).toHaveProperty('follows', {});
    expect(screen.queryByText('You follow this teacher now.')).toBeNull();
  });

  it('of another region has no button', async () => {
    await waitForCalls(await open(address, { token: loginAs('tw@lantern.example') }));
    expect(screen.queryByRole('button', { name: 'Follow' })).toBeNull();
  });
});

describe('a guest', () => {
  it('logs in, comes back, and it is sent without another press', async () => {
    const { user, place } = await open(address);
    await press(await findButton('Follow'));
    await user.type(await screen.findByLabelText('Email'), 'student@lantern.example');
    await user.type(screen.getByLabelText('Password'), 'lantern-demo');
    expect(received).toEqual([]);
    await press(within(screen.getByRole('main')).getByRole('button', { name: 'Log in' }));
    expect(await findButton('Following')).toBeVisible();
    expect([received, place()]).toEqual([sentOnce, address]);
  });
});
