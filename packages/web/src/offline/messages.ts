/** What pages say to the service worker. */

/** The words for notices in the language of the page, since a push comes when no page is open. `with` has `{names}` in it. */
export interface NoticeWords {
  readonly turn: string;
  readonly shuffling: string;
  readonly with: string;
  readonly alone: string;
  readonly test: string;
}

export type Message = 'take-over' | { readonly noticeWords: NoticeWords };
