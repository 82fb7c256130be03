import { combineReducers, legacy_createStore } from 'redux';
import { describe, expect, it } from 'vitest';
import type { User } from '@/shared/entities/user';
import {
  endAcknowledged,
  initialSession,
  ownedChanged,
  selectIsParent,
  selectIsUserPartial,
  selectLoadedUser,
  selectUserRegion,
  sessionCleared,
  sessionReducers,
  sessionStarted,
  userFailed,
  userLoaded,
  userRequested,
} from './state';

const kit = { userId: 'u-kit', region: { name: 'hk' } } as User;
const sam = { userId: 'u-sam', region: null } as User;

function open() {
  const { dispatch, getState } = legacy_createStore(combineReducers(sessionReducers));
  return { dispatch, getState, session: () => getState().session };
}

describe('the state of the session', () => {
  it('has a new epoch whenever the visitor becomes somebody else', () => {
    const { dispatch, session } = open();
    const epochs = [sessionStarted(kit), sessionCleared(null), sessionStarted(sam)].map((action) => {
      dispatch(action);
      return session().epoch;
    });
    expect(epochs).toEqual([1, 2, 3]);
  });

  it('keeps its epoch when the user is read again', () => {
    const { dispatch, session } = open();
    dispatch(sessionStarted(kit));
    dispatch(userRequested());
    dispatch(userLoaded(sam));
    expect(session()).toMatchObject({ epoch: 1, user: sam, userStatus: 'idle' });
  });

  it('takes neither a user nor a failure that comes after its end', () => {
    const { dispatch, session } = open();
    dispatch(userLoaded(kit));
    dispatch(userFailed());
    expect(session()).toMatchObject({ loggedIn: false, user: null, userStatus: 'idle' });
  });

  it('starts without the trouble of the one before', () => {
    const { dispatch, session } = open();
    dispatch(sessionStarted(kit));
    dispatch(userFailed());
    dispatch(sessionStarted(sam));
    expect(session()).toMatchObject({ userStatus: 'idle', ended: null });
  });

  it('says why it ended until that is acknowledged, or another one starts', () => {
    const { dispatch, session } = open();
    dispatch(sessionCleared('devices'));
    expect(session().ended).toBe('devices');
    dispatch(endAcknowledged());
    expect(session().ended).toBeNull();
    dispatch(sessionCleared('inactive'));
    dispatch(sessionStarted(kit));
    expect(session().ended).toBeNull();
  });

  it('counts what was bought in it', () => {
    const { dispatch, session } = open();
    dispatch(sessionStarted(kit));
    dispatch(ownedChanged());
    dispatch(ownedChanged());
    expect(session().owned).toBe(2);
    dispatch(sessionCleared(null));
    expect(session().owned).toBe(0);
  });

  it('knows the region of a user who has one', () => {
    const { dispatch, getState } = open();
    const regions = [null, kit, sam].map((user) => {
      dispatch(sessionStarted(user));
      return selectUserRegion(getState());
    });
    expect(regions).toEqual([null, 'hk', null]);
  });

  it('has no profile while the user is the one whom the browser has stored', () => {
    const stored = { ...initialSession, loggedIn: true, user: kit, isUserPartial: true };
    const { dispatch, getState } = legacy_createStore(combineReducers(sessionReducers), { session: stored });
    const known = () => [selectIsUserPartial(getState()), selectLoadedUser(getState())];
    expect(known()).toEqual([true, null]);
    dispatch(userLoaded(sam));
    expect(known()).toEqual([false, sam]);
    dispatch(sessionStarted(kit));
    expect(known()).toEqual([false, kit]);
  });

  it('knows a parent by the role', () => {
    const { dispatch, getState } = open();
    const isParent = [
      null,
      { ...kit, role: null },
      { ...kit, role: { name: 'student' } },
      { ...kit, role: { name: 'parent' } },
    ];
    expect(
      isParent.map((user) => {
        dispatch(sessionStarted(user as User | null));
        return selectIsParent(getState());
      }),
    ).toEqual([false, false, false, true]);
  });
});
