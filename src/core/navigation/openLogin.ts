import type { SagaIterator } from 'redux-saga';
import { localePath } from '@/core/locale/paths';
import { selectLocale } from '@/core/locale/reducer';
import { pathOf } from '@/core/services/navigation';
import { service } from '@/core/services/services';
import { selectT } from '@/shared/duck/effects';
import { paths } from '@/shared/routing/paths';

/** Opens the login page with `next` set to the current page, its query and hash. */
export function* openLogin(): SagaIterator {
  const navigation = yield* service('navigation');
  const locale = yield* selectT(selectLocale);
  navigation.push(localePath(locale, paths.login(pathOf(navigation.current()))));
}
