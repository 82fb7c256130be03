/** Tracks every use of the help widget with its link; a failing analytics tool is reported and has no other effect. */
import type { SagaIterator } from 'redux-saga';
import { call } from 'redux-saga/effects';
import { selectRegion } from '@/platform/locale/state';
import type { ContactEvent } from '@/platform/services/analytics';
import { getService } from '@/platform/services/services';
import type { PayloadAction } from '@/shared/duck/action';
import { select } from '@/shared/duck/effects';
import { takeEverySafely } from '@/shared/duck/safely';
import { contactLink } from './link';
import { contactActions, selectContact } from './state';

const { setProps: _, ...uses } = contactActions;

function* record({ type }: PayloadAction): SagaIterator {
  const analytics = yield* getService('analytics');
  const { open, linkType, props } = yield* select(selectContact);
  const region = yield* select(selectRegion);
  const event: ContactEvent = {
    name: type as ContactEvent['name'],
    open,
    linkType,
    channel: contactLink(region, linkType)?.channel ?? null,
    region,
    context: props.context ?? null,
  };
  yield call([analytics, 'track'], event);
}

export function* contactSaga(): SagaIterator {
  yield takeEverySafely(Object.values(uses), record);
}
