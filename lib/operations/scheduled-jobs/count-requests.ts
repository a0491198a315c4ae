import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Ongoing } from '@/lib/platform/jobs/repeat';
import { countEmptySearches } from '@/lib/search/synonyms/count-empty-searches';
import { noteSearch } from '@/lib/search/synonyms/note-search';
import { countPageViews } from '@/lib/internships/views/count-page-views';
import { countViews } from '@/lib/internships/views/count-views';
import { noteView } from '@/lib/internships/views/note-view';

/** Counts views and searches, but records nothing about visitors. */
export interface RequestCounter extends Ongoing {
  /** Counts this request once the response is sent. */
  note: (request: IncomingMessage, response: ServerResponse) => void;
}

/** Starts counting listing views, page views, and searches without results. `stop` stores the remaining counts. */
export function countRequests(): RequestCounter {
  const views = countViews();
  const searches = countEmptySearches();
  const pageViews = countPageViews();
  return {
    note: (request, response) => {
      noteView(request, response, views.seen);
      noteSearch(request, response, searches.seen);
    },
    stop: async () => void (await Promise.all([views.stop(), searches.stop(), pageViews.stop()])),
  };
}
