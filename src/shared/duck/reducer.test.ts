import { describe, expect, it } from 'vitest';
import { createAction } from './action';
import { createReducer } from './reducer';

interface Cart {
  bundle: { id: number | null };
  items: { id: number; picked: boolean }[];
}

const initial: Cart = {
  bundle: { id: null },
  items: [
    { id: 1, picked: false },
    { id: 2, picked: false },
  ],
};
const chosen = createAction('cart/chosen', (id: number) => ({ id }));
const picked = createAction('cart/picked', (id: number) => id);
const emptied = createAction('cart/emptied');
const unheard = createAction('cart/unheard', (id: number) => ({ id }));

const reducer = createReducer(initial, (on) => {
  on(chosen, (draft, { id }) => {
    draft.bundle.id = id;
  });
  on(picked, (draft, id) => {
    const item = draft.items.find((each) => each.id === id);
    if (item) item.picked = true;
  });
  on(emptied, () => ({ ...initial, items: [] }));
});

describe('createReducer', () => {
  it('starts with the initial state', () => {
    expect(reducer(undefined, { type: '@@init' })).toBe(initial);
  });

  it('changes a draft: new objects on the way to the change, the old state as it was', () => {
    const next = reducer(initial, picked(2));
    expect(next.items).toEqual([
      { id: 1, picked: false },
      { id: 2, picked: true },
    ]);
    expect(initial.items[1]).toEqual({ id: 2, picked: false });
    expect(next.items[0]).toBe(initial.items[0]);
    expect(next.bundle).toBe(initial.bundle);
  });

  it('hands each case its own payload', () => {
    expect(reducer(initial, chosen(9)).bundle.id).toBe(9);
  });

  it('takes the state that a case returns', () => {
    expect(reducer(reducer(initial, chosen(9)), emptied())).toEqual({ bundle: { id: null }, items: [] });
  });

  it('leaves the very same object for an action without a case, and for a case that changes nothing', () => {
    const state = reducer(initial, chosen(9));
    expect(reducer(state, unheard(1))).toBe(state);
    expect(reducer(state, { type: 'toString' })).toBe(state);
    expect(reducer(state, picked(404))).toBe(state);
  });

  it('refuses two cases for one action when it is made', () => {
    expect(() =>
      createReducer(initial, (on) => {
        on(chosen, () => undefined);
        on(chosen, () => undefined);
      }),
    ).toThrow('Two cases for cart/chosen');
  });
});
