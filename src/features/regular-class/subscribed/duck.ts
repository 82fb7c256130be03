import { createDuck } from '@/shared/duck/duck';
import { subscribedSaga } from './saga';
import { subscribedReducer } from './state';

export const subscribedDuck = createDuck('subscribed', subscribedReducer, subscribedSaga);
