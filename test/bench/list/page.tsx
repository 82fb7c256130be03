/** The page that `bench:list` measures: the app's own list, cards, texts and store, without a backend. */
import '@/shared/ui/tokens.css';
import '@/shared/ui/base.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { createApp } from '@/app/createApp';
import { CourseItem } from '@/domain/course/CourseItem';
import { PagedList } from '@/platform/lists/PagedList';
import { memoryCookies } from '@/platform/services/cookies';
import { ServicesContext } from '@/platform/services/ServicesContext';
import { memoryStorage } from '@/platform/services/storage';
import { noTabs } from '@/platform/services/tabs';
import { type PagedListState, pagedListActions, pagedListReducer } from '@/shared/duck/pagedList';
import { pagedListSelectors } from '@/shared/duck/pagedListSelectors';
import { type CourseCard, readCourseCardsResponse } from '@/shared/entities/course';
import { createHttp } from '@/shared/http/http';
import type { LocaleFiles } from '@/shared/i18n/createI18n';

const size = 20;
const idOf = ({ id }: CourseCard) => id;
const list = pagedListActions<null, CourseCard>('bench');
const selectors = pagedListSelectors((root: { bench: PagedListState<CourseCard, null> }) => root.bench, size);

const frame = () => new Promise<number>((done) => requestAnimationFrame(done));

/** Waits two frames: what the first one shows may be measured by the app in the second. */
const settle = async () => {
  await frame();
  await frame();
  await new Promise((done) => setTimeout(done, 0));
};

async function prepare(root: HTMLElement, response: unknown) {
  const courses = readCourseCardsResponse(response).courses;
  const app = createApp({
    locale: 'en-hk',
    place: { pathname: '/en-hk/course', search: '', hash: '' },
    origin: location.origin,
    files: import.meta.glob('/locales/en/common.json', { import: 'default' }) as LocaleFiles,
    urls: { apiUrl: '', supportUrl: '', trackingUrl: '', analyticsUrl: '' },
    createHttp,
    os: 'Linux',
    cookies: memoryCookies(),
    storage: memoryStorage(),
    tabs: noTabs,
    reloadGuard: { reload: () => false },
    now: Date.now,
    report: console.error,
  });
  await app.services.translations.load('en-hk', ['common']);
  app.register({ key: 'bench', reducer: pagedListReducer(list, { mode: 'append', idOf }) as never });
  createRoot(root).render(
    <ServicesContext value={app.services}>
      <Provider store={app.store}>
        <I18nextProvider i18n={app.services.translations.i18n}>
          <MemoryRouter>
            <div className="wrap">
              <PagedList
                actions={list}
                selectors={selectors}
                idOf={idOf}
                Item={CourseItem}
                layout="course"
                skeleton={null}
                empty={null}
                errorTitle=""
              />
            </div>
          </MemoryRouter>
        </I18nextProvider>
      </Provider>
    </ServicesContext>,
  );

  return {
    async clear(): Promise<void> {
      app.store.dispatch(list.clear());
      await settle();
    },
    /** The end of the list comes into view, and the next page is requested. */
    async reachEnd(page: number): Promise<void> {
      window.scrollTo(0, document.documentElement.scrollHeight);
      app.store.dispatch(list.pageRequested({ query: null, page }));
      await settle();
    },
    /** Completes the response and renders it; returns when the layout is stable. */
    async append(page: number): Promise<void> {
      const items = Array.from({ length: size }, (_, index) => {
        const id = (page - 1) * size + index + 1;
        return { ...(courses[id % courses.length] as CourseCard), id };
      });
      // Inside the frame's own callback: what runs after it does not count as the page's scripts.
      await new Promise<void>((done) => {
        requestAnimationFrame(() => {
          flushSync(() => app.store.dispatch(list.success({ query: null, page }, { items, totalPages: page + 1 })));
          done();
        });
      });
      await settle();
      const cards = document.querySelectorAll('article').length;
      if (cards !== page * size) throw new Error(`${cards} cards instead of ${page * size}`);
    },
  };
}

/** `response`: the API's courses of a region, in camelCase. */
const prepareList = (response: unknown) => prepare(document.getElementById('root') as HTMLElement, response);

declare global {
  interface Window {
    prepareList: typeof prepareList;
    list: Awaited<ReturnType<typeof prepareList>>;
  }
}

window.prepareList = prepareList;
