import { login, logoutRequested, passwordReset, signup, userRequested } from '@/platform/session/state';
import { siteInfo } from '@/platform/site/state';
import { continuePage, course, type Row, read, silent, student } from './row';

const [email, password] = [student, 'lantern-demo'];
const person = { firstName: 'Ada', lastName: 'Ng', email: 'ada@lantern.example', password: 'long-enough' };
const askSite = () => siteInfo.ensure({ region: 'hk' });

export const sessionRows: readonly Row[] = [
  { endpoint: 'appLaunch', page: '/en-hk/login', kind: 'background' },
  read('siteInfo', siteInfo, '', { ...silent, page: course, action: askSite }),
  { endpoint: 'currentUser', ...continuePage, kind: 'background', action: () => userRequested() },
  { endpoint: 'logout', ...continuePage, kind: 'background', action: () => logoutRequested() },
  {
    endpoint: 'login',
    page: '/en-hk/login',
    kind: 'form',
    form: 'login',
    action: () => login.submit({ email, password, next: null }),
    keeps: { Email: email, Password: password },
    done: 'logged in',
  },
  {
    endpoint: 'signup',
    page: '/en-hk/signup',
    kind: 'form',
    form: 'signup',
    action: () => signup.submit({ ...person, next: null }),
    keeps: { 'First name': 'Ada', 'Last name': 'Ng', Email: person.email, Password: person.password },
    done: 'logged in',
    leads: '/en-hk/account/setup',
  },
  {
    endpoint: 'passwordReset',
    page: '/en-hk/login',
    kind: 'form',
    form: 'passwordReset',
    action: () => passwordReset.submit({ email }),
    keeps: { Email: email },
    done: { text: 'Email sent' },
  },
];
