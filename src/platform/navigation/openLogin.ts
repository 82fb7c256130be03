import type { SagaIterator } from 'redux-saga';
import { localePath } from '@/platform/locale/paths';
import { selectLocale } from '@/platform/locale/state';
import { pathOf } from '@/platform/services/navigation';
import { getService } from '@/platform/services/services';
import { select } from '@/shared/duck/effects';
import { paths } from '@/shared/routing/paths';

/** Opens the login page with `next` set to the current page, its query and hash. */
export function* openLogin(): SagaIterator {
  const navigation = yield* getService('navigation');
  const locale = yield* select(selectLocale);
  navigation.push(localePath(locale, paths.login(pathOf(navigation.current()))));
}
