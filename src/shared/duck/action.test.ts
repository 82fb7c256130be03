import { take } from 'redux-saga/effects';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { startSaga } from '~test/startSaga';
import { type ActionCreator, createAction, type PayloadAction } from './action';

const opened = createAction('course/opened', (id: number, from?: string) => ({ id, from: from ?? 'home' }));
const closed = createAction('course/closed');

describe('createAction', () => {
  it('carries its type and what prepare returns', () => {
    expect(opened(7, 'search')).toEqual({ type: 'course/opened', payload: { id: 7, from: 'search' } });
    expect(opened(7)).toEqual({ type: 'course/opened', payload: { id: 7, from: 'home' } });
    expect(opened.type).toBe('course/opened');
  });

  it('has an undefined payload without prepare', () => {
    expect(closed()).toStrictEqual({ type: 'course/closed', payload: undefined });
  });

  it('matches its own actions and no others', () => {
    expect(opened.match(opened(1))).toBe(true);
    expect(opened.match(closed())).toBe(false);
    expect(opened.match({ type: 'course/openedAgain' })).toBe(false);
    expect(opened.match({ type: 'course' })).toBe(false);
  });

  it('prints as its type', () => {
    expect(String(opened)).toBe('course/opened');
    expect(`${closed}`).toBe('course/closed');
  });

  it('is a saga pattern alone and in a list', () => {
    const seen: unknown[] = [];
    const { dispatch } = startSaga(function* root() {
      seen.push(yield take(opened));
      seen.push(yield take([opened, closed]));
    });
    dispatch(closed());
    expect(seen).toEqual([]);
    dispatch(opened(1));
    dispatch({ type: 'course/other' });
    dispatch(closed());
    expect(seen).toEqual([opened(1), closed()]);
  });

  it('types its arguments and its payload', () => {
    expectTypeOf(opened).parameters.toEqualTypeOf<[id: number, from?: string | undefined]>();
    expectTypeOf(opened).returns.toEqualTypeOf<PayloadAction<{ id: number; from: string }>>();
    expectTypeOf(closed).toEqualTypeOf<ActionCreator<[], undefined>>();
    const action: { type: string } = opened(7);
    if (!opened.match(action)) throw new Error('its own action did not match');
    expectTypeOf(action.payload).toEqualTypeOf<{ id: number; from: string }>();
    expect(action.payload.id).toBe(7);
  });
});
