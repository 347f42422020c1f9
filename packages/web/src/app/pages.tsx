/** From an address to a page. Pages are loaded when they are wanted. */
import { EDITIONS } from '@cartagena/engine';
import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useErrorBoundary, useRef } from 'preact/hooks';
import type { PageProps } from '../base/router.ts';
import { address } from '../base/router.ts';
import { loadWords, say, type WordPart } from '../words/words.ts';
import { Broken, Failed, Lost } from './failed.tsx';

type Page = ComponentType<PageProps>;

interface Route {
  readonly path: RegExp;
  readonly load: () => Promise<Page>;
  /** The words that it needs; left out: all but those of shared deals. */
  readonly words?: WordPart;
}

const ROUTES: readonly Route[] = [
  { path: /^\/$/, words: 'front', load: () => import('../home/home.tsx').then(({ Home }) => Home) },
  { path: /^\/new$/, load: () => import('../setup/setup.tsx').then(({ Setup }) => Setup) },
  {
    path: /^\/game$/,
    words: 'games',
    load: () => import('../table/view/game-page.tsx').then(({ GamePage }) => GamePage),
  },
  { path: /^\/tables$/, load: () => import('../online/tables-page.tsx').then(({ TablesPage }) => TablesPage) },
  {
    path: /^\/table\/([\w-]+)$/,
    load: () => import('../online/table-page.tsx').then(({ OnlineTablePage }) => OnlineTablePage),
  },
  { path: /^\/device$/, load: () => import('../online/device-page.tsx').then(({ DevicePage }) => DevicePage) },
  { path: /^\/replay$/, load: () => import('../replay/replay-page.tsx').then(({ ReplayPage }) => ReplayPage) },
  { path: /^\/stats$/, load: () => import('../stats/stats-page.tsx').then(({ StatsPage }) => StatsPage) },
  { path: /^\/learn$/, load: () => import('../learn/learn-page.tsx').then(({ LearnPage }) => LearnPage) },
  {
    path: /^\/learn\/lesson\/(\w+)$/,
    load: () => import('../learn/lesson-page.tsx').then(({ LessonPage }) => LessonPage),
  },
  {
    path: new RegExp(`^/learn/rules/(${EDITIONS.join('|')})$`),
    load: () => import('../learn/rules-page.tsx').then(({ RulesPage }) => RulesPage),
  },
  { path: /^\/puzzles$/, load: () => import('../puzzles/puzzles-page.tsx').then(({ PuzzlesPage }) => PuzzlesPage) },
  {
    path: /^\/puzzles\/(today|\w+-\d+)$/,
    load: () => import('../puzzles/puzzle-page.tsx').then(({ PuzzlePage }) => PuzzlePage),
  },
  {
    path: /^\/daily(?:\/(\d{4}-\d{2}-\d{2}))?$/,
    words: 'deals',
    load: () => import('../daily/daily-page.tsx').then(({ DailyPage }) => DailyPage),
  },
  {
    path: /^\/challenge$/,
    words: 'deals',
    load: () => import('../daily/challenge-page.tsx').then(({ ChallengePage }) => ChallengePage),
  },
  { path: /^\/about$/, load: () => import('./about.tsx').then(({ About }) => About) },
];

const NOWHERE: Route = { path: /^/, words: 'front', load: async () => Lost };

/** The page, once its words are there, too. */
async function open({ load, words = 'learn' }: Route): Promise<Page> {
  const [page] = await Promise.all([load(), loadWords(words)]);
  return page;
}

const routeTo = (path: string): Route => ROUTES.find(route => route.path.test(path)) ?? NOWHERE;

/** Begins to load the page of this address, before there is anything to show it in. */
export function fetchPage(): void {
  open(routeTo(address.value.path)).catch(() => {});
}

/** `at` tells one visit from the next: a page that is opened anew begins anew. */
const shown = signal<{ readonly page: Page; readonly props: PageProps; readonly at: string } | undefined>(undefined);

export function CurrentPage() {
  const { path, query } = address.value;
  useEffect(() => {
    let isCurrent = true;
    const route = routeTo(path);
    const params = route.path.exec(path)?.slice(1) ?? [];
    const show = (page: Page) => {
      if (isCurrent) shown.value = { page, props: { params, query }, at: path };
    };
    open(route).then(show, () => show(Failed));
    return () => {
      isCurrent = false;
    };
  }, [path, query]);
  const broken = useRef<typeof shown.value>(undefined);
  useErrorBoundary(error => {
    broken.current = shown.peek();
    reportError(error);
  });
  useFocusOnPage(shown.value?.at);
  if (!shown.value) return <p>{say('app.loading')}</p>;
  if (shown.value === broken.current) return <Broken />;
  const { page: Page, props, at } = shown.value;
  return <Page key={at} {...props} />;
}

/** The page that the browser itself opened: there the focus is the browser's. */
let isFirstPage = true;

/** Whoever follows a link by keyboard or ear goes on at the top of the new page, not at the end of the old one. */
function useFocusOnPage(at: string | undefined): void {
  useEffect(() => {
    if (at === undefined) return;
    const main = isFirstPage ? null : document.querySelector('main');
    isFirstPage = false;
    if (!main) return;
    main.tabIndex = -1;
    main.focus({ preventScroll: true });
  }, [at]);
}
