/** Which requests the kept client answers. */

/** Everything of ours but the server's own answers. */
export const isOurs = (url: URL, origin: string): boolean =>
  url.origin === origin && !/^\/(api|metrics|healthz|readyz)(\/|$)/.test(url.pathname);

/** Every page is the same document; a file that somebody opens by its address is itself. */
export const documentFor = (url: URL): string => (/\.\w+$/.test(url.pathname) ? url.pathname : '/index.html');
