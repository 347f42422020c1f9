/** What a page is given: the parts of its address that vary. */
export interface PageProps {
  readonly params: readonly string[];
  readonly query: URLSearchParams;
}
