/** From an address to a page. Pages are loaded when they are wanted. */
import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { say } from '../words/words.ts';
import { address } from './router.ts';

/** What a page is given: the parts of its address that vary. */
export interface PageProps {
  readonly params: readonly string[];
  readonly query: URLSearchParams;
}
type Page = ComponentType<PageProps>;

interface Route {
  readonly path: RegExp;
  readonly load: () => Promise<Page>;
}

const ROUTES: readonly Route[] = [{ path: /^\/$/, load: () => import('../home/home.tsx').then(({ Home }) => Home) }];

const NOWHERE: Route = { path: /^/, load: () => import('./lost.tsx').then(({ Lost }) => Lost) };

const shown = signal<{ readonly page: Page; readonly props: PageProps } | undefined>(undefined);

export function CurrentPage() {
  const { path, query } = address.value;
  useEffect(() => {
    let isCurrent = true;
    const route = ROUTES.find(route => route.path.test(path)) ?? NOWHERE;
    route.load().then(page => {
      if (isCurrent) shown.value = { page, props: { params: route.path.exec(path)?.slice(1) ?? [], query } };
    });
    return () => {
      isCurrent = false;
    };
  }, [path, query]);
  if (!shown.value) return <p>{say('app.loading')}</p>;
  const { page: Page, props } = shown.value;
  return <Page {...props} />;
}
