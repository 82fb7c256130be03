/** A page that only shows its name: for tests of what surrounds pages. */
import type { PageModule, PageProps } from '@/shared/routing/page';

export function stubPage(name: string, more: Partial<PageModule> = {}): PageModule {
  const Stub = ({ params }: PageProps) => <h1>{[name, ...Object.values(params)].join(' ')}</h1>;
  // A mocked module must define every export that is read.
  const none = { ducks: [], beside: [], memberParts: [], belowFold: [], enter: undefined, notFound: undefined };
  return { ...none, default: Stub, head: () => ({ title: name }), ...more } as PageModule;
}
