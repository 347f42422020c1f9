/** Which page is shown. Addresses are paths; the server answers all of them with the same document. */
import { signal } from '@preact/signals';

export interface PageAddress {
  readonly path: string;
  readonly query: URLSearchParams;
}

const read = (): PageAddress => ({ path: location.pathname, query: new URLSearchParams(location.search) });

export const address = signal<PageAddress>(read());

export function go(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  address.value = read();
  scrollTo(0, 0);
}

/** Follows links within the app without loading the document again. */
export function followLinks(): void {
  addEventListener('popstate', () => {
    address.value = read();
  });
  document.addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api/') || leadsWithinPage(link)) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}

/** Such as the link past the header: the browser itself knows how to follow it, focus included. */
const leadsWithinPage = (link: HTMLAnchorElement): boolean =>
  link.hash !== '' && link.pathname === location.pathname && link.search === location.search;

/** What a page is given: the parts of its address that vary. */
export interface PageProps {
  readonly params: readonly string[];
  readonly query: URLSearchParams;
}
