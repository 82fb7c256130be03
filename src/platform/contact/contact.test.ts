import { combineReducers } from 'redux';
import { describe, expect, it, vi } from 'vitest';
import { localeChanged, localeReducer } from '@/platform/locale/state';
import type { Analytics, AnalyticsEvent } from '@/platform/services/analytics';
import { type Region, regionNames, regions } from '@/shared/i18n/locales';
import { startSaga } from '~test/startSaga';
import { contactLink } from './link';
import { contactSaga } from './saga';
import { contactActions, contactReducer, selectContact } from './state';

function start(analytics?: Analytics) {
  const events: AnalyticsEvent[] = [];
  const app = startSaga(contactSaga, {
    reducer: combineReducers({ contact: contactReducer, locale: localeReducer }),
    services: { analytics: analytics ?? { track: (event: AnalyticsEvent) => void events.push(event) } },
  });
  return { ...app, events, contact: () => selectContact(app.getState()) };
}

const host = 'https://chat.local.lantern.example';
const addresses: [Region, string, string, string][] = [
  ['au', 'whatsapp', `${host}/au`, `${host}/au/trial`],
  ['hk', 'whatsapp', `${host}/hk`, `${host}/hk/trial`],
  ['id', 'whatsapp', `${host}/id`, `${host}/id/trial`],
  ['jp', 'line', `${host}/jp`, `${host}/jp/trial`],
  ['kr', 'kakao', `${host}/kr`, `${host}/kr/trial`],
  ['my', 'whatsapp', `${host}/my`, `${host}/my/trial`],
  ['nz', 'whatsapp', `${host}/nz`, `${host}/nz/trial`],
  ['sg', 'whatsapp', `${host}/sg`, `${host}/sg/trial`],
  ['th', 'line', `${host}/th`, `${host}/th/trial`],
  ['tw', 'line', `${host}/tw`, `${host}/tw/trial`],
  ['vn', 'zalo', `${host}/vn`, `${host}/vn/trial`],
];

describe('the widget', () => {
  it('opens with the link that was asked for, and keeps to it until it opens again', () => {
    const { dispatch, contact } = start();
    const states: unknown[] = [];
    for (const action of ['toggle', 'toggle', 'openFromFreeTrial', 'close', 'toggle', 'close', 'open'] as const) {
      dispatch(contactActions[action]());
      states.push([contact().open, contact().linkType]);
    }
    expect(states).toEqual([
      [true, 'default'],
      [false, 'default'],
      [true, 'freeTrial'],
      [false, 'freeTrial'],
      [true, 'default'],
      [false, 'default'],
      [true, 'default'],
    ]);
  });

  it('changes the link of an open panel, and closes whatever it shows', () => {
    const { dispatch, contact } = start();
    dispatch(contactActions.open());
    dispatch(contactActions.openFromFreeTrial());
    expect(contact()).toMatchObject({ open: true, linkType: 'freeTrial' });
    dispatch(contactActions.toggle());
    expect(contact()).toMatchObject({ open: false, linkType: 'freeTrial' });
  });

  it('takes a page’s wishes one by one, and opens and closes nothing by them', () => {
    const { dispatch, contact, events } = start();
    dispatch(contactActions.setProps({ hidden: true }));
    dispatch(contactActions.setProps({ context: 'course:101' }));
    dispatch(contactActions.setProps({ hidden: undefined }));
    expect(contact()).toEqual({
      open: false,
      linkType: 'default',
      props: { hidden: undefined, context: 'course:101' },
    });
    expect(events).toEqual([]);
  });
});

describe('the address', () => {
  it.each(addresses)('of %s is on %s', (region, channel, url, trialUrl) => {
    expect(contactLink(region, 'default')).toEqual({ channel, url });
    expect(contactLink(region, 'freeTrial')).toEqual({ channel, url: trialUrl });
  });

  it('is known for every region', () => {
    expect(addresses.map(([region]) => region)).toEqual(regionNames);
  });
});

describe('analytics', () => {
  const ground = { channel: 'whatsapp', region: 'hk', context: null };

  it('hears of every use, with the state after it', () => {
    const { dispatch, events } = start();
    dispatch(contactActions.toggle());
    dispatch(contactActions.showQr());
    dispatch(contactActions.pressLink());
    dispatch(contactActions.toggle());
    dispatch(contactActions.openFromFreeTrial());
    dispatch(contactActions.pressLink());
    dispatch(contactActions.close());
    dispatch(contactActions.open());
    expect(events).toEqual([
      { ...ground, name: 'contact/toggled', open: true, linkType: 'default' },
      { ...ground, name: 'contact/qrShown', open: true, linkType: 'default' },
      { ...ground, name: 'contact/linkPressed', open: true, linkType: 'default' },
      { ...ground, name: 'contact/toggled', open: false, linkType: 'default' },
      { ...ground, name: 'contact/openedFromFreeTrial', open: true, linkType: 'freeTrial' },
      { ...ground, name: 'contact/linkPressed', open: true, linkType: 'freeTrial' },
      { ...ground, name: 'contact/closed', open: false, linkType: 'freeTrial' },
      { ...ground, name: 'contact/opened', open: true, linkType: 'default' },
    ]);
  });

  it.each(addresses)('hears where it was: %s, %s', (region, channel) => {
    const { dispatch, events } = start();
    dispatch(localeChanged(regions[region].locales[0]));
    dispatch(contactActions.setProps({ context: 'course:7' }));
    dispatch(contactActions.openFromFreeTrial());
    expect(events).toMatchObject([{ region, channel, context: 'course:7' }]);
  });

  it('may fail: that is reported, and the next use is told again', async () => {
    const failures = [() => Promise.reject(new Error('blocked')), () => undefined, () => undefined];
    const heard: string[] = [];
    const app = start({
      track({ name }) {
        heard.push(name);
        if (heard.length === 1) throw new Error('no tool');
        return failures[heard.length - 2]?.();
      },
    });
    app.dispatch(contactActions.open());
    app.dispatch(contactActions.pressLink());
    app.dispatch(contactActions.showQr());
    app.dispatch(contactActions.close());
    await vi.waitFor(() => expect(app.reports).toHaveLength(2));
    expect(heard).toEqual(['contact/opened', 'contact/linkPressed', 'contact/qrShown', 'contact/closed']);
    expect(app.reports.map(({ error }) => String(error))).toEqual(['Error: no tool', 'Error: blocked']);
    expect(app.contact().open).toBe(false);
  });
});
